import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildLedger } from '#/domain/provenance/provenance.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { type Ledger, LedgerContext } from './ledgerContext.ts';
import { LedgerTable } from './LedgerTable.tsx';
import { ledgerText } from './ledgerText.ts';
import { RouteSummary } from '#/features/shipment/route/RouteSummary.tsx';

const zone = 'America/Los_Angeles';
const losAngeles = samplePlace({ name: 'Los Angeles', locode: 'USLAX', zone });
const arrived = readMoment('2026-08-11T20:00:00Z', zone);
const estimate = (when: string, learned: string) =>
  sampleEvent('vessel_arrived', null, {
    id: learned,
    estimated: true,
    when: readMoment(when, zone),
    createdAt: parseInstant(learned),
    place: losAngeles,
  });
const arrival = (dataSource: string, when: string, learned: string) =>
  sampleEvent('vessel_arrived', null, {
    id: dataSource,
    when: readMoment(when, zone),
    createdAt: parseInstant(learned),
    dataSource,
    place: losAngeles,
  });
const byAis = arrival('ais', '2026-08-11T20:00:00Z', '2026-08-11T20:15:00Z');
const byCarrier = arrival('shipping_line', '2026-08-11T21:00:00Z', '2026-08-12T03:00:00Z');
const rawEvents = [
  estimate('2026-08-07T20:00:00Z', '2026-07-20T00:00:00Z'),
  estimate('2026-08-12T20:00:00Z', '2026-08-01T00:00:00Z'),
];

const record = sampleShipment({
  portOfDischarge: losAngeles,
  podOriginalEta: rawEvents[0]?.when ?? null,
  podEta: rawEvents[1]?.when ?? null,
  podAta: arrived,
  carrierTracking: {
    lastAttemptedAt: null,
    lastSucceededAt: parseInstant('2026-08-12T12:00:00Z'),
    stoppedAt: null,
    stoppedReason: null,
  },
});

function ledgerOf(events: readonly TransportEvent[], missing: Ledger['missing'] = null): Ledger {
  const container = sampleContainer({ podArrived: arrived });
  return { facts: buildLedger({ shipment: record, container, events, rawEvents }), rawEvents, missing };
}
function drawRoute(ledger: Ledger | null) {
  render(
    <LedgerContext value={ledger}>
      <RouteSummary shipment={record} container={null} />
    </LedgerContext>,
  );
}
const open = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-12T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a date on the page', () => {
  it('says who told it, and nothing before the events are read', () => {
    drawRoute(null);
    expect(screen.queryByRole('button')).toBeNull();
    drawRoute(ledgerOf([byAis]));
    expect(screen.getByRole('button', { name: 'AIS: proof of Arrived at port of discharge' })).toBeDefined();
  });

  it('opens its proof by keyboard: both clocks, the source, when it was learned, the lag', async () => {
    drawRoute(ledgerOf([byCarrier, byAis]));
    screen.getByRole('button', { name: /proof of Arrived/ }).focus();
    await userEvent.keyboard('{Enter}');
    const [first] = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Tue 11 Aug 13:00PDTTue 11 Aug 20:00UTC/);
    expect(first?.textContent).toContain(
      'by ship position (AIS), in the event, shipment record and container record',
    );
    expect(first?.textContent).toMatch(/Learned .*, 15 min later/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says beside it by how much sources differ, and shows both (docs/interface.md 5.3)', async () => {
    drawRoute(ledgerOf([byCarrier, byAis]));
    const proof = await open(/AIS · differs by 1 h/);
    expect(proof.getByText('2 sources differ by 1 h')).toBeDefined();
    expect(screen.getByText('AIS · differs by 1 h')).toBeDefined();
    const reported = proof.getAllByRole('listitem').map((item) => item.textContent);
    expect(reported[1]).toContain('Tue 11 Aug 14:00PDT');
    expect(reported[1]).toContain('carrier last answered 3 h ago');
  });

  it('keeps what was estimated, struck through, with when it was told (trap 18)', async () => {
    drawRoute(ledgerOf([byAis]));
    const proof = await open(/proof of Arrived/);
    const former = proof.getAllByText(/estimate, replaced by what happened/);
    expect(former).toHaveLength(2);
    for (const line of former) {
      expect(line.closest('li')?.querySelector('.line-through')).not.toBeNull();
    }
  });

  it('says "record only" where no event states it, and why that may be', async () => {
    drawRoute(ledgerOf([], 'events'));
    const proof = await open(/record only/);
    expect(proof.getByText(/the record does not say who told it/)).toBeDefined();
    expect(proof.getByText('The events could not be loaded, so only the records speak here.')).toBeDefined();
  });
});

describe('how the arrival moved', () => {
  it('stands in words, as a picture, and step by step on demand', async () => {
    drawRoute(ledgerOf([byAis]));
    const [stop] = screen.getAllByRole('listitem').slice(-1);
    expect(stop?.textContent).toContain('4 days later than first told (Fri 7 Aug → Tue 11 Aug), 1 revision');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('between Fri 7 Aug and Wed 12 Aug');
    await userEvent.click(screen.getByRole('button', { name: '1 revision' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
      'first told',
      '+5 days',
      'arrived, −1 day',
    ]);
  });

  it('compares only what the record says while the events are not there', () => {
    drawRoute(null);
    const [stop] = screen.getAllByRole('listitem').slice(-1);
    expect(stop?.textContent).toContain('4 days later than first told (Fri 7 Aug → Tue 11 Aug)');
    expect(stop?.textContent).not.toContain('revision');
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the proof of every date', () => {
  const { facts } = ledgerOf([byCarrier, byAis]);

  it('is a table with a row for each statement, its fact named in every row', () => {
    render(<LedgerTable label="Proof" facts={facts} />);
    const rows = within(screen.getByRole('table', { name: 'Proof' })).getAllByRole('row');
    expect(rows).toHaveLength(1 + facts.flatMap(({ statements }) => statements).length);
    expect(rows[1]?.textContent).toMatch(
      /Arrived at port of discharge.*Learned .*15 min later.*2 sources differ by 1 h/,
    );
    expect(within(rows[2] ?? document.body).getByRole('rowheader').textContent).toBe(
      'Arrived at port of discharge',
    );
  });

  it('is a text that proves a date in an e-mail', () => {
    const text = ledgerText('Container MSCU1234566', facts, instant(Date.parse('2026-08-12T15:00:00Z')));
    expect(text.split('\n').slice(0, 6)).toEqual([
      'Container MSCU1234566',
      'As known on Wed 12 Aug 15:00 UTC',
      '',
      'Arrived at port of discharge: 2 sources differ by 1 h',
      '  - Tue 11 Aug 13:00 PDT = Tue 11 Aug 20:00 UTC; by ship position (AIS) (event, shipment record and container record); learned Tue 11 Aug 20:15 UTC (15 min later)',
      '  - Tue 11 Aug 14:00 PDT = Tue 11 Aug 21:00 UTC; by the carrier (event); learned Wed 12 Aug 03:00 UTC (6 h later)',
    ]);
  });
});

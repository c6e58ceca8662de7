import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildLedger } from '#/domain/provenance/provenance.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { RouteTopic } from '#/features/shipment/facts/RouteTopic.tsx';
import { KeyDateCell } from '#/features/shipment/verdict/VerdictCells.tsx';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { WithLinks } from '#/test/withLinks.tsx';
import { instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { LedgerTable, ledgerText } from './ContainerLedger.tsx';
import { type Ledger, LedgerContext } from './WithLedger.tsx';

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
  return {
    facts: buildLedger({ shipment: record, container, events, rawEvents }),
    rawEvents,
    missing,
    unread: 0,
  };
}
function drawRoute(ledger: Ledger | null) {
  render(
    <LedgerContext value={ledger}>
      <dl>
        <KeyDateCell shipment={record} container={null} />
      </dl>
      <RouteTopic shipment={record} container={null} />
    </LedgerContext>,
    { wrapper: WithLinks },
  );
}
const open = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-12T15:00:00Z') });
});

describe('a date on the page', () => {
  it('has its source beside it once the events are loaded', () => {
    drawRoute(null);
    expect(screen.queryByRole('button')).toBeNull();
    drawRoute(ledgerOf([byAis]));
    expect(screen.getByRole('button', { name: 'AIS: sources of Vessel arrived' })).toBeDefined();
  });

  it('opens its sources by keyboard: both clocks, the source, when it was learned, the lag', async () => {
    drawRoute(ledgerOf([byCarrier, byAis]));
    screen.getByRole('button', { name: /sources of Vessel arrived/ }).focus();
    await userEvent.keyboard('{Enter}');
    const [first] = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Tue 11 Aug 13:00PDTTue 11 Aug 20:00UTC/);
    expect(first?.textContent).toContain('AIS, in the event, shipment record and container record');
    expect(first?.textContent).toMatch(/Received .*, 15 min later/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes by Escape also while the focus is still on what opened it', async () => {
    drawRoute(ledgerOf([byCarrier, byAis]));
    const button = screen.getByRole('button', { name: /sources of Vessel arrived/ });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    button.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says by how much sources differ, and shows both (docs/interface.md 5.3)', async () => {
    drawRoute(ledgerOf([byCarrier, byAis]));
    const dialog = await open(/AIS · differs by 1 h/);
    expect(dialog.getByText('2 sources differ by 1 h')).toBeDefined();
    expect(screen.getByText('AIS · differs by 1 h')).toBeDefined();
    const reported = dialog.getAllByRole('listitem').map((item) => item.textContent);
    expect(reported[1]).toContain('Tue 11 Aug 14:00PDT');
    expect(reported[1]).toContain('carrier last updated 3 h ago');
  });

  it('keeps former estimates, struck through, with when they were learned (trap 18)', async () => {
    drawRoute(ledgerOf([byAis]));
    const dialog = await open(/sources of Vessel arrived/);
    const former = dialog.getAllByText(/estimate, replaced by the actual/);
    expect(former).toHaveLength(2);
    for (const line of former) {
      expect(line.closest('li')?.querySelector('.line-through')).not.toBeNull();
    }
  });

  it('says "record only" where no event has it, and why', async () => {
    drawRoute(ledgerOf([], 'events'));
    const dialog = await open(/record only/);
    expect(dialog.getByText(/source not reported/)).toBeDefined();
    expect(dialog.getByText('Events could not be loaded, so only the records are shown.')).toBeDefined();
  });
});

describe('the ETA change', () => {
  it('is in words, as a plot, and revision by revision on demand', async () => {
    drawRoute(ledgerOf([byAis]));
    const topic = screen.getByRole('region', { name: 'Route' });
    expect(topic.textContent).toContain('4 d after original ETA (Fri 7 Aug → Tue 11 Aug), 1 revision');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('between Fri 7 Aug and Wed 12 Aug');
    await userEvent.click(screen.getByRole('button', { name: '1 revision' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
      'original ETA',
      '+5 days',
      'arrived, −1 day',
    ]);
  });

  it('is that of the record alone while the events are missing', () => {
    drawRoute(null);
    const topic = screen.getByRole('region', { name: 'Route' });
    expect(topic.textContent).toContain('4 d after original ETA (Fri 7 Aug → Tue 11 Aug)');
    expect(topic.textContent).not.toContain('revision');
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('date sources and history', () => {
  const { facts } = ledgerOf([byCarrier, byAis]);

  it('is a table with a row for each statement, its fact named in every row', () => {
    render(<LedgerTable label="Date sources" facts={facts} />);
    const rows = within(screen.getByRole('table', { name: 'Date sources' })).getAllByRole('row');
    expect(rows).toHaveLength(1 + facts.flatMap(({ statements }) => statements).length);
    expect(rows[1]?.textContent).toMatch(/Vessel arrived.*Received .*15 min later.*2 sources differ by 1 h/);
    expect(within(rows[2] ?? document.body).getByRole('rowheader').textContent).toBe('Vessel arrived');
  });

  it('is a text for an e-mail', () => {
    const text = ledgerText('Container MSCU1234566', facts, instant(Date.parse('2026-08-12T15:00:00Z')));
    expect(text.split('\n').slice(0, 6)).toEqual([
      'Container MSCU1234566',
      'As of Wed 12 Aug 15:00 UTC',
      '',
      'Vessel arrived: 2 sources differ by 1 h',
      '  - Tue 11 Aug 13:00 PDT = Tue 11 Aug 20:00 UTC; AIS (event, shipment record and container record); received Tue 11 Aug 20:15 UTC (15 min later)',
      '  - Tue 11 Aug 14:00 PDT = Tue 11 Aug 21:00 UTC; carrier (event); received Wed 12 Aug 03:00 UTC (6 h later)',
    ]);
  });
});

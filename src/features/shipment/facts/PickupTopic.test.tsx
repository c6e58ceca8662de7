import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import type { DataSupplier } from './FactList.tsx';
import { PickupTopic } from './PickupTopic.tsx';

const zone = 'America/Los_Angeles';

const shipment = sampleShipment({
  portOfDischarge: samplePlace({ name: 'Los Angeles', locode: 'USLAX', zone }),
  destination: samplePlace({ type: 'metro_area', name: 'Chicago', locode: 'USCHI', zone: 'America/Chicago' }),
});

function draw(
  reported: Partial<Container>,
  tracking: Partial<CarrierTracking> = {},
  sources: readonly DataSupplier[] = [],
) {
  render(
    <PickupTopic
      charges={[]}
      sources={sources}
      container={sampleContainer({
        podZone: zone,
        terminalCheckedAt: parseInstant('2026-08-12T12:00:00Z'),
        ...reported,
      })}
      shipment={{ ...shipment, carrierTracking: { ...shipment.carrierTracking, ...tracking } }}
    />,
  );
}
/** What stands beside the name of a fact. */
const fact = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-12T15:00:00Z') });
});

describe('the facts of the pickup', () => {
  it('separates what is not reported from what there is none of (trap 9)', () => {
    draw({ holds: null, fees: [] });
    expect(fact('Fees')).toBe('None');
    expect(screen.getByText(/^Not reported: /).textContent).toMatch(
      /^Not reported: last free day, holds, pickup appointment/,
    );
  });

  it('lists every hold, also two of one name, and unknown words as text (trap 7)', () => {
    draw({
      holds: [
        { name: 'other', status: 'hold', description: 'LINE RELEASE <REQ>' },
        { name: 'other', status: 'hold', description: null },
        { name: 'moon', status: 'frozen', description: null },
      ],
    });
    expect(screen.getAllByText('Other hold')).toHaveLength(2);
    expect(screen.getByText('LINE RELEASE <REQ>')).toBeDefined();
    expect(screen.getByText('moon hold')).toBeDefined();
    expect(document.querySelectorAll('q')).toHaveLength(1);
  });

  it('says what a hold means beside the words of the terminal, where the service does', () => {
    const detail = 'Customs scans the container.';
    draw({ holds: [{ name: 'VACIS', status: 'hold', description: 'VACIS HOLD', detail }] });
    expect(fact('Holds')).toContain(detail);
    expect(fact('Holds')).toContain('VACIS HOLD');
  });

  it('has what its terminal says of the facts that it supplies', () => {
    const notes = [
      { attribute: 'fees_at_pod_terminal', text: 'Listed from the first day.' },
      { attribute: 'moon_phase', text: 'At night only.' },
    ];
    const provided = { missing: [], notes };
    draw({ podTerminal: { type: 'terminal', id: 'lbct', name: 'LBCT', provided } });
    expect(fact('Terminal notes')).toBe('Fees: Listed from the first day.At night only.');
  });

  it('says of what is missing alone that a source never provides it', () => {
    const provided = { missing: ['ssl_lfd', 'holds_at_pod_terminal', 'fees_at_pod_terminal'], notes: [] };
    draw({ holds: [] }, {}, [{ name: 'MAERSK', provided }]);
    expect(screen.getByText('MAERSK does not provide last free day, fees')).toBeDefined();
  });

  it('does not count a reported total on top of its items (trap 8)', () => {
    draw({
      fees: [
        { type: 'demurrage', amount: 850, currencyCode: 'USD' },
        { type: 'exam', amount: 450, currencyCode: 'USD' },
        { type: 'total', amount: 1300, currencyCode: 'USD' },
      ],
    });
    expect(fact('Fees')).toMatch(/^1,300 USD/);
  });

  it('invents no currency (trap 9)', () => {
    draw({ fees: [{ type: 'demurrage', amount: 12, currencyCode: null }] });
    expect(fact('Fees')).toBe('12 (currency not reported)');
  });

  it('warns on the earliest last free day, also where the carrier has a later one (trap 13)', () => {
    draw({
      deadlines: {
        line: readMoment('2026-08-18T07:00:00Z', zone),
        terminal: readMoment('2026-08-14T07:00:00Z', zone),
        rail: null,
      },
    });
    expect(fact('Last free day')).toMatch(
      /^Fri 14 AugLFD in 2 days.?Terminal.*earliest.*Tue 18 AugLFD in 6 days.?Carrier LFD/,
    );
  });

  it('counts calendar days, so that the whole last free day is free (trap 11)', () => {
    vi.setSystemTime(Date.parse('2026-08-13T03:00:00Z'));
    draw({ deadlines: { line: null, terminal: readMoment('2026-08-12T07:00:00Z', zone), rail: null } });
    expect(fact('Last free day')).toContain('LFD today');
  });

  it('does not shift a last free day to the day before for a viewer west of the place (trap 12)', () => {
    draw({ deadlines: { line: readMoment('2026-08-20', null), terminal: null, rail: null } });
    expect(fact('Last free day')).toMatch(/^Thu 20 Aug/);
  });

  it('withholds the countdown with its reason when the terminal was not checked lately (trap 15)', () => {
    draw({
      terminalCheckedAt: parseInstant('2026-08-01T12:00:00Z'),
      deadlines: { line: null, terminal: readMoment('2026-08-10T07:00:00Z', zone), rail: null },
    });
    expect(fact('Last free day')).toMatch(/Days left not counted\. Terminal last checked 11 days ago\./);
    expect(fact('Last free day')).not.toMatch(/past/);
  });

  it('takes a total that stands alone for what is owed (trap 8)', () => {
    draw({ fees: [{ type: 'total', amount: 2000, currencyCode: 'USD' }] });
    expect(fact('Fees')).toBe('2,000 USD');
  });

  it('keeps two currencies apart (trap 9)', () => {
    draw({
      fees: [
        { type: 'demurrage', amount: 850, currencyCode: 'USD' },
        { type: 'exam', amount: 120, currencyCode: 'CAD' },
      ],
    });
    expect(fact('Fees')).toMatch(/^850 USD and 120 CAD/);
  });

  it('calls a pickup on the last free day in time (trap 10, a live pair from Detroit)', () => {
    draw({
      podZone: 'America/Detroit',
      deadlines: { line: null, terminal: readMoment('2026-02-26T05:00:00Z', 'America/Detroit'), rail: null },
      podFullOut: readMoment('2026-02-26T14:53:00Z', 'America/Detroit'),
    });
    expect(fact('Last free day')).toContain('Picked up in time.');
    expect(fact('Last free day')).not.toMatch(/past|in \d/);
  });

  it('names the place in whose calendar each last free day is (trap 14)', () => {
    const inland = { finalDestinationZone: 'America/Chicago', inlandRailCarrier: 'BNSF' };
    draw({
      ...inland,
      deadlines: {
        line: readMoment('2026-08-18T05:00:00Z', 'America/Chicago'),
        terminal: readMoment('2026-08-13T07:00:00Z', zone),
        rail: readMoment('2026-08-14T05:00:00Z', 'America/Chicago'),
      },
    });
    expect(fact('Last free day')).toMatch(
      /Thu 13 Aug.*Terminal LFD, in Los Angeles.*Fri 14 Aug.*Rail LFD, in Chicago.*Tue 18 Aug.*Carrier LFD, in Chicago/,
    );
  });

  it('leaves the carrier’s last free day at the port where nothing goes inland, whatever zone is reported (trap 14)', () => {
    draw({
      finalDestinationZone: 'Asia/Shanghai',
      deadlines: { line: readMoment('2026-08-18T07:00:00Z', zone), terminal: null, rail: null },
    });
    expect(fact('Last free day')).toMatch(/^Tue 18 AugLFD in 6 days.?Carrier LFD, in Los Angeles/);
  });

  it('says that the zone of a last free day is unknown, and keeps its digits (traps 12, 20)', () => {
    draw({
      podZone: null,
      deadlines: { line: null, terminal: readMoment('2026-08-20T00:00:00Z', null), rail: null },
    });
    expect(fact('Last free day')).toMatch(/^Thu 20 Aug.*Terminal LFD, zone unknown/);
  });

  it('withholds the countdown when tracking has stopped (trap 15)', () => {
    draw(
      { deadlines: { line: null, terminal: readMoment('2026-08-10T07:00:00Z', zone), rail: null } },
      { stoppedReason: 'past_full_out_window' },
    );
    expect(fact('Last free day')).toMatch(/Days left not counted\. Tracking stopped/);
  });

  it('shows a last free day a year ahead without urgency (trap 16)', () => {
    draw({ deadlines: { line: null, terminal: readMoment('2027-08-12T07:00:00Z', zone), rail: null } });
    expect(fact('Last free day')).toMatch(/^Thu 12 Aug 2027LFD in 365 days/);
    expect(screen.getByText('LFD in 365 days').className).not.toMatch(/attention|problem/);
  });
});

import { describe, expect, it } from 'vitest';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { type Moment, readMoment } from '#/time/moment.ts';
import { arrivalCalls, portArrival } from './dayArrival.ts';

const now = instant(Date.parse('2026-08-15T23:30:00Z'));
const emma = { id: null, imo: '9000003', name: 'EMMA' };
const at = (hour: number): Moment | null =>
  readMoment(`2026-08-15T${String(hour).padStart(2, '0')}:00:00Z`, 'America/Los_Angeles');

function callsOf(shipments: readonly Partial<Shipment>[]) {
  const arrivals = shipments.flatMap((known, index) => {
    const containers = [sampleContainer({ number: `MSCU000000${index}` })];
    const shipment = sampleShipment({
      id: String(index),
      portOfDischarge: samplePlace({ locode: 'USLAX' }),
      podVessel: emma,
      containers,
      ...known,
    });
    return portArrival(shipment, containers, now) ?? [];
  });
  return arrivalCalls(arrivals).map(({ from, to, status, boxes }) => ({
    from,
    to,
    status,
    count: boxes.length,
  }));
}

describe('the call of a vessel', () => {
  it('is one for all carriers on it, with the first and the last time that they report', () => {
    expect(
      callsOf([{ podEta: at(21) }, { podEta: at(18), podVoyageNumber: '546E' }, { podEta: at(20) }]),
    ).toEqual([{ from: at(18), to: at(21), status: 'overdue', count: 3 }]);
  });

  it('is expected as long as any of these times has not passed', () => {
    const tomorrow = readMoment('2026-08-16T02:00:00Z', 'America/Los_Angeles');
    expect(callsOf([{ podEta: at(18) }, { podEta: tomorrow }])).toEqual([
      { from: at(18), to: tomorrow, status: 'expected', count: 2 },
    ]);
  });

  it('is actual for all once one carrier reports it, at the time of that report', () => {
    expect(callsOf([{ podEta: at(21) }, { podAta: at(19) }])).toEqual([
      { from: at(19), to: at(19), status: 'actual', count: 2 },
    ]);
  });

  it('is separate for a shipment whose vessel is not reported', () => {
    expect(callsOf([{ podEta: at(21) }, { podEta: at(21), podVessel: null }])).toHaveLength(2);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArrivalState, arrivalStates } from '#/domain/arrival/arrivalState.ts';
import { arrivalPresets, nextThreeDays } from '#/domain/arrival/presets.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { trackingStates } from '#/domain/status/carrierTracking.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { valueLabel } from '#/wording/listFacets.ts';
import { facetCounts } from './facetCounts.ts';
import { shipmentFacets } from './facetNames.ts';
import { fleetRows } from './list.ts';
import type { FleetFilter } from './view.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
/** A tracked carrier that last updated so many days ago. */
const updated = (days: number) => ({
  lastAttemptedAt: now,
  lastSucceededAt: instant(now - days * 86_400_000),
  stoppedAt: null,
  stoppedReason: null,
});
const losAngeles = samplePlace({ locode: 'USLAX', name: 'Los Angeles' });
const maersk = { scac: 'MAEU', name: 'A.P. Moller Maersk', shortName: 'Maersk' };
const fleet = [
  sampleShipment({
    billOfLading: 'MAEU1',
    carrier: maersk,
    portOfDischarge: losAngeles,
    customerName: 'Müller & Söhne',
    tags: ['spring-2026'],
    podVessel: { id: 'v', imo: '9321483', name: 'EMMA MAERSK' },
    podEta: readMoment('2026-08-15T12:00:00Z', 'America/Los_Angeles'),
    carrierTracking: updated(6),
    containers: [
      sampleContainer({ number: 'MSCU1234567', currentStatus: 'available' }),
      sampleContainer({ number: 'TCLU0000001', currentStatus: 'on_ship', refNumbers: ['PO-77'] }),
    ],
  }),
  sampleShipment({
    billOfLading: 'HLCU2',
    carrier: { scac: 'HLCU', name: 'Hapag-Lloyd', shortName: null },
    portOfDischarge: samplePlace({ id: 'x', name: 'Somewhere' }),
    tags: ['autumn', 'urgent'],
    podEta: readMoment('2026-08-10T12:00:00Z', 'America/Los_Angeles'),
    carrierTracking: { ...updated(1), stoppedReason: 'cancelled_by_user' },
    containers: [sampleContainer({ number: 'HLXU0000002', currentStatus: 'in_orbit' })],
  }),
  sampleShipment({ billOfLading: 'BOOKING3', carrier: maersk, carrierTracking: updated(8) }),
];

const rowsOf = (filter: FleetFilter) => fleetRows(fleet, 'shipment', filter, now);
const found = (filter: FleetFilter) =>
  rowsOf(filter).map((row) =>
    [row.shipment.billOfLading, ...row.containers.map((one) => one.number)].join(' '),
  );

describe('the list', () => {
  it('without a filter is everything, each the same object', () => {
    expect(rowsOf({}).map(({ shipment }) => shipment)).toEqual(fleet);
    expect(rowsOf({ q: ' ', status: [] })[0]).toBe(rowsOf({})[0]);
  });

  it.each(['maeu1', 'emma', 'los angeles', 'müller', 'SPRING', 'uslax', '9321483', 'moller emma'])(
    'text %j finds the shipment with all its containers',
    (q) => expect(found({ q })).toEqual(['MAEU1 MSCU1234567 TCLU0000001']),
  );

  it.each(['mscu 123-456 7', '1234567', 'emma 1234567'])('text %j narrows to the container', (q) => {
    expect(found({ q })).toEqual(['MAEU1 MSCU1234567']);
  });

  it('text finds a container by its reference', () => {
    expect(found({ q: 'po-77' })).toEqual(['MAEU1 TCLU0000001']);
  });

  it('text does not match across two fields or as a pattern', () => {
    expect(found({ q: 'maeu1m' })).toEqual([]);
    expect(found({ q: '.*' })).toEqual([]);
  });

  it('text of a hundred thousand characters is answered like any other', () => {
    const words = Array.from({ length: 15_000 }, (_, index) => `w${index}`).join(' ');
    expect(found({ q: words })).toEqual([]);
    expect(found({ q: 'emma '.repeat(20_000) })).toEqual(['MAEU1 MSCU1234567 TCLU0000001']);
  });

  it('status keeps only the containers that have it', () => {
    expect(found({ status: ['available', 'in_orbit'] })).toEqual(['MAEU1 MSCU1234567', 'HLCU2 HLXU0000002']);
  });

  it('carrier goes by SCAC, and port by LOCODE or by name where it has none', () => {
    expect(found({ carrier: ['MAEU'] })).toEqual(['MAEU1 MSCU1234567 TCLU0000001', 'BOOKING3']);
    expect(found({ pod: ['SOMEWHERE'] })).toEqual(['HLCU2 HLXU0000002']);
  });
});

describe('the list by other facts', () => {
  it('tracking: updated within 7 days, not since, or stopped', () => {
    expect(found({ tracking: ['on'] })).toEqual(['MAEU1 MSCU1234567 TCLU0000001']);
    expect(found({ tracking: ['stale', 'stopped'] })).toEqual(['HLCU2 HLXU0000002', 'BOOKING3']);
  });

  it('arrival: proven by any later event, else overdue, estimated or not reported', () => {
    const due = (billOfLading: string, podEta: string | null) =>
      sampleShipment({ billOfLading, podEta: readMoment(podEta, 'America/Los_Angeles') });
    const shipments = [
      ...fleet,
      due('FUTURE', '2026-08-12T15:00:01Z'),
      // The source may know only the day, and that lasts until midnight in Los Angeles.
      due('TODAY', '2026-08-12T07:00:00Z'),
      due('LATE', '2026-08-12T14:59:59Z'),
    ];
    const among = (arrival: ArrivalState) =>
      fleetRows(shipments, 'shipment', { arrival: [arrival] }, now).map(({ id }) => id);
    expect(among('arrived')).toEqual(['MAEU1']);
    expect(among('expected')).toEqual(['FUTURE', 'TODAY']);
    expect(among('overdue')).toEqual(['HLCU2', 'LATE']);
    expect(among('not_reported')).toEqual(['BOOKING3']);
  });

  it('tags: any of those chosen, as they were written', () => {
    expect(found({ tag: ['urgent'] })).toEqual(['HLCU2 HLXU0000002']);
    expect(found({ tag: ['URGENT'] })).toEqual([]);
  });

  it('the days of arrival', () => {
    expect(found({ from: 'today', to: '+7d' })).toEqual(['MAEU1 MSCU1234567 TCLU0000001']);
    expect(found({ to: '-1d' })).toEqual(['HLCU2 HLXU0000002']);
  });
});

describe('a list by container', () => {
  const rows = (filter: FleetFilter) => fleetRows(fleet, 'container', filter, now);

  it('has a row for each container, and none for a booking without any', () => {
    expect(rows({}).map(({ containers }) => containers.map(({ number }) => number))).toEqual([
      ['MSCU1234567'],
      ['TCLU0000001'],
      ['HLXU0000002'],
    ]);
  });

  it('has rows with the whole shipment, the same objects under every filter', () => {
    const [row] = rows({ q: '1234567' });
    expect(row?.shipment).toBe(fleet[0]);
    expect(rows({ status: ['available'] })).toEqual([row]);
    expect(rows({})[0]).toBe(row);
  });

  it('is counted by its rows', () => {
    expect(runToCompletion(facetCounts(fleet, 'container', {}, now, valueLabel)).carrier).toEqual([
      { value: 'MAEU', name: 'Maersk', count: 2 },
      { value: 'HLCU', name: 'Hapag-Lloyd', count: 1 },
    ]);
  });
});

describe('the counts', () => {
  it('are what choosing a value would give, whatever is chosen in the same facet', () => {
    const counts = runToCompletion(facetCounts(fleet, 'shipment', { carrier: ['HLCU'] }, now, valueLabel));
    expect(counts.carrier).toEqual([
      { value: 'MAEU', name: 'Maersk', count: 2 },
      { value: 'HLCU', name: 'Hapag-Lloyd', count: 1 },
    ]);
    expect(counts.pod).toEqual([{ value: 'SOMEWHERE', name: 'Somewhere', count: 1 }]);
  });

  it('are rows: a shipment is one, however many of its containers have a value', () => {
    const counted = (by: 'shipment' | 'container') =>
      runToCompletion(facetCounts(fleet, by, {}, now, valueLabel)).status.reduce(
        (sum, { count }) => sum + count,
        0,
      );
    const one = sampleShipment({
      id: 'both',
      containers: ['a', 'b'].map((id) => sampleContainer({ id, currentStatus: 'available' })),
    });
    const available = (by: 'shipment' | 'container') =>
      runToCompletion(facetCounts([one], by, {}, now, valueLabel)).status.find(
        ({ value }) => value === 'available',
      )?.count;
    expect([available('shipment'), available('container')]).toEqual([1, 2]);
    expect(counted('shipment')).toBeLessThanOrEqual(counted('container'));
  });

  it('list all 13 statuses, then unknown words', () => {
    const { status } = runToCompletion(facetCounts(fleet, 'shipment', {}, now, valueLabel));
    expect(status).toHaveLength(14);
    expect(status.at(-1)).toEqual({ value: 'in_orbit', name: null, count: 1 });
  });

  it('leave out a shipment that cannot be judged, and nothing else', () => {
    const unreadable = {
      ...sampleShipment({ id: 'unreadable' }),
      get tags(): readonly string[] {
        throw new TypeError('no list');
      },
    };
    const counted = (shipments: readonly Shipment[]) =>
      runToCompletion(facetCounts(shipments, 'container', {}, now, valueLabel));
    expect(counted([unreadable, ...fleet])).toEqual(counted(fleet));
  });

  it('list a chosen value that nothing has', () => {
    expect(
      runToCompletion(facetCounts([], 'shipment', { pod: ['NLRTM'], status: ['x'] }, now, valueLabel)),
    ).toMatchObject({
      pod: [{ value: 'NLRTM', count: 0 }],
      status: { length: 14 },
    });
  });

  it('count as arriving what has yet to arrive, not what arrived today', () => {
    const eta = readMoment('2026-08-13T20:00:00Z', 'America/Los_Angeles');
    const ata = readMoment('2026-08-12T10:00:00Z', 'America/Los_Angeles');
    const shipments = [
      sampleShipment({ id: 'due', podEta: eta }),
      sampleShipment({ id: 'here', podAta: ata }),
    ];
    const counts = runToCompletion(facetCounts(shipments, 'shipment', {}, now, valueLabel));
    expect([counts.arriving, counts.window[arrivalPresets.indexOf(nextThreeDays)]]).toEqual([1, 2]);
  });

  it('agree with the list for every single choice', () => {
    const filters = fc.record(
      {
        q: fc.constantFrom('', 'm', '1', 'maersk', 'po-77'),
        status: fc.subarray(['available', 'on_ship', 'in_orbit']),
        carrier: fc.subarray(['MAEU', 'HLCU']),
        pod: fc.subarray(['USLAX', 'SOMEWHERE']),
        tag: fc.subarray(['spring-2026', 'urgent']),
        tracking: fc.subarray([...trackingStates]),
        arrival: fc.subarray([...arrivalStates]),
        from: fc.constantFrom(undefined, 'today', '-3d'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, fc.constantFrom('shipment', 'container'), (filter, by) => {
        const counts = runToCompletion(facetCounts(fleet, by, filter, now, valueLabel));
        const rows = (choice: FleetFilter) => fleetRows(fleet, by, { ...filter, ...choice }, now);
        for (const { value, count } of counts.status) {
          expect(rows({ status: [value] }).flatMap((row) => row.containers)).toHaveLength(count);
        }
        for (const facet of shipmentFacets) {
          for (const { value, count } of counts[facet]) {
            expect(rows({ [facet]: [value] }), `${facet} ${value}`).toHaveLength(count);
          }
        }
        for (const [place, { from, to }] of arrivalPresets.entries()) {
          expect(rows({ from, to }), `${from} ${to}`).toHaveLength(counts.window[place] ?? -1);
        }
        const soon = rows({ arrival: ['expected'], from: 'today', to: '+3d' });
        expect(soon, 'arriving').toHaveLength(counts.arriving);
      }),
    );
  });
});

it('a container that two shipments name is two rows, each with an id of its own, and needs attention once', () => {
  const shared = sampleContainer({
    id: 'c',
    currentStatus: 'available',
    lastFreeDay: readMoment('2026-08-01', null),
  });
  const both = ['a', 'b'].map((id) =>
    sampleShipment({ id, containers: [shared], carrierTracking: updated(0) }),
  );
  const rows = fleetRows(both, 'container', {}, now);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  const { items } = findExceptions({
    shipments: both,
    requests: [],
    now,
    settings: defaultExceptionSettings,
  });
  expect(items.length).toBeGreaterThan(0);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

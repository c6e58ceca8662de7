import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shipment } from '#/domain/records/shipment.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { describeCell } from '#/wording/listCells.ts';
import { fleetColumns } from './columns.ts';
import { fleetRows } from './list.ts';
import { keepOrder, orderRows, orderText } from './order.ts';
import { parseOrder as readOrder } from './search.ts';
import { defaultOrder } from './view.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const parseOrder = (text: string) => readOrder(text) ?? defaultOrder;
const losAngeles = 'America/Los_Angeles';
const ordered = (shipments: readonly Shipment[], sort: string) =>
  orderRows(
    fleetRows(shipments, 'shipment', {}, now),
    parseOrder(sort),
    { now, limits: usualLimits },
    describeCell,
  ).map(({ id }) => id);

const arriving = (id: string, podEta: string | null, podAta: string | null = null) =>
  sampleShipment({ id, podEta: readMoment(podEta, losAngeles), podAta: readMoment(podAta, losAngeles) });

describe('the order by arrival', () => {
  const fleet = [
    arriving('not reported', null),
    arriving('arrived long ago', '2026-07-01T00:00:00Z', '2026-07-02T00:00:00Z'),
    arriving('far', '2026-09-20T00:00:00Z'),
    arriving('arrived lately', '2026-08-10T00:00:00Z', '2026-08-11T00:00:00Z'),
    arriving('overdue', '2026-08-09T00:00:00Z'),
    arriving('near', '2026-08-14T00:00:00Z'),
  ];

  it('puts estimates first, actual arrivals after them, and what is not reported last', () => {
    expect(ordered(fleet, 'arrival')).toEqual([
      'overdue',
      'near',
      'far',
      'arrived long ago',
      'arrived lately',
      'not reported',
    ]);
  });

  it('follows the arrow of its heading, also where all have arrived', () => {
    const arrived = fleet.filter(({ id }) => id.startsWith('arrived'));
    expect(ordered(arrived, 'arrival')).toEqual(['arrived long ago', 'arrived lately']);
    expect(ordered(arrived, '-arrival')).toEqual(['arrived lately', 'arrived long ago']);
  });

  it('descending puts the last arrival first without putting the past before the future', () => {
    expect(ordered(fleet, '-arrival')).toEqual([
      'far',
      'near',
      'overdue',
      'arrived lately',
      'arrived long ago',
      'not reported',
    ]);
  });
});

describe('the order by a column', () => {
  it('reads numbers in names as numbers and puts missing names last in both directions', () => {
    const carriers = ['Carrier 10', null, 'carrier 9'].map((shortName, index) =>
      sampleShipment({ id: String(index), carrier: { scac: null, name: null, shortName } }),
    );
    expect(ordered(carriers, 'carrier')).toEqual(['2', '0', '1']);
    expect(ordered(carriers, '-carrier')).toEqual(['0', '2', '1']);
  });

  it('of statuses is that of the journey and not of the alphabet', () => {
    const fleet = ['picked_up', null, 'on_ship', 'in_orbit', 'available'].map((currentStatus) =>
      sampleShipment({ id: `${currentStatus}`, containers: [sampleContainer({ currentStatus })] }),
    );
    expect(ordered(fleet, 'status')).toEqual(['on_ship', 'available', 'picked_up', 'null', 'in_orbit']);
  });

  it('of readiness puts first what can be picked up now', () => {
    const fleet = [false, null, true].map((availableForPickup) =>
      sampleShipment({
        id: `${availableForPickup}`,
        containers: [sampleContainer({ availabilityKnown: availableForPickup !== null, availableForPickup })],
      }),
    );
    expect(ordered(fleet, 'ready')).toEqual(['true', 'null', 'false']);
  });

  it('of free days is by the earliest that still waits, and stale data has no count', () => {
    const due = (day: string, more: object = {}) =>
      sampleContainer({
        number: day,
        deadlines: { line: readMoment(day, null), terminal: null, rail: null },
        terminalCheckedAt: now,
        ...more,
      });
    const fleet = [
      sampleShipment({ id: 'stale', containers: [due('2026-08-01', { terminalCheckedAt: null })] }),
      sampleShipment({ id: 'later', containers: [due('2026-08-20'), due('2026-08-18')] }),
      sampleShipment({
        id: 'gone and sooner',
        containers: [due('2026-08-02', { podFullOut: readMoment('2026-08-01', null) }), due('2026-08-14')],
      }),
    ];
    expect(ordered(fleet, 'daysLeft')).toEqual(['gone and sooner', 'later', 'stale']);
    expect(ordered(fleet, '-daysLeft')).toEqual(['later', 'gone and sooner', 'stale']);
  });
});

const moments = fc.constantFrom(null, '2026-08-01', '2026-08-09T10:00:00Z', '2026-08-20T03:00:00Z');
const shipments = fc
  .array(
    fc.record({
      billOfLading: fc.constantFrom('A1', 'a10', 'A2', 'Ä2', 'B'),
      podEta: moments,
      podAta: moments,
      containers: fc.array(fc.constantFrom('new', 'on_ship', 'odd', null), { maxLength: 3 }),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map((one, index) =>
      sampleShipment({
        id: `s${index}`,
        billOfLading: one.billOfLading,
        podEta: readMoment(one.podEta, losAngeles),
        podAta: readMoment(one.podAta, null),
        containers: one.containers.map((currentStatus, nth) =>
          sampleContainer({ id: `c${index}.${nth}`, number: `MSCU${nth}`, currentStatus }),
        ),
      }),
    ),
  );
const sorts = fc
  .tuple(fc.constantFrom('', '-'), fc.constantFrom(...fleetColumns.map(({ id }) => id)))
  .map((parts) => parseOrder(parts.join('')));
const kinds = fc.constantFrom('shipment', 'container');

describe('any order', () => {
  it('loses and invents nothing', () => {
    fc.assert(
      fc.property(shipments, kinds, sorts, (fleet, by, order) => {
        const rows = fleetRows(fleet, by, {}, now);
        const after = orderRows(rows, order, { now, limits: usualLimits }, describeCell);
        expect(new Set(after)).toEqual(new Set(rows));
        expect(after).toHaveLength(rows.length);
      }),
    );
  });

  it('keeps the order of the service among equals, in both directions', () => {
    fc.assert(
      fc.property(shipments, fc.constantFrom('number', '-number'), (fleet, sort) => {
        const place = new Map(fleet.map(({ id }, index) => [id, index]));
        const rows = orderRows(
          fleetRows(fleet, 'shipment', {}, now),
          parseOrder(sort),
          {
            now,
            limits: usualLimits,
          },
          describeCell,
        );
        const equals = Map.groupBy(rows, ({ shipment }) => shipment.billOfLading);
        for (const members of equals.values()) {
          const places = members.map(({ id }) => place.get(id) ?? 0);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('is the same whether a filtered list is sorted or picked from the sorted whole', () => {
    fc.assert(
      fc.property(
        shipments,
        kinds,
        sorts,
        fc.constantFrom('a', '2', 'mscu1', 'zz'),
        (fleet, by, order, q) => {
          const whole = orderRows(
            fleetRows(fleet, by, {}, now),
            order,
            { now, limits: usualLimits },
            describeCell,
          );
          const rows = fleetRows(fleet, by, { q }, now);
          expect(keepOrder(whole, rows, order, { now, limits: usualLimits }, describeCell)).toEqual(
            orderRows(rows, order, { now, limits: usualLimits }, describeCell),
          );
        },
      ),
    );
  });
});

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

it('orders letters, accents and numbers as a reader of English does', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'A', 'b', 'B', 'z', 'Z', 'ä', 'É', 'ñ', '0', '1', '2', '7'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [a, b] = [orderText(one), orderText(other)];
      expect(a === b ? 0 : a < b ? -1 : 1).toBe(collator.compare(one, other));
    }),
    { numRuns: 2000 },
  );
});

it('orders a number of a thousand digits by its size', () => {
  const long = '9'.repeat(1000);
  expect(orderText(long) < orderText(`1${long}`)).toBe(true);
  expect(orderText('7') < orderText(long)).toBe(true);
});

it('orders a number by its size however many zeros stand before it', () => {
  expect(orderText('PO 0007')).toBe(orderText('PO 7'));
  expect(orderText('0') < orderText('0001')).toBe(true);
});

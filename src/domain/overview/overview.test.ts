import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fleetRows } from '#/domain/list/list.ts';
import { listCosts } from '#/domain/list/listCosts.ts';
import { readFleetSearch } from '#/domain/list/search.ts';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { runs } from '#/test/runs.ts';
import { fresh, local, now, zone } from '#/test/samples/exceptions.ts';
import { fleetPlaces as places, fleets } from '#/test/samples/fleets.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { addDays, type CalendarDay, parseCalendarDay } from '#/time/calendarDay.ts';
import { day } from '#/time/durations.ts';
import { readMoment } from '#/time/moment.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { arrivalsBetween, arrivalsOf, busiestPort } from './arrivalsAhead.ts';
import type { Figure } from './figure.ts';
import { overview } from './overview.ts';

const today = parseCalendarDay('2026-08-12') ?? expect.fail('no day');
const book = { tariffs: sampleTariffs.map((tariff) => ({ ...tariff, isOn: true })), calendars: [] };

const changedOf = (shipments: readonly Shipment[]) =>
  new Set(shipments.flatMap(({ id }, at) => (at % 2 === 0 ? [id] : [])));

const overviewOf = (shipments: readonly Shipment[], on: CalendarDay = today) =>
  runToCompletion(overview({ shipments, book, changed: changedOf(shipments), now, today: on }));

/** Every figure in it, however deep. */
function figuresIn(value: unknown): readonly Figure[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'search' in value && 'count' in value ? [value as Figure] : [];
  return [...own, ...Object.values(value).flatMap(figuresIn)];
}

/** The rows of the list at an address. */
function rowsAt({ search }: Figure, shipments: readonly Shipment[]): number {
  const {
    view: { by, filter },
    ignored,
  } = readFleetSearch(search);
  expect(ignored).toEqual([]);
  const named = filter.cost ? listCosts(book).containersIn(filter.cost, shipments, now) : null;
  const some = filter.changed ? shipments.filter(({ id }) => changedOf(shipments).has(id)) : shipments;
  return fleetRows(some, by, { ...filter, named }, now).length;
}

it('counts in every figure the rows of the list that it leads to', () => {
  fc.assert(
    fc.property(fleets, (shipments) => {
      const found = overviewOf(shipments);
      expect(found.rejected).toBe(0);
      const figures = figuresIn(found);
      expect(figures.length).toBeGreaterThan(30);
      for (const figure of figures)
        expect([figure.search, figure.count]).toEqual([figure.search, rowsAt(figure, shipments)]);
      // Any days that a reader selects.
      const { everywhere, ports } = found.arrivals;
      for (const { days, port } of [{ ...everywhere, port: undefined }, ...ports])
        for (const [from, to] of [
          [0, 0],
          [3, 17],
          [50, 55],
        ] as const) {
          const figure = arrivalsBetween(days, from, to, port);
          expect(figure.count).toBe(rowsAt(figure, shipments));
        }
    }),
    { numRuns: 1_000 },
  );
}, 120_000);

it('adds up, and does not depend on the order of the shipments', () => {
  fc.assert(
    fc.property(fleets, (shipments) => {
      const { all, arrivals, freeTime, places: where } = overviewOf(shipments);
      const sum = (figures: readonly { readonly count: number }[]) =>
        figures.reduce((total, { count }) => total + count, 0);
      expect(where.underWay.count + where.returned.count + where.notReported.count).toBe(all.count);
      expect(sum(where.stages)).toBe(where.underWay.count);
      for (const stage of where.stages) expect(sum(stage.places) + stage.placeNotReported).toBe(stage.count);
      expect(freeTime.rows.length).toBe(freeTime.all.count);
      expect(freeTime.past.count + freeTime.near.count + freeTime.later.count).toBe(freeTime.all.count);
      const { everywhere, ports, portNotReported, expected, later } = arrivals;
      expect(sum(everywhere.weeks)).toBe(everywhere.total.count);
      expect(everywhere.total.count + later.count).toBe(expected.count);
      expect(sum(everywhere.days.map((one) => ({ count: arrivalsOf(one) })))).toBe(everywhere.total.count);
      expect(sum(ports.map(({ total }) => total))).toBeLessThanOrEqual(everywhere.total.count);
      expect(sum(ports.map(({ total }) => total)) + portNotReported).toBeGreaterThanOrEqual(
        everywhere.total.count,
      );
      const counts = (some: readonly Shipment[]) =>
        figuresIn({ ...overviewOf(some), now: [] }).map(({ count, search }) =>
          JSON.stringify([search, count]),
        );
      expect(counts(shipments.toReversed()).toSorted()).toEqual(counts(shipments).toSorted());
    }),
    { numRuns: runs(1_000) },
  );
}, 60_000);

it('knows a usual week where the account has eight of them, and counts the rows that it rests on', () => {
  const port = places[0] ?? null;
  const arrived = (daysAgo: number, count: number, at: number) =>
    sampleShipment({
      id: `p${at}`,
      carrierTracking: fresh,
      portOfDischarge: port,
      podAta: readMoment(new Date(now - daysAgo * day).toISOString(), zone),
      containers: Array.from({ length: count }, (_, box) => sampleContainer({ id: `p${at}-${box}` })),
    });
  const coming = sampleShipment({
    id: 'next',
    carrierTracking: fresh,
    portOfDischarge: port,
    podEta: readMoment('2026-08-14T03:00:00Z', zone),
    containers: [sampleContainer({ id: 'next' })],
  });
  // Two a week, one of five, and one long ago.
  const weeks = Array.from({ length: 8 }, (_, week) => arrived(week * 7 + 3, week === 4 ? 5 : 2, week));
  const [found] = overviewOf([coming, ...weeks, arrived(80, 1, 9)]).arrivals.ports;
  expect(found?.usual).toMatchObject({ median: 2, arrived: { count: 19 } });
  expect(overviewOf([coming, ...weeks]).arrivals.ports[0]?.usual).toBeNull();
  expect(overviewOf([coming, arrived(80, 9, 9), arrived(3, 7, 1)]).arrivals.ports[0]?.usual).toBeNull();
});

it('names the busiest port of the coming week, and begins a day early where it is still yesterday', () => {
  const arriving = (to: (typeof places)[number], eta: string, count: number, at: number) =>
    sampleShipment({
      id: `s${at}`,
      carrierTracking: fresh,
      portOfDischarge: to ?? null,
      podEta: readMoment(eta, to?.zone ?? null),
      containers: Array.from({ length: count }, (_, box) => sampleContainer({ id: `c${at}-${box}` })),
    });
  const [losAngeles = null, sydney = null] = places;
  const { arrivals } = overviewOf(
    [
      arriving(losAngeles, '2026-08-13T03:00:00Z', 2, 0),
      arriving(losAngeles, '2026-08-14T03:00:00Z', 3, 1),
      arriving(sydney, '2026-08-30T03:00:00Z', 9, 2),
      arriving(sydney, '2026-11-30T03:00:00Z', 4, 3),
    ],
    // A reader in Sydney.
    addDays(today, 1),
  );
  expect(busiestPort(arrivals)).toMatchObject({ label: 'Los Angeles', total: { count: 5 } });
  expect(arrivals.everywhere.days[0]).toEqual({ day: '2026-08-12', slipped: 0, onTime: 0, unknown: 2 });
  expect(arrivals.everywhere.days).toHaveLength(56);
  expect(arrivals.ports.map(({ port, total }) => [port, total.count])).toEqual([
    ['AUSYD', 9],
    ['USLAX', 5],
  ]);
  expect(arrivals.later.count).toBe(4);
});

it('says what free time is left of a container, and what waiting costs by the tariffs that are on', () => {
  const waiting = sampleContainer({
    id: 'c',
    number: 'MSCU1234566',
    podZone: zone,
    equipmentType: 'dry',
    currentStatus: 'available',
    podDischarged: local('2026-08-05T18:00:00Z'),
    terminalCheckedAt: now,
    lastFreeDay: local('2026-08-10T18:00:00Z'),
  });
  const { freeTime, now: figures } = overviewOf([
    sampleShipment({
      id: 's',
      carrierTracking: fresh,
      portOfDischarge: places[0] ?? null,
      containers: [waiting],
    }),
  ]);
  expect(freeTime.rows).toMatchObject([
    {
      number: 'MSCU1234566',
      daysLeft: -2,
      // Free for four working days from the 6th: the 11th is the last one. Then 220 USD a day, 280 from the sixth.
      soFar: [{ currency: 'USD', amount: 22_000 }],
      projected: [{ currency: 'USD', amount: 5 * 22_000 + 3 * 28_000 }],
    },
  ]);
  expect(figures.find(({ kind }) => kind === 'cost')).toMatchObject({
    count: 1,
    estimated: [{ currency: 'USD', amount: 22_000 }],
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { arrivalState } from '#/domain/arrival/arrivalState.ts';
import { fleetRows } from '#/domain/list/list.ts';
import { readFleetSearch } from '#/domain/list/search.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { dayOf, mayLackTime } from '#/time/localDay.ts';
import { type Moment, readMoment } from '#/time/moment.ts';
import { fleetPerformance, type FleetPerformance } from './performance.ts';
import { arrivedRows, knownRows } from './rowLink.ts';

const now = instant(Date.parse('2026-11-20T12:00:00Z'));
const zones = ['America/Los_Angeles', 'Europe/Berlin', null] as const;

function recordOf(shipments: readonly Shipment[]): FleetPerformance {
  const work = fleetPerformance(shipments, now);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

// Around the ends of daylight saving time of both zones, with days alone and midnights among the times.
const hours = fc.integer({ min: 0, max: 24 * 40 });
const at = (hour: number) => new Date(Date.parse('2026-10-10T07:00:00Z') + hour * 3_600_000).toISOString();
const time = fc.oneof(
  { weight: 6, arbitrary: hours.map(at) },
  { weight: 2, arbitrary: hours.map((hour) => at(hour).slice(0, 10)) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const shipment = fc
  .record({
    carrier: fc.constantFrom('MSCU', 'MEDU', 'MAEU', null),
    pol: fc.constantFrom('CNSHA', 'KRPUS', null),
    pod: fc.constantFrom('USLAX', 'DEHAM'),
    zone: fc.constantFrom(...zones),
    vessel: fc.constantFrom('VEGA', 'ALTAIR', null),
    original: time,
    arrived: time,
    eta: time,
    left: time,
    discharged: time,
    out: time,
    back: time,
  })
  .map(({ zone, ...one }) => {
    const moment = (text: string | null) => readMoment(text, zone);
    return sampleShipment({
      carrier: { scac: one.carrier, name: null, shortName: null },
      portOfLoading: one.pol === null ? null : samplePlace({ id: one.pol, locode: one.pol, name: one.pol }),
      portOfDischarge: samplePlace({ id: one.pod, locode: one.pod, name: one.pod, zone }),
      podVessel: one.vessel === null ? null : { id: null, imo: null, name: one.vessel },
      podOriginalEta: moment(one.original),
      podAta: moment(one.arrived),
      podEta: moment(one.eta),
      polAtd: moment(one.left),
      podTerminal: { type: 'terminal', id: one.pod, name: `Terminal ${one.pod}` },
      containers: [
        sampleContainer({
          podDischarged: moment(one.discharged),
          podFullOut: moment(one.out),
          emptyTerminated: moment(one.back),
        }),
      ],
    });
  });
const fleets = fc
  .array(shipment, { maxLength: 60, size: 'max' })
  .map((all) => all.map((one, index) => ({ ...one, id: `s${index}` })));

/** R-7 by its definition, without the code under test. */
function quantile(numbers: readonly number[], p: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const h = (sorted.length - 1) * p;
  const low = sorted[Math.floor(h)] ?? Number.NaN;
  return low + (h - Math.floor(h)) * ((sorted[Math.ceil(h)] ?? Number.NaN) - low);
}

function daysFrom(from: Moment | null, to: Moment | null): number | null {
  if (!from || !to) return null;
  if (from.kind === 'zoned' && to.kind === 'zoned' && !mayLackTime(from) && !mayLackTime(to)) {
    return Math.trunc((to.at - from.at) / 3_600_000) / 24;
  }
  return (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / 86_400_000;
}

function arrivedAt(one: Shipment): Moment | null {
  const arrival = arrivalOf(one);
  return arrival?.status === 'actual' ? arrival.moment : null;
}

const delayOf = (one: Shipment) => daysFrom(one.podOriginalEta, arrivedAt(one));

/** Lengths of what has happened: null or negative is missing. */
function expectedLengths(all: readonly (number | null)[]) {
  const known = all.flatMap((days) => (days === null || days < 0 ? [] : days));
  const [low, median, high] = blend(known, null);
  const usual = known.length < 8 ? null : { low, median, high };
  return { known: known.length, missing: all.length - known.length, usual };
}

const round = (days: number) => Math.round(days * 10) / 10 + 0;
const blend = (own: readonly number[], whole: readonly number[] | null) =>
  [0.1, 0.5, 0.9].map((p) => {
    const share = whole ? own.length / (own.length + 8) : 1;
    return round(
      share < 1 ? share * quantile(own, p) + (1 - share) * quantile(whole ?? [], p) : quantile(own, p),
    );
  });

/** Without the first number of that size. */
function without(numbers: readonly number[], number: number): readonly number[] {
  return numbers.toSpliced(numbers.indexOf(number), 1);
}

function expected(shipments: readonly Shipment[], whole: readonly Shipment[] | null) {
  const delaysOf = (some: readonly Shipment[]) => some.flatMap((one) => delayOf(one) ?? []);
  const arrived = shipments.filter((one) => arrivalState(one, null, now) === 'arrived');
  const own = delaysOf(arrived);
  const all = whole && delaysOf(whole.filter((one) => arrivalState(one, null, now) === 'arrived'));
  const known = own.length;
  const transit = expectedLengths(arrived.map((one) => daysFrom(one.polAtd, arrivedAt(one))));
  if (known < 8) {
    return { arrived: arrived.length, known, median: null, range: null, backtest: null, transit };
  }
  const inside = own.filter((number) => {
    const [low = 0, , high = 0] = blend(without(own, number), all && without(all, number));
    return number >= low && number <= high;
  }).length;
  const [low, median, high] = blend(own, all);
  return {
    arrived: arrived.length,
    known,
    median,
    range: inside / known >= 0.7 && inside / known <= 0.9 ? { low, median, high } : null,
    backtest: { inside, of: known },
    overTwoDays: own.filter((days) => days > 2).length,
    overFiveDays: own.filter((days) => days > 5).length,
    transit,
  };
}

const rowsOf = (shipments: readonly Shipment[], search: Parameters<typeof readFleetSearch>[0]) =>
  fleetRows(shipments, 'shipment', readFleetSearch(search).view.filter, now).map((row) => row.shipment);

/** Of each container that has left the terminal, and of each whose empty is back. */
const dwells = (shipments: readonly Shipment[]) =>
  shipments.flatMap(({ containers }) =>
    containers.flatMap(({ podDischarged, podFullOut, emptyTerminated }) =>
      podFullOut || emptyTerminated ? [daysFrom(podDischarged, podFullOut)] : [],
    ),
  );
const emptyReturns = (shipments: readonly Shipment[]) =>
  shipments.flatMap(({ containers }) =>
    containers.flatMap(({ podFullOut, emptyTerminated }) =>
      emptyTerminated ? [daysFrom(podFullOut, emptyTerminated)] : [],
    ),
  );

describe('the record of a fleet', () => {
  it('is what counting every group by itself gives, and each figure has as many rows in the list', () => {
    let ranges = 0;
    let partRanges = 0;
    fc.assert(
      fc.property(fleets, (shipments) => {
        const found = recordOf(shipments);
        expect(found.rejected).toBe(0);
        expect(found.all).toMatchObject(expected(shipments, null));
        for (const carrier of found.carriers) {
          const own = rowsOf(shipments, { carrier: [carrier.id] });
          expect(carrier.emptyReturn).toEqual(expectedLengths(emptyReturns(own)));
          for (const group of [carrier, ...Object.values(carrier.parts).flat()]) {
            const rows = rowsOf(shipments, arrivedRows(group.filter));
            expect(rows).toHaveLength(group.arrived);
            expect(rowsOf(shipments, knownRows(group.filter))).toHaveLength(group.known);
            expect(group).toMatchObject(expected(rows, group === carrier ? null : own));
            const count = group.range ? 1 : 0;
            if (group === carrier) ranges += count;
            else partRanges += count;
          }
        }
        for (const { id, dwell } of found.terminals) {
          expect(dwell).toEqual(
            expectedLengths(dwells(shipments.filter(({ podTerminal }) => podTerminal?.name === id))),
          );
        }
        const arrivals = shipments.filter(
          (one) => one.carrier.scac !== null && arrivalState(one, null, now) === 'arrived',
        );
        const sum = found.carriers.reduce((count, { arrived }) => count + arrived, 0);
        expect(sum).toBe(arrivals.length);
      }),
      { numRuns: 1000 },
    );
    // The fleets are large enough to say something of carriers and of their parts.
    expect(Math.min(ranges, partRanges)).toBeGreaterThan(100);
  }, 120_000);

  it('does not depend on the order of the records', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fleets, (shipments) => {
        expect(recordOf(shipments.toReversed())).toEqual(recordOf(shipments));
      }),
      { numRuns: 200 },
    );
  });

  it('loses a record that no rule can read and nothing else', () => {
    const broken = {
      ...sampleShipment({}),
      get containers(): never[] {
        throw new Error('unreadable');
      },
    };
    const good = sampleShipment({
      carrier: { scac: 'MSCU', name: null, shortName: null },
      podAta: readMoment('2026-10-01', null),
    });
    expect(recordOf([broken, good])).toMatchObject({ rejected: 1, all: { arrived: 1, known: 0 } });
  });
});

describe('a length', () => {
  const berlin = (text: string) => readMoment(text, 'Europe/Berlin');
  const container = sampleContainer({
    podDischarged: berlin('2026-10-24T10:00:00Z'),
    podFullOut: berlin('2026-10-26T11:00:00Z'),
    emptyTerminated: berlin('2026-10-29T00:00:00+01:00'),
  });
  const shipments = Array.from({ length: 8 }, (_, place) =>
    sampleShipment({
      id: `s${place}`,
      carrier: { scac: 'MSCU', name: null, shortName: null },
      podTerminal: { type: 'terminal', id: 't', name: 'Altenwerder' },
      podAta: berlin('2026-10-24T08:00:00Z'),
      polAtd: readMoment('2026-10-01', 'Asia/Shanghai'),
      containers: [container],
    }),
  );

  it('counts hours over the end of daylight saving time, and calendar days where an hour is missing', () => {
    const { carriers, terminals } = recordOf(shipments);
    expect(terminals).toMatchObject([
      { label: 'Altenwerder', dwell: { known: 8, missing: 0, usual: { low: 2, median: 2, high: 2 } } },
    ]);
    expect(carriers).toMatchObject([
      { emptyReturn: { known: 8, usual: { median: 3 } }, transit: { known: 8, usual: { median: 23 } } },
    ]);
  });

  it('is missing where a time is, or where it would be negative, and never said of seven', () => {
    const [first, second, ...others] = shipments;
    const turned = { ...container, podDischarged: berlin('2026-10-27T10:00:00Z') };
    const { terminals } = recordOf([
      { ...(first ?? sampleShipment({})), containers: [turned] },
      { ...(second ?? sampleShipment({})), containers: [{ ...container, podDischarged: null }] },
      ...others,
    ]);
    expect(terminals).toMatchObject([{ dwell: { known: 6, missing: 2, usual: null } }]);
  });
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { runs } from '#/test/runs.ts';
import { now } from '#/test/samples/exceptions.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { utc } from '#/time/zone.ts';
import { describeJourney } from '#/wording/journey.ts';
import { formatDay } from '#/wording/journeySteps.ts';
import { axisOf, ticksOf } from './axis.ts';
import { drawnJourney } from './drawn.ts';
import { type Journey, journeyOf } from './journey.ts';
import { pointsOf } from './points.ts';
import { isDone } from './step.ts';
import { timelineEvents } from './timelineEvents.ts';

const places = ['Shanghai', 'Singapore', 'Los Angeles', 'Chicago'].map((name) =>
  samplePlace({ name, locode: name }),
);
const [shanghai = null, , losAngeles = null, chicago = null] = places;

/** Dates in any order and of any kind, some of them years off. */
const moment = fc.option(
  fc
    .tuple(
      fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: -90 * 24, max: 60 * 24 }) },
        { weight: 1, arbitrary: fc.integer({ min: -9_000 * 24, max: 9_000 * 24 }) },
      ),
      fc.constantFrom('America/Los_Angeles', 'Asia/Shanghai', null, 'Moon/Base', 'day'),
    )
    .map(([hours, zone]) => {
      const text = new Date(now + hours * 3_600_000).toISOString();
      return zone === 'day' ? readMoment(text.slice(0, 10), null) : readMoment(text, zone);
    }),
);
const instantOrNull = fc.option(
  fc.integer({ min: -60, max: 0 }).map((days) => instant(now + days * 86_400_000)),
);
const shipments = fc.record({
  portOfLoading: fc.constantFrom(shanghai, null),
  portOfDischarge: fc.constantFrom(losAngeles, null),
  destination: fc.constantFrom(chicago, losAngeles, null),
  polEtd: moment,
  polAtd: moment,
  podEta: moment,
  podOriginalEta: moment,
  podAta: moment,
  destinationEta: moment,
  destinationAta: moment,
  carrierTracking: fc.record({
    lastAttemptedAt: instantOrNull,
    lastSucceededAt: instantOrNull,
    stoppedAt: instantOrNull,
    stoppedReason: fc.constant(null),
  }),
});
const containers = fc.record({
  currentStatus: fc.constantFrom(null, 'unheard_of', ...containerStatuses),
  podZone: fc.constantFrom('America/Los_Angeles', 'Moon/Base', null),
  terminalCheckedAt: instantOrNull,
  lastFreeDay: moment,
  pickupAppointment: moment,
  podArrived: moment,
  podDischarged: moment,
  podFullOut: moment,
  podRailLoaded: moment,
  podRailDeparted: moment,
  inlandEta: moment,
  inlandAta: moment,
  inlandRailUnloaded: moment,
  finalDestinationFullOut: moment,
  delivered: moment,
  emptyTerminated: moment,
});
const names = [
  'empty_out full_in feeder_departed feeder_arrived vessel_loaded vessel_departed transshipment_arrived',
  'transshipment_discharged transshipment_loaded transshipment_departed vessel_arrived vessel_berthed',
  'vessel_discharged rail_loaded rail_departed rail_arrived arrived_at_inland_destination rail_unloaded',
  'available full_out delivered empty_in container.pickup_lfd.changed',
].flatMap((some) => some.split(' '));
const events = fc.array(
  fc
    .record({
      name: fc.constantFrom(...names),
      when: moment,
      place: fc.constantFrom(...places, null),
      estimated: fc.boolean(),
      createdAt: instantOrNull,
    })
    .map(({ name, ...known }) => sampleEvent(name, null, known)),
  { maxLength: 14 },
);

const journeys = fc
  .record({
    shipment: shipments,
    container: fc.option(containers),
    events: fc.option(events),
    etas: fc.array(moment),
  })
  .map((known): Journey => {
    const shipment = sampleShipment(known.shipment);
    const container = known.container && sampleContainer(known.container);
    const all = (known.events ?? []).map((event, index) => ({ ...event, id: String(index) }));
    const lists = {
      events: all.filter(({ estimated }) => !estimated),
      rawEvents: all.filter(({ estimated }) => estimated),
    };
    const reported =
      container && known.events
        ? timelineEvents(buildJourney({ ...lists, shipment, container }), shipment, container)
        : null;
    const etas = known.etas.flatMap((eta) => (eta ? [{ eta, learnedAt: null }] : []));
    return journeyOf({ shipment, container, events: reported, etas }, now);
  });

/** Checks that each begins where or after the one before it ends, and takes time. */
function expectInOrder(spans: readonly { readonly from: number; readonly to: number }[]): void {
  let last = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    expect(from).toBeGreaterThanOrEqual(last);
    expect(to).toBeGreaterThan(from);
    last = to;
  }
}

it('any records make a journey in order, in which nothing that happened lies after now', () => {
  fc.assert(
    fc.property(journeys, ({ steps, moves, freeTime, until }) => {
      expectInOrder(moves);
      expectInOrder(freeTime?.spans ?? []);
      const at = steps.map((step) => step.at);
      expect(at).toEqual(at.toSorted((a, b) => a - b));
      const states = steps.map((step) => isDone(step));
      expect(states).toEqual(states.toSorted((a, b) => Number(b) - Number(a)));
      expect(steps.every((step) => !isDone(step) || step.at <= now)).toBe(true);
      const happened = [...moves, ...(freeTime?.spans ?? [])].filter(({ state }) => state === 'actual');
      expect(happened.every(({ to }) => to <= now)).toBe(true);
      expect(until).toBeLessThanOrEqual(now);
    }),
    { numRuns: runs(2_000) },
  );
});

it('is drawn within its axis in whole pixels, none without a width, at any width', () => {
  fc.assert(
    fc.property(journeys, fc.integer({ min: 90, max: 1_400 }), (journey, width) => {
      const axis = axisOf(journey);
      expect(axis.to).toBeGreaterThan(axis.from);
      const drawn = drawnJourney(journey, axis, width);
      for (const { x, width: long } of [...drawn.moves, ...drawn.freeTime]) {
        expect(Number.isInteger(x) && Number.isInteger(long)).toBe(true);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(long).toBeGreaterThan(0);
        expect(x + long).toBeLessThanOrEqual(width);
      }
      const xs = drawn.moves.map(({ x }) => x);
      expect(xs).toEqual(xs.toSorted((a, b) => a - b));
      for (const x of [drawn.now ?? 0, ...(drawn.eta?.xs ?? [])]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
      }
      const ticks = ticksOf(axis, width / 90);
      expect(ticks.length).toBeLessThanOrEqual(width / 90 + 1);
      expect(ticks.every((at) => at >= axis.from && at <= axis.to)).toBe(true);
    }),
    { numRuns: runs(2_000) },
  );
});

it('says every point that it draws, and nothing that makes no sense', () => {
  const options = { display: 'place', viewer: utc, now } as const;
  fc.assert(
    fc.property(journeys, (journey) => {
      const words = describeJourney(journey, options);
      expect(words).not.toMatch(/undefined|null|NaN|Infinity|-\d/);
      for (const { step } of pointsOf(journey)) {
        expect(words).toContain(formatDay(step.when, options));
        expect(words).toContain(step.place?.name ?? '');
      }
      expect(words.includes('LFD')).toBe(journey.freeTime !== null);
      const original = journey.eta && `Original ETA ${formatDay(journey.eta.original, options)}`;
      expect(words).toContain(original ?? '');
    }),
    { numRuns: runs(2_000) },
  );
});

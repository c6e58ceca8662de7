import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import { type Container, type ContainerActual, containerActuals } from '#/domain/records/container.ts';
import { type Shipment, shipmentActuals } from '#/domain/records/shipment.ts';
import { isShipment } from '#/domain/records/shipmentShape.ts';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import { runs } from '#/test/runs.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { day, hour, minute } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { readEstimate } from '#/time/localDay.ts';
import { type Moment, readMoment } from '#/time/moment.ts';
import { readZone, utc } from '#/time/zone.ts';
import { nextActualOf, shipmentAsOf, shipmentAsReported } from './asOf.ts';
import { phaseOf } from './phase.ts';
import { statusOf } from './status.ts';

const now = instant(Date.parse('2026-08-12T18:00:00Z'));
const zone = readZone('America/Los_Angeles') ?? utc;
const at = (days: number, hours = 0): Moment => ({
  kind: 'zoned',
  at: instant(now + days * day + hours * hour),
  zone,
  unknownZone: null,
});
const portOfDischarge = samplePlace({ id: 'lax', name: 'Los Angeles', zone });

function shipmentOf(container: Partial<Container>, shipment: Partial<Shipment> = {}): Shipment {
  return sampleShipment({
    portOfDischarge,
    polAtd: at(-19),
    podEta: at(6),
    carrierTracking: {
      lastAttemptedAt: instant(now - hour),
      lastSucceededAt: instant(now - hour),
      stoppedAt: null,
      stoppedReason: null,
    },
    ...shipment,
    containers: [
      sampleContainer({
        podZone: zone,
        terminalCheckedAt: instant(now - hour),
        railCheckedAt: instant(now - hour),
        ...container,
      }),
    ],
  });
}

const terminalDeadline = { line: null, terminal: at(-1), rail: null };
const atPort = {
  podArrived: at(-5),
  podDischarged: at(-4),
  deadlines: terminalDeadline,
  lastFreeDay: at(-1),
};

const containerOf = ({ containers: [container] }: Shipment): Container => {
  if (!container) throw new Error('no container');
  return container;
};
const judged = (shipment: Shipment, moment: Instant = now) => {
  const read = shipmentAsOf(shipment, moment);
  const container = containerOf(read);
  return {
    read,
    container,
    phase: phaseOf(container, read),
    verdict: verdictOf({ shipment: read, container, now: moment, limits: usualLimits }),
  };
};
const exceptionIds = (shipment: Shipment) =>
  findExceptions({
    shipments: [shipmentAsOf(shipment, now)],
    requests: [],
    now,
    settings: defaultExceptionSettings,
  }).items.map(({ id }) => id);

describe('what is called actual and lies ahead (trap 74)', () => {
  it('a gate-out in two days is no pickup: the last free day stays past', () => {
    const { verdict, phase } = judged(
      shipmentOf({ ...atPort, podFullOut: at(2), currentStatus: 'available' }),
    );
    expect(phase).toBe('port');
    expect(verdict.deadline).toMatchObject({ code: 'freeDay', days: -1 });
  });

  it.each([
    ['an arrival', { podArrived: at(3) }, { podAta: at(3) }, 'vessel'],
    ['a discharge', { podArrived: at(-1), podDischarged: at(2), currentStatus: 'on_ship' }, {}, 'arrived'],
    ['a gate-out in three hours', { ...atPort, podFullOut: at(0, 3) }, {}, 'port'],
    ['a delivery', { ...atPort, delivered: at(2) }, {}, 'port'],
    [
      'an empty return',
      { ...atPort, podFullOut: at(-3), emptyTerminated: at(3), currentStatus: 'picked_up' },
      {},
      'consignee',
    ],
    [
      'an arrival inland',
      {
        ...atPort,
        podRailLoaded: at(-2),
        podRailDeparted: at(-2),
        inlandAta: at(2),
        currentStatus: 'on_rail',
      },
      {},
      'inlandTransit',
    ],
    ['a pickup inland', { ...atPort, finalDestinationFullOut: at(2) }, {}, 'port'],
    ['a departure', { currentStatus: 'new' }, { polAtd: at(4) }, 'origin'],
    ['a loading on rail', { ...atPort, podRailLoaded: at(1), currentStatus: 'on_rail' }, {}, 'port'],
  ] as const)('%s has not happened', (_what, container, shipment, phase) => {
    expect(judged(shipmentOf(container, shipment)).phase).toBe(phase);
  });

  it.each(['picked_up', 'dropped', 'delivered', 'empty_returned'] as const)(
    'the status %s rests on it and says nothing',
    (currentStatus) => {
      const { container, phase, verdict } = judged(
        shipmentOf({ ...atPort, podFullOut: at(2), currentStatus }),
      );
      expect(phase).toBe('port');
      expect(container.asReported?.currentStatus).toBe(currentStatus);
      expect(statusOf(container).code).toBe('grounded');
      expect(verdict.reasons).toContainEqual(
        expect.objectContaining({
          code: 'conflict',
          contradiction: expect.objectContaining({ against: 'ahead' }),
        }),
      );
    },
  );

  it('is the estimate where no other is reported, and leaves one that is', () => {
    const claimed = judged(shipmentOf({}, { podAta: at(3), podEta: null })).read;
    expect(arrivalOf(claimed)).toMatchObject({ status: 'expected', moment: { at: instant(now + 3 * day) } });
    expect(judged(shipmentOf({}, { podAta: at(3), podEta: at(4) })).read.podEta).toEqual(at(4));
  });

  it('of a move inland still says which way the container goes', () => {
    const { container } = judged(shipmentOf({ ...atPort, podFullOut: at(-1), podRailDeparted: at(1) }));
    expect(container.inlandEvidence).toBe('rail');
    expect(judged(shipmentOf({ ...atPort, podFullOut: at(-1), podRailDeparted: at(1) })).phase).toBe(
      'inlandTransit',
    );
  });

  it.each([
    ['ten minutes ahead', { kind: 'zoned', at: instant(now + 10 * minute), zone, unknownZone: null }, true],
    [
      'eleven minutes ahead',
      { kind: 'zoned', at: instant(now + 11 * minute), zone, unknownZone: null },
      false,
    ],
    ['digits that are past somewhere on earth', readMoment('2026-08-13T07:00:00Z', null), true],
    ['digits that are ahead everywhere', readMoment('2026-08-13T09:00:00Z', null), false],
    ['a day that has begun somewhere', readMoment('2026-08-13', null), true],
    ['a day that has begun nowhere', readMoment('2026-08-14', null), false],
  ] as const)('%s counts: %s', (_what, podFullOut, counts) => {
    const { phase } = judged(shipmentOf({ ...atPort, podFullOut }));
    expect(phase === 'consignee').toBe(counts);
  });

  it('becomes actual when its time has come, without another reading', () => {
    const first = judged(shipmentOf({ ...atPort, podFullOut: at(2), currentStatus: 'picked_up' }));
    const next = instant(nextActualOf(first.read, now));
    expect(judged(first.read, instant(next - 1)).phase).toBe('port');
    const later = judged(first.read, next);
    expect(later.phase).toBe('consignee');
    expect(later.read).toEqual(shipmentOf({ ...atPort, podFullOut: at(2), currentStatus: 'picked_up' }));
    expect(nextActualOf(later.read, next)).toBe(Infinity);
  });

  it('a check that lies ahead is none', () => {
    const { container } = judged(shipmentOf({ ...atPort, terminalCheckedAt: instant(now + 160 * day) }));
    expect(container.terminalCheckedAt).toBeNull();
  });
});

describe('an empty return before the vessel has come (trap 77)', () => {
  const early = { emptyTerminated: at(-1), currentStatus: 'empty_returned' } as const;

  it('is a contradiction, and the journey goes on', () => {
    const { phase, verdict } = judged(shipmentOf(early, { podEta: at(8) }));
    expect(phase).toBe('vessel');
    expect(verdict.kind).toBe('atSea');
    expect(verdict.reasons).toContainEqual(
      expect.objectContaining({ code: 'conflict', contradiction: { code: 'returnedBeforeArrival' } }),
    );
  });

  it('stays one when the vessel comes after it', () => {
    const { phase, verdict } = judged(shipmentOf(early, { podEta: at(8), podAta: at(0, -2) }));
    expect(phase).toBe('arrived');
    expect(verdict.reasons).toContainEqual(
      expect.objectContaining({ code: 'conflict', contradiction: { code: 'returnedBeforeArrival' } }),
    );
    expect(judged(shipmentOf({ ...early, podDischarged: at(0, -2) }, { podEta: null })).phase).toBe('port');
  });

  it('is judged by the container before its shipment, and not by hours on the day of a date', () => {
    const late = { podEta: null, podAta: at(0, -2) };
    expect(judged(shipmentOf({ ...early, podDischarged: at(-4) }, late)).phase).toBe('returned');
    const emptyTerminated = readEstimate('2026-08-11T07:00:00Z', zone);
    expect(judged(shipmentOf({ ...early, emptyTerminated, podFullOut: at(-1) })).phase).toBe('returned');
  });

  it('stands with the arrival of another container before it, and not with one after it', () => {
    const both = (podDischarged: Moment) => {
      const shipment = shipmentOf(early);
      const other = sampleContainer({ id: 'other', podZone: zone, podDischarged });
      return judged({ ...shipment, containers: [...shipment.containers, other] }).phase;
    };
    expect([both(at(-4)), both(at(0, -2))]).toEqual(['returned', 'vessel']);
  });

  it('also where the status alone says so', () => {
    expect(judged(shipmentOf({ currentStatus: 'empty_returned' }, { podEta: at(8) })).phase).toBe('vessel');
  });

  it.each([
    ['an arrival', {}, { podAta: at(-4) }],
    ['a discharge', { podDischarged: at(-4) }, {}],
    ['a gate-out', { podFullOut: at(-4) }, {}],
    ['an ETA that it came after', {}, { podEta: at(-4) }],
    ['no ETA', {}, { podEta: null }],
  ] as const)('stands with %s', (_what, container, shipment) => {
    expect(judged(shipmentOf({ ...early, ...container }, { podEta: at(8), ...shipment })).phase).toBe(
      'returned',
    );
  });
});

const moment = fc.integer({ min: -40 * 24, max: -1 }).map((hours) => at(0, hours));
const ahead = fc.integer({ min: 1, max: 40 * 24 }).map((hours) => at(0, hours));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 1 });
const anyShipment = fc
  .record({
    container: fc.record({
      ...(Object.fromEntries(containerActuals.map((name) => [name, maybe(moment)])) as Record<
        ContainerActual,
        fc.Arbitrary<Moment | null>
      >),
      inlandEta: maybe(fc.oneof(moment, ahead)),
      currentStatus: maybe(fc.constantFrom(...containerStatuses)),
      availableForPickup: maybe(fc.boolean()),
      availabilityKnown: maybe(fc.boolean()),
      deadlines: fc.record({
        line: maybe(fc.oneof(moment, ahead)),
        terminal: maybe(fc.oneof(moment, ahead)),
        rail: maybe(fc.oneof(moment, ahead)),
      }),
    }),
    shipment: fc.record({
      polAtd: maybe(moment),
      podAta: maybe(moment),
      destinationAta: maybe(moment),
      polEtd: maybe(fc.oneof(moment, ahead)),
      podEta: maybe(fc.oneof(moment, ahead)),
      destinationEta: maybe(fc.oneof(moment, ahead)),
    }),
    isInland: fc.boolean(),
  })
  .map(({ container, shipment, isInland }) =>
    shipmentOf(container, {
      ...shipment,
      destination: isInland ? samplePlace({ id: 'chi', name: 'Chicago' }) : null,
    }),
  );

const isDone = (shipment: Shipment) =>
  ['consignee', 'returned'].includes(judged(shipment).phase) ||
  ['returned', 'pickedUp', 'emptyOut'].includes(judged(shipment).verdict.kind);

describe('of any record', () => {
  it('a date ahead ends no journey and no alarm that it would not end if it were not there', () => {
    fc.assert(
      fc.property(
        anyShipment,
        fc.constantFrom(...containerActuals, ...shipmentActuals),
        ahead,
        (shipment, name, future) => {
          const isOwn = shipmentActuals.some((one) => one === name);
          const put = (value: Moment | null): Shipment =>
            isOwn
              ? { ...shipment, [name]: value }
              : {
                  ...shipment,
                  containers: shipment.containers.map((one) => ({ ...one, [name]: value })),
                };
          const [without, claimed] = [put(null), put(future)];
          expect(isDone(claimed) && !isDone(without)).toBe(false);
          const kept = exceptionIds(claimed);
          expect(exceptionIds(without).filter((id) => !kept.includes(id))).toEqual([]);
        },
      ),
      { numRuns: runs(2_000) },
    );
  });

  it('reads the same at any instant, whatever was made of it before', () => {
    fc.assert(
      fc.property(
        anyShipment,
        fc.array(fc.integer({ min: -60, max: 60 }), { maxLength: 4 }),
        (shipment, days) => {
          const reading = days.reduce(
            (read, offset) => shipmentAsOf(read, instant(now + offset * day)),
            shipment,
          );
          expect(shipmentAsOf(reading, now)).toEqual(shipmentAsOf(shipment, now));
          expect(shipmentAsReported(reading)).toEqual(shipment);
          expect(isShipment(structuredClone(reading))).toBe(true);
        },
      ),
      { numRuns: runs(1_000) },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { readyAnswer } from '#/domain/list/pickupColumns.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerStatuses, type ContainerStatus } from '#/domain/records/vocabulary.ts';
import { statusOf } from '#/domain/status/status.ts';
import type { VerdictKind } from '#/domain/verdict/finding.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import { sampleContainer } from '#/test/samples/records.ts';
import { ago, arrived, departed, hold, limits, local, now, shipmentWith } from '#/test/samples/verdicts.ts';
import { describeContradiction } from '#/wording/contradiction.ts';
import { pickupReadiness } from './pickup.ts';

const statuses = [...containerStatuses, null, 'limbo'] as const;
const flags: readonly (readonly [string, Partial<Container>])[] = [
  ['known true', { availabilityKnown: true, availableForPickup: true }],
  ['known false', { availabilityKnown: true, availableForPickup: false }],
  ['unknown true', { availabilityKnown: false, availableForPickup: true }],
  ['unknown false', { availabilityKnown: false, availableForPickup: false }],
  ['not reported', { availabilityKnown: null, availableForPickup: null }],
];
const holds: readonly (readonly [string, Partial<Container>])[] = [
  ['not reported', { holds: null }],
  ['none', { holds: [] }],
  ['pending', { holds: [hold('customs', 'pending')] }],
  ['hold', { holds: [hold('customs')] }],
];
const came = { podArrived: local('2026-08-08T12:00:00Z') };
const discharged = { ...came, podDischarged: local('2026-08-09T12:00:00Z') };
const out = { ...discharged, podFullOut: local('2026-08-10T12:00:00Z') };
const delivered = { ...out, delivered: local('2026-08-11T12:00:00Z') };
const returned = { ...delivered, emptyTerminated: local('2026-08-12T12:00:00Z') };
const dates: readonly (readonly [string, Partial<Container>, typeof departed])[] = [
  ['none', {}, {} as typeof departed],
  ['departed', {}, departed],
  ['discharged', discharged, arrived],
  ['full out', out, arrived],
  ['delivered', delivered, arrived],
  ['delivered alone', { delivered: delivered.delivered }, arrived],
  ['empty returned', returned, arrived],
  ['empty returned alone', { emptyTerminated: returned.emptyTerminated }, arrived],
];

const cases = statuses.flatMap((status) =>
  flags.flatMap(([flag, ofFlag]) =>
    holds.flatMap(([held, ofHolds]) =>
      dates.map(([date, ofDates, ofShipment]) => {
        const container = sampleContainer({
          podZone: 'America/Los_Angeles',
          terminalCheckedAt: ago(0.1),
          currentStatus: status,
          ...ofFlag,
          ...ofHolds,
          ...ofDates,
        });
        const shipment = shipmentWith(ofShipment, container);
        const verdict = verdictOf({ shipment, container, now, limits });
        return {
          name: `${status ?? 'missing'}, ${flag}, holds ${held}, ${date}`,
          status,
          flag,
          held,
          date,
          verdict,
          chip: statusOf(container, shipment),
          readiness: pickupReadiness(container, shipment),
          conflicts: verdict.reasons.flatMap((one) => (one.code === 'conflict' ? [one.contradiction] : [])),
        };
      }),
    ),
  ),
);
type Case = (typeof cases)[number];

const waits: readonly VerdictKind[] = ['onHold', 'notReleased', 'notKnown', 'ready', 'awaitingInland'];
/** The verdicts that a chip goes with, whatever else is reported. */
const agreeing: Readonly<Record<ContainerStatus, readonly VerdictKind[]>> = {
  new: ['booked', 'atSea'],
  loaded: ['booked', 'atSea'],
  on_ship: ['atSea', 'notDischarged'],
  grounded: waits,
  not_available: ['onHold', 'notReleased'],
  available: ['ready'],
  awaiting_inland_transfer: ['onHold', 'notReleased', 'notKnown', 'awaitingInland'],
  on_rail: ['inlandTransit', 'booked'],
  off_dock: waits,
  picked_up: ['pickedUp', 'emptyOut'],
  dropped: ['pickedUp', 'emptyOut'],
  delivered: ['pickedUp', 'emptyOut'],
  empty_returned: ['returned'],
};
/** The same of a chip that is read from dates, because the status is missing. */
const agreeingStages: Readonly<Record<string, readonly VerdictKind[]>> = {
  in_transit: ['booked', 'atSea', 'unknown', 'onHold'],
  arrived: ['notDischarged'],
  discharged: ['onHold', 'notReleased'],
  at_terminal: waits,
  available_for_pickup: ['ready'],
  picked_up: ['pickedUp', 'emptyOut'],
  delivered: ['pickedUp', 'emptyOut'],
  empty_returned: ['returned'],
};

function chipAgrees({ chip, verdict: { kind } }: Case): boolean {
  if (chip.derived) return agreeingStages[chip.word]?.includes(kind) ?? false;
  return chip.group === 'other' || agreeing[chip.group].includes(kind);
}

describe('what is reported of a container', () => {
  it('agrees in chip and headline, or the verdict says what contradicts what', () => {
    const silent = cases.filter((one) => !chipAgrees(one) && one.conflicts.length === 0);
    expect(
      silent.map(({ name, chip, verdict }) => `${name}: ${chip.code} · ${verdict.headline.code}`),
    ).toEqual([]);
  });

  it('agrees in the flag of the terminal and its holds, or the verdict says that they do not', () => {
    const silent = cases.filter(
      ({ flag, held, verdict, conflicts }) =>
        flag === 'known true' && held === 'hold' && verdict.kind === 'onHold' && conflicts.length === 0,
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('is ready in the list where it is in the verdict, and nowhere else', () => {
    const apart = cases.filter(
      ({ readiness, verdict }) => (readiness.answer === 'yes') !== (verdict.kind === 'ready'),
    );
    expect(apart.map(({ name, verdict }) => `${name}: ${verdict.headline.code}`)).toEqual([]);
  });

  it('gives the list the contradictions of the verdict', () => {
    const apart = cases.filter(({ readiness, conflicts }) => {
      const own = readiness.reasons.flatMap((one) => (one.code === 'conflict' ? [one.contradiction] : []));
      return JSON.stringify(own) !== JSON.stringify(conflicts);
    });
    expect(apart.map(({ name }) => name)).toEqual([]);
  });

  it('is no contradiction where nothing disagrees', () => {
    const plain = cases.filter(
      (one) =>
        one.conflicts.length > 0 &&
        chipAgrees(one) &&
        // The flag of the terminal is not in the chip.
        !one.flag.startsWith('known'),
    );
    expect(plain.map(({ name, conflicts }) => `${name}: ${JSON.stringify(conflicts)}`)).toEqual([]);
  });

  it('is found at most twice, each one once', () => {
    for (const { conflicts } of cases) {
      expect(conflicts.length).toBeLessThanOrEqual(2);
      expect(new Set(conflicts.map((one) => JSON.stringify(one))).size).toBe(conflicts.length);
    }
  });

  it('is said in a sentence that names both sides', () => {
    const said = (status: ContainerStatus, flag: string, held: string, date: string) =>
      cases
        .find((one) => one.status === status && one.flag === flag && one.held === held && one.date === date)
        ?.conflicts.map((one) => describeContradiction(one).replace(/\.$/, ''))
        .join('; ');
    const table: readonly (readonly [Parameters<typeof said>, string])[] = [
      [
        ['not_available', 'known true', 'none', 'discharged'],
        'The status says “Not available”, though the terminal reports it as available',
      ],
      [
        ['available', 'known false', 'none', 'discharged'],
        'The status says “Available”, though the terminal reports it as not available',
      ],
      [
        ['available', 'not reported', 'none', 'discharged'],
        'The status says “Available”, though the terminal reports no availability',
      ],
      [
        ['available', 'unknown true', 'hold', 'discharged'],
        'The status says “Available”, though a hold blocks the pickup',
      ],
      [
        ['available', 'known true', 'hold', 'discharged'],
        'The terminal reports it as available, which contradicts this: its data is out of step',
      ],
      [
        ['new', 'known false', 'none', 'discharged'],
        'The status says “Booked”, though the discharge is reported',
      ],
      [
        ['available', 'known true', 'none', 'full out'],
        'The status says “Available”, though the gate-out full is reported',
      ],
      [
        ['on_rail', 'not reported', 'none', 'delivered'],
        'The status says “On rail”, though the delivery is reported',
      ],
      [
        ['picked_up', 'known true', 'hold', 'empty returned'],
        'The status says “Picked up”, though the empty return is reported',
      ],
      [['picked_up', 'known true', 'hold', 'full out'], ''],
      [['grounded', 'known true', 'none', 'discharged'], ''],
      [['not_available', 'known false', 'pending', 'discharged'], ''],
    ];
    for (const [one, sentence] of table) expect([one, said(...one)]).toEqual([one, sentence]);
  });
});

describe('a word in the list', () => {
  it('is never "Ready" beside a status that has not arrived', () => {
    const ready = cases.filter(
      ({ status, date, readiness }) =>
        (status === 'new' || status === 'loaded' || status === 'on_ship') &&
        (date === 'none' || date === 'departed') &&
        readyAnswer(readiness) === 'yes',
    );
    expect(ready.map(({ name }) => name)).toEqual([]);
  });
});

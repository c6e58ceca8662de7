import type { Change } from '#/domain/changes/change.ts';
import { findChanges } from '#/domain/changes/changes.ts';
import type { FleetChanges } from '#/domain/changes/fleetChanges.ts';
import { allReviewed, type FleetSnapshot } from '#/domain/changes/reviewSnapshot.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { readEstimate } from '#/time/localDay.ts';
import { readMoment } from '#/time/moment.ts';
import { describeChange } from '#/wording/changes.ts';
import { sampleContainer, sampleShipment } from './records.ts';

/** Situations for tests of changes: a shipment to Los Angeles and on to Chicago that was read, reviewed and read again. */

export const reviewedAt = instant(Date.parse('2026-08-11T06:10:00Z'));
export const later = instant(Date.parse('2026-08-12T15:00:00Z'));
export const losAngeles = 'America/Los_Angeles';
export const local = (text: string) => readMoment(text, losAngeles);
export const eta = (text: string) => readEstimate(text, losAngeles);
const etaInChicago = (text: string) => readEstimate(text, 'America/Chicago');
const usd = (amount: number) => ({ currencyCode: 'USD', amount });
const terminal = (id: string) => ({ type: 'terminal', id, name: `Terminal ${id}` }) as const;

export const box: Container = sampleContainer({
  id: 'box',
  number: 'MSCU1234566',
  currentStatus: 'not_available',
  holds: [{ name: 'freight', status: 'hold', description: null }],
  fees: [{ type: 'exam', amount: 100, currencyCode: 'USD' }],
  deadlines: { line: local('2026-08-20T07:00:00Z'), terminal: local('2026-08-18T07:00:00Z'), rail: null },
  pickupAppointment: local('2026-08-14T15:00:00Z'),
  podTerminal: terminal('A'),
});

export const shipment: Shipment = sampleShipment({
  id: 'shipment',
  billOfLading: 'MEDU0000001',
  refNumbers: ['PO 4711'],
  carrier: { scac: 'MSCU', name: null, shortName: 'MSC' },
  podEta: eta('2026-08-12T21:00:00Z'),
  destinationEta: etaInChicago('2026-08-17T18:00:00Z'),
  podTerminal: terminal('A'),
  podVessel: { id: null, name: 'EMMA', imo: '9000003' },
  podVoyageNumber: '12W',
  containers: [box],
});

type Step = readonly [
  words: string,
  step: (before: Shipment) => Shipment,
  /** The change that it makes, or what counts of it. */
  change: Readonly<Record<string, unknown>> & Pick<Change, 'code'>,
];

/** What is compared while a container waits at its port, each changed by itself, with the change that it makes and its words. */
export const stepsAtPort: readonly Step[] = [
  [
    'POD ETA slipped 2 days',
    (s) => ({ ...s, podEta: eta('2026-08-14T21:00:00Z') }),
    { code: 'eta', leg: 'port', shift: { days: 2, hours: null } },
  ],
  [
    'Inland ETA pulled in 1 day',
    (s) => ({ ...s, destinationEta: etaInChicago('2026-08-16T18:00:00Z') }),
    { code: 'eta', leg: 'inland', shift: { days: -1, hours: null } },
  ],
  [
    'Inland terminal reported',
    (s) => ({ ...s, destinationTerminal: { type: 'rail_terminal', id: 'R', name: 'Ramp' } }),
    { code: 'inlandTerminal', from: null, to: { kind: 'name', name: 'Ramp' } },
  ],
  [
    'Vessel changed',
    (s) => ({ ...s, podVessel: { id: null, name: 'NORA', imo: '9000015' } }),
    { code: 'vessel', from: { kind: 'name', name: 'EMMA' }, to: { kind: 'name', name: 'NORA' } },
  ],
  [
    'Voyage changed',
    (s) => ({ ...s, podVoyageNumber: '13W' }),
    { code: 'voyage', from: { kind: 'name', name: '12W' }, to: { kind: 'name', name: '13W' } },
  ],
  [
    'Tracking stopped: booking cancelled by the carrier',
    (s) => ({
      ...s,
      carrierTracking: { ...s.carrierTracking, stoppedAt: later, stoppedReason: 'booking_cancelled' },
    }),
    { code: 'trackingStopped', reason: 'booking_cancelled', to: { kind: 'instant', at: later } },
  ],
  [
    'Terminal changed',
    onBox(() => ({ podTerminal: terminal('B') })),
    {
      code: 'terminal',
      from: { kind: 'name', name: 'Terminal A' },
      to: { kind: 'name', name: 'Terminal B' },
    },
  ],
  [
    'Pickup location reported',
    onBox(() => ({ pickupFacility: terminal('C') })),
    { code: 'pickupLocation', from: null, to: { kind: 'name', name: 'Terminal C' } },
  ],
  [
    'Customs hold added',
    onBox(({ holds }) => ({
      holds: [...(holds ?? []), { name: 'customs', status: 'hold', description: null }],
    })),
    { code: 'holdAdded', hold: 'customs', count: 1, from: null, to: null },
  ],
  [
    'Fees higher',
    onBox(() => ({ fees: [{ type: 'exam', amount: 450, currencyCode: 'USD' }] })),
    { code: 'feesHigher', from: { kind: 'sum', sum: usd(100) }, to: { kind: 'sum', sum: usd(450) } },
  ],
  [
    'Carrier LFD 1 day later',
    onBox(({ deadlines }) => ({ deadlines: { ...deadlines, line: local('2026-08-21T07:00:00Z') } })),
    { code: 'freeDay', source: 'line', shift: { days: 1, hours: null } },
  ],
  [
    'Terminal LFD 2 days earlier',
    onBox(({ deadlines }) => ({ deadlines: { ...deadlines, terminal: local('2026-08-16T07:00:00Z') } })),
    { code: 'freeDay', source: 'terminal', shift: { days: -2, hours: null } },
  ],
  [
    'Combined LFD reported',
    onBox(() => ({ lastFreeDay: local('2026-08-25T07:00:00Z') })),
    {
      code: 'freeDay',
      source: 'combined',
      from: null,
      to: { kind: 'moment', moment: { kind: 'day', day: '2026-08-25' } },
    },
  ],
  [
    'Pickup appointment 3 h later',
    onBox(() => ({ pickupAppointment: local('2026-08-14T18:00:00Z') })),
    { code: 'appointment', shift: { days: 0, hours: 3 } },
  ],
  [
    'Status now Available',
    onBox(() => ({ currentStatus: 'available' })),
    { code: 'status', status: 'available', from: { kind: 'status', status: 'not_available' }, to: null },
  ],
];

/** The port is left with these, so that nothing that it reports counts any more. */
export const stepsAfterPort: readonly Step[] = [
  [
    'Picked up',
    onBox(() => ({ podFullOut: local('2026-08-15T20:00:00Z'), inlandEvidence: null })),
    { code: 'pickedUp', from: null, shift: null },
  ],
  [
    'Delivered',
    onBox(() => ({ delivered: local('2026-08-16T20:00:00Z') })),
    { code: 'delivered', from: null, shift: null },
  ],
  [
    'Empty returned',
    onBox(() => ({ emptyTerminated: local('2026-08-18T20:00:00Z') })),
    { code: 'emptyReturned', from: null, shift: null },
  ],
];

/** Every fact that is compared. */
export const steps: readonly Step[] = [...stepsAtPort, ...stepsAfterPort];

/** A step of the container that is there from the start. */
export function onBox(change: (before: Container) => Partial<Container>): (before: Shipment) => Shipment {
  return (before) => ({
    ...before,
    containers: before.containers.map((one) => (one.id === box.id ? { ...one, ...change(one) } : one)),
  });
}

export function fleetOf(shipments: readonly Shipment[], known: Partial<Fleet> = {}): Fleet {
  return {
    shipments,
    pages: 1,
    total: shipments.length,
    complete: true,
    skipped: 0,
    cached: null,
    readAt: later,
    ...known,
  };
}

export const reviewedFleet = (shipments: readonly Shipment[], at: Instant = reviewedAt): FleetSnapshot =>
  allReviewed(null, fleetOf(shipments), at);

/** Drives the comparison to its end. */
export function changesBetween(snapshot: FleetSnapshot, fleet: Fleet): FleetChanges {
  return runToCompletion(findChanges(snapshot, fleet));
}

/** All changes of a shipment that was reviewed as `before` and is now as `now`. */
export function factsBetween(before: Shipment, now: Shipment): readonly Change[] {
  const [found] = changesBetween(reviewedFleet([before]), fleetOf([now])).shipments;
  const groups = found ? [found, ...found.containers] : [];
  return groups.flatMap(({ changes }) => changes);
}

/** The same in words. */
export const wordsBetween = (before: Shipment, now: Shipment): string[] =>
  factsBetween(before, now).map(describeChange);

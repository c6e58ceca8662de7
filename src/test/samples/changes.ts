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
import { sampleContainer, sampleShipment } from './records.ts';

/** Situations for tests of changes: a shipment to Los Angeles and on to Chicago that was read, reviewed and read again. */

export const reviewedAt = instant(Date.parse('2026-08-11T06:10:00Z'));
export const later = instant(Date.parse('2026-08-12T15:00:00Z'));
export const losAngeles = 'America/Los_Angeles';
export const local = (text: string) => readMoment(text, losAngeles);
export const eta = (text: string) => readEstimate(text, losAngeles);
const etaInChicago = (text: string) => readEstimate(text, 'America/Chicago');
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

type Step = readonly [words: string, step: (before: Shipment) => Shipment];

/** What is compared while a container waits at its port, each changed by itself, with the words that say so. */
export const stepsAtPort: readonly Step[] = [
  ['POD ETA slipped 2 days', (s) => ({ ...s, podEta: eta('2026-08-14T21:00:00Z') })],
  ['Inland ETA pulled in 1 day', (s) => ({ ...s, destinationEta: etaInChicago('2026-08-16T18:00:00Z') })],
  [
    'Inland terminal reported',
    (s) => ({ ...s, destinationTerminal: { type: 'rail_terminal', id: 'R', name: 'Ramp' } }),
  ],
  ['Vessel changed', (s) => ({ ...s, podVessel: { id: null, name: 'NORA', imo: '9000015' } })],
  ['Voyage changed', (s) => ({ ...s, podVoyageNumber: '13W' })],
  [
    'Tracking stopped: booking cancelled by the carrier',
    (s) => ({
      ...s,
      carrierTracking: { ...s.carrierTracking, stoppedAt: later, stoppedReason: 'booking_cancelled' },
    }),
  ],
  ['Terminal changed', onBox(() => ({ podTerminal: terminal('B') }))],
  ['Pickup location reported', onBox(() => ({ pickupFacility: terminal('C') }))],
  [
    'Customs hold added',
    onBox(({ holds }) => ({
      holds: [...(holds ?? []), { name: 'customs', status: 'hold', description: null }],
    })),
  ],
  ['Fees higher', onBox(() => ({ fees: [{ type: 'exam', amount: 450, currencyCode: 'USD' }] }))],
  [
    'Carrier LFD 1 day later',
    onBox(({ deadlines }) => ({ deadlines: { ...deadlines, line: local('2026-08-21T07:00:00Z') } })),
  ],
  [
    'Terminal LFD 2 days earlier',
    onBox(({ deadlines }) => ({ deadlines: { ...deadlines, terminal: local('2026-08-16T07:00:00Z') } })),
  ],
  ['Combined LFD reported', onBox(() => ({ lastFreeDay: local('2026-08-25T07:00:00Z') }))],
  ['Pickup appointment 3 h later', onBox(() => ({ pickupAppointment: local('2026-08-14T18:00:00Z') }))],
  ['Status now Available', onBox(() => ({ currentStatus: 'available' }))],
];

/** The port is left with these, so that nothing that it reports counts any more. */
export const stepsAfterPort: readonly Step[] = [
  ['Picked up', onBox(() => ({ podFullOut: local('2026-08-15T20:00:00Z'), inlandEvidence: null }))],
  ['Delivered', onBox(() => ({ delivered: local('2026-08-16T20:00:00Z') }))],
  ['Empty returned', onBox(() => ({ emptyTerminated: local('2026-08-18T20:00:00Z') }))],
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

/** The words of all changes of a shipment that was reviewed as `before` and is now as `now`. */
export function wordsBetween(before: Shipment, now: Shipment): string[] {
  const [found] = changesBetween(reviewedFleet([before]), fleetOf([now])).shipments;
  const groups = found ? [found, ...found.containers] : [];
  return groups.flatMap(({ changes }) => changes.map(({ words }) => words));
}

import type { Instant } from '#/time/instant.ts';
import { subjectOf } from './attentionItem.ts';
import type { Container } from './container.ts';
import { lineWithheldReason } from './lineTracking.ts';
import type { Place } from './place.ts';
import type { Shipment } from './shipment.ts';

/** What every item says that rests on what the shipping line told: whose it is, where, and when it was asked. */
export function lineBase(shipment: Shipment, container: Container | null, place: Place | null, now: Instant) {
  return {
    ...subjectOf(shipment, container),
    place: place?.name ?? place?.locode ?? null,
    facility: null,
    asked: { who: 'line', at: shipment.lineTracking.lastSucceededAt },
    withheld: lineWithheldReason(shipment.lineTracking, now),
  } as const;
}

const afterArrival = [
  'grounded',
  'not_available',
  'available',
  'awaiting_inland_transfer',
  'off_dock',
  'picked_up',
  'delivered',
  'empty_returned',
];

/** Whether the ship is known to have reached the port of discharge, by whatever was reported of it since. */
export function hasArrived({ podAta, polAtd, containers }: Shipment): boolean {
  if (podAta !== null || containers.some(isPastArrival)) return true;
  // A train may also go to the port of lading: on rail is past the arrival only where a ship has left before.
  return polAtd !== null && containers.some(({ currentStatus }) => currentStatus === 'on_rail');
}

function isPastArrival(container: Container): boolean {
  const { podArrived, podDischarged, podFullOut, podRailLoaded, emptyTerminated } = container;
  const seen = podArrived ?? podDischarged ?? podFullOut ?? podRailLoaded ?? emptyTerminated;
  return seen !== null || afterArrival.includes(container.currentStatus ?? '');
}

/** Whether the empty container is known to be back. Being out, delivered or stopped is not that (trap 67). */
export function isReturned({ emptyTerminated, currentStatus }: Container): boolean {
  return emptyTerminated !== null || currentStatus === 'empty_returned';
}

import { lookup } from '#/domain/records/lookup.ts';
import type { ContainerStatus } from '#/domain/records/vocabulary.ts';

/** Every phase of a journey, in its order. */
export const phases = [
  /** Not on a vessel yet. */
  'origin',
  /** On a vessel, or between two. */
  'vessel',
  /** The vessel is at the port of discharge and nothing says that the container is discharged. */
  'arrived',
  /** At a terminal of the port of discharge. */
  'port',
  /** The same, and it waits for its carriage inland. */
  'awaitingInland',
  /** The terminal has moved it to another yard, where it waits for its pickup. */
  'offDock',
  /** It has left the port for its inland destination. */
  'inlandTransit',
  /** At its inland destination. */
  'inlandTerminal',
  /** Picked up by the consignee. */
  'consignee',
  /** The empty container is back. */
  'returned',
  /** Nothing says where it is. */
  'unknown',
] as const;
export type Phase = (typeof phases)[number];

// docs/interface.md 4.1. `loaded` does not say where; `dropped` is left with the consignee.
const byStatus: Record<ContainerStatus, Phase> = {
  new: 'origin',
  loaded: 'origin',
  on_ship: 'vessel',
  grounded: 'port',
  not_available: 'port',
  available: 'port',
  awaiting_inland_transfer: 'awaitingInland',
  on_rail: 'inlandTransit',
  off_dock: 'offDock',
  picked_up: 'consignee',
  dropped: 'consignee',
  delivered: 'consignee',
  empty_returned: 'returned',
};

/** What a status alone says of the phase, which may be wrong or late: `phaseOf` asks the dates as well. */
export function statusPhase(status: string | null): Phase {
  return lookup(byStatus, status ?? '') ?? 'unknown';
}

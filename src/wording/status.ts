import { lookup } from '#/domain/records/lookup.ts';
import type { ContainerStatus, StopReason } from '#/domain/records/vocabulary.ts';
import { type StatusFact, type StatusStage, unreportedStatus } from '#/domain/status/status.ts';

/** docs/interface.md 4.1: meanings and triggers. `loaded` and `dropped` are in the enumeration but rarely used. */
export const statusLabels: Record<ContainerStatus, string> = {
  new: 'Booked',
  loaded: 'Loaded',
  on_ship: 'On vessel',
  grounded: 'At terminal',
  not_available: 'Not available',
  available: 'Available',
  awaiting_inland_transfer: 'Awaiting rail/inland',
  on_rail: 'On rail',
  off_dock: 'Off dock',
  picked_up: 'Picked up',
  dropped: 'Dropped',
  delivered: 'Delivered',
  empty_returned: 'Empty returned',
};

const statusNotReported = 'Status not reported';

/** Stages that no status names. */
export const stageLabels: Readonly<Record<StatusStage, string>> = {
  leftPort: 'Left the port',
  inTransit: 'Not arrived yet',
  transshipment: 'At transshipment port',
  arrived: 'Arrived, not discharged',
  discharged: 'Discharged',
  inland: 'At destination',
};

const labels = { ...statusLabels, ...stageLabels };

/** Our words for a status; a word we do not know comes back as it came. */
export function statusLabel(word: string): string {
  if (word === unreportedStatus) return statusNotReported;
  return lookup<string>(statusLabels, word) ?? word;
}

/** What a container's status says: `On vessel`, `Left the port`. */
export const describeStatus = ({ code, word }: StatusFact): string =>
  code === 'other' ? word : labels[code];

export const trackingStateLabels = {
  on: 'Tracked',
  stale: 'No update for 7 days',
  stopped: 'Stopped',
} as const;

/** Why tracking stopped (docs/interface.md 4.2). */
const stopReasons: Record<StopReason | 'account_closed', string> = {
  all_containers_terminated: 'every container has ended its journey',
  past_arrival_window: 'too long since arrival at destination',
  past_full_out_window: 'too long since gate-out full',
  no_updates_at_line: 'no carrier updates for too long',
  cancelled_by_user: 'cancelled by a user',
  booking_cancelled: 'booking cancelled by the carrier',
  // Of live services alone (docs/interface.md 9).
  account_closed: 'the account with the service is closed',
};

const noReason = 'reason not reported';

/**
 * Why tracking stopped; a reason we do not know as it came. No reason is read as "returned empty": one live record says that
 * all containers ended while none had come back (docs/interface.md trap 67).
 */
export function describeStopReason(reason: string | null): string {
  if (reason === null) return noReason;
  return lookup<string>(stopReasons, reason) ?? unknownReason(reason);
}

/** A reason that this release does not know, in the words of the service. */
export const unknownReason = (word: string): string => `the service says “${word}”`;

import type { ContainerStatus, StopReason } from '#/domain/records/vocabulary.ts';

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

export const statusNotReported = 'Status not reported';

/** Stages that no status names. */
export const stageLabels = {
  leftPort: 'Left the port',
  inTransit: 'Not arrived yet',
  arrived: 'Arrived, not discharged',
  discharged: 'Discharged',
  inland: 'At destination',
} as const;

/** Why tracking stopped (docs/interface.md 4.2). */
export const stopReasons: Record<StopReason, string> = {
  all_containers_terminated: 'every container has ended its journey',
  past_arrival_window: 'too long since arrival at destination',
  past_full_out_window: 'too long since gate-out full',
  no_updates_at_line: 'no carrier updates for too long',
  cancelled_by_user: 'cancelled by a user',
  booking_cancelled: 'booking cancelled by the carrier',
};

export const noReason = 'reason not reported';
export const unknownReason = (word: string): string => `reason given: ${word}`;

/** Why the carrier's data cannot be judged by. */
export const trackingStopped = 'Tracking stopped, so later events are not reported.';
export const carrierNeverUpdated = 'Carrier update not reported.';
export const carrierLastUpdated = (days: number): string => `Carrier last updated ${days} days ago.`;

export const trackingStateWords = {
  on: 'Tracked',
  stale: 'No update for 7 days',
  stopped: 'Stopped',
} as const;

export const heights: Readonly<Record<string, string>> = { standard: 'standard', high_cube: 'high cube' };

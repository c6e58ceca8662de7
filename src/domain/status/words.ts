import type { ContainerStatus } from '#/domain/records/vocabulary.ts';

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
  transshipment: 'At transshipment port',
  arrived: 'Arrived, not discharged',
  discharged: 'Discharged',
  inland: 'At destination',
} as const;

export const trackingStateLabels = {
  on: 'Tracked',
  stale: 'No update for 7 days',
  stopped: 'Stopped',
} as const;

export const heights: Readonly<Record<string, string>> = { standard: 'standard', high_cube: 'high cube' };

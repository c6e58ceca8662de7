import type { ExceptionKind, Priority } from '#/domain/exceptions/exception.ts';
import type { ExceptionSetting } from '#/domain/exceptions/exceptionSettings.ts';

export const pageTitle = 'Exceptions';
export const listOrder = 'highest priority first';
export const columnTitles = ['Priority', 'Exception', 'Due', 'Container', 'Location', 'Action'];

export const priorityWords: Readonly<Record<Priority, string>> = {
  urgent: 'Urgent',
  soon: 'Soon',
  watch: 'Watch',
  unjudged: 'Stale data',
};

/** In the order of `exceptionKinds`. */
export const kindLabels: Readonly<Record<ExceptionKind, string>> = {
  free_day_over: 'Last free day past',
  free_day_near: 'Last free day near',
  hold: 'Hold',
  not_ready: 'Not available',
  eta_slipped: 'ETA slipped',
  not_seen: 'Overdue',
  tracking_stopped: 'Tracking stopped',
  request_failed: 'Request failed',
  request_waiting: 'Request waiting',
  empty_out: 'Empty not returned',
};

/** Followed by the age. */
export const checkedWords = { carrier: 'Carrier last updated', terminal: 'Terminal checked' } as const;

export const acknowledgeWords = 'Acknowledge';
export const undoWords = 'Undo';
/** Around the number. */
export const acknowledgedNotice = { before: 'Acknowledged', after: 'until something changes' } as const;

export function acknowledgedToggle(shown: boolean, count: number): string {
  return `${shown ? 'Hide' : 'Show'} acknowledged (${count})`;
}

export function unreadAcknowledgements(count: number): string {
  return count === 1
    ? '1 acknowledgement on this device could not be read. Its exception shows again.'
    : `${count} acknowledgements on this device could not be read. Their exceptions show again.`;
}

export const requestsCut = 'Only the newest tracking requests that failed or wait are listed.';

export function requestsFailed(why: string): string {
  return `Tracking requests could not be loaded: ${why}`;
}

export function nothingTitle(filtered: boolean, complete: boolean): string {
  return `No exceptions${filtered ? ' of these kinds' : ''}${complete ? '' : ' so far'}`;
}

export const nothingNow = 'No last free day, hold, ETA, request or empty container needs action now.';
export const stillLoading = 'The rest of the account is still loading.';
export const acknowledgedReturn = 'Acknowledged exceptions show again when something about them changes.';
export const allKinds = 'Show all kinds';

export const settingsTitle = 'Exception settings';
export const settingsStored = 'Saved on this device.';
export const resetSettings = 'Reset to defaults';

export function settingsButton(changed: boolean): string {
  return changed ? 'Settings · changed' : 'Settings';
}

export const settingWords: Readonly<
  Record<ExceptionSetting, { readonly label: string; readonly unit: string; readonly why: string }>
> = {
  etaSlipHours: {
    label: 'ETA slipped by more than',
    unit: 'hours',
    why: 'Carriers often correct an ETA by a few hours.',
  },
  emptyReturnDays: {
    label: 'Empty not returned for more than',
    unit: 'days',
    why: 'Calendar days from the pickup.',
  },
  freeDayNearDays: {
    label: 'Last free day within',
    unit: 'days',
    why: 'Also colours last free days in the list and on a container.',
  },
};

export function settingNote(why: string, usual: number): string {
  return `${why} Default: ${usual}.`;
}

/** @param inForce the number that counts meanwhile, with its unit */
export function settingProblem(least: string, most: string, inForce: string): string {
  return `Enter a whole number from ${least} to ${most}. Until then, ${inForce} count.`;
}

import type { Consequence } from '#/domain/exceptions/consequence.ts';
import type { Actor } from '#/domain/exceptions/exception.ts';
import type { RowGrouping } from '#/domain/exceptions/exceptionRows.ts';
import type { ExceptionSetting } from '#/domain/exceptions/exceptionSettings.ts';
import { counted } from '#/language/plural.ts';

export const pageTitle = 'Exceptions';
/** What every count of the page counts. */
export const countsOfConcerned = 'Counts of containers and requests';
export const listOrder = 'costliest first';
/** Headings of the list. */
export const columnLabels = {
  number: 'Container',
  exception: 'Exception',
  due: 'Due and fees',
  next: 'Next action',
  place: 'Location',
  action: 'Owner and action',
} as const;

/** What happens if nothing is done. */
export const consequenceLabels: Readonly<Record<Consequence, string>> = {
  unverified: 'Charges, unverified',
  now: 'Charges running',
  tomorrow: 'Charges from tomorrow',
  soon: 'Charges soon',
  blocked: 'Blocked',
  late: 'Late',
  watch: 'Watch',
};

/** What sources have reported so far of the rows in sight: `Fees reported: 4,095 USD + 10,437 CAD`. */
export const feesReported = (sums: string): string => `Fees reported: ${sums}`;
/** Of sources whose data is too old to say whether they still grow. */
export const feesUnverified = (sums: string): string => `${sums} unverified`;
/** By the tariffs of the team, beside what is reported. */
export const costsEstimated = (sums: string): string => `${sums} estimated`;

/** Headings of the filters besides the kinds. */
export const facetLabels = { place: 'Location', carrier: 'Carrier', owner: 'Owner' } as const;

/** Followed by the age. */
export const checkedLabels = {
  carrier: 'Carrier last updated',
  terminal: 'Terminal checked',
  rail: 'Railroad checked',
} as const;

/** Whose move it is, as a column and a group have it. */
const actors: Readonly<Record<NonNullable<Actor>, string>> = {
  broker: 'Customs broker',
  terminal: 'Terminal',
  carrier: 'Carrier',
  consignee: 'Consignee',
  trucker: 'Trucker',
  service: 'Tracking service',
};
const ourMove = 'Your team';
export const describeActor = (actor: Actor): string => (actor === null ? ourMove : actors[actor]);

export const groupBy = 'Group by';
export const notGrouped = 'Not grouped';
export const groupingLabels: Readonly<
  Record<RowGrouping, { readonly option: string; readonly lacking: string }>
> = {
  consequence: { option: 'By consequence', lacking: '' },
  party: { option: 'By party', lacking: ourMove },
  terminal: { option: 'By terminal', lacking: 'Terminal not reported' },
  place: { option: 'By location', lacking: 'Location not reported' },
  carrier: { option: 'By carrier', lacking: 'Carrier not reported' },
};

export function rowCount(count: number): string {
  return counted(count, 'row');
}

export const acknowledgeLabel = 'Acknowledge';
export const snoozeLabel = 'Snooze';
export const noteLabel = 'Note';
export const undoLabel = 'Undo';
export const clearSelection = 'Clear';

export function selectedCount(count: number): string {
  return `${count} selected`;
}

/** @param what the number, or how many: `TEMU3043531`, `3 rows` */
export const acknowledgedNotice = (what: string): string => `Acknowledged ${what} until something changes`;
export const shownAgainNotice = (what: string): string => `${what} needs action again`;
/** @param day as the screen writes it: `Mon 23 Nov`; null for no such day */
export const snoozedNotice = (what: string, day: string | null): string =>
  `Snoozed ${what} until ${day === null ? 'something changes' : `${day} or a change`}`;
export const notedNotice = (what: string): string => `Note saved on ${what}`;
export const noteRemovedNotice = (what: string): string => `Note removed from ${what}`;

export const snoozeTitle = (what: string): string => `Snooze ${what}`;
export const snoozeHint =
  'Shows again as soon as something changes: a hold, a last free day, an ETA. With a day, then at the latest.';
export const untilChange = 'Until something changes';
export const tomorrow = 'Tomorrow';
export const nextMonday = 'Next Monday';
export const inDays = (days: number): string => `In ${counted(days, 'day')}`;
export const snoozeDay = 'Another day';
export const snoozeDayProblem = 'Choose a day after today.';

export const noteTitle = (what: string): string => `Note on ${what}`;
export const noteHint = 'Saved on this device, shown with the row.';
export const noteField = 'Note';
export const saveNote = 'Save';
export const removeNote = 'Remove';
export const cancelLabel = 'Cancel';

export const fileTitle = 'Acknowledgements and notes';
export const fileHint = 'Stored on this device only. A file takes them to another one.';
export const exportFile = 'Export';
export const importFile = 'Import';
export const nothingToExport = 'Nothing to export yet.';
export const fileUnreadable =
  'This file holds no acknowledgements or notes. Choose one that Landfall exported.';
export const fileTooLarge = 'This file is too large. Choose one that Landfall exported.';

export function imported(acknowledged: number, notes: number, unread: number): string {
  const done = `Imported ${counted(acknowledged, 'acknowledgement')} and ${counted(notes, 'note')}.`;
  return unread === 0 ? done : `${done} ${counted(unread, 'entry', 'entries')} could not be read.`;
}

export function acknowledgedToggle(shown: boolean, count: number): string {
  return `${shown ? 'Hide' : 'Show'} acknowledged (${count})`;
}

export function unreadAcknowledgements(count: number): string {
  return count === 1
    ? '1 acknowledgement on this device could not be read. Its exception shows again.'
    : `${count} acknowledgements on this device could not be read. Their exceptions show again.`;
}

export const requestsCut = 'Only the newest tracking requests that failed or wait are listed.';

export const requestsNotCached =
  'Offline: tracking requests that failed or wait are not counted here, since they are not cached.';

export function requestsFailed(why: string): string {
  return `Tracking requests could not be loaded: ${why}`;
}

export function nothingTitle(filtered: boolean, complete: boolean): string {
  return `No exceptions${filtered ? ' match these filters' : ''}${complete ? '' : ' so far'}`;
}

export const nothingNow = 'No last free day, hold, ETA, request or empty container needs action now.';
export const stillLoading = 'The rest of the account is still loading.';
export const acknowledgedReturn = 'Acknowledged exceptions show again when something about them changes.';
export const clearFilters = 'Clear filters';

export const settingsTitle = 'Exception settings';
export const settingsStored = 'Saved on this device.';
export const alertsLink = 'Alerts for new exceptions';
export const resetSettings = 'Reset to defaults';

export function settingsButton(changed: boolean): string {
  return changed ? 'Settings · changed' : 'Settings';
}

export const settingLabels: Readonly<
  Record<ExceptionSetting, { readonly label: string; readonly unit: string; readonly why: string }>
> = {
  etaSlipHours: {
    label: 'ETA slipped by more than',
    unit: 'hours',
    why: 'Carriers often correct an ETA by a few hours.',
  },
  emptyReturnDays: {
    label: 'Empty overdue after',
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
export function settingProblem(least: string, limit: string, inForce: string): string {
  return `Enter a whole number from ${least} to ${limit}. Until then, ${inForce} count.`;
}

/** What to look at where nothing needs action. */
export const seeChanges = 'See what has changed';

import { formatCount } from '#/language/plural.ts';

export const tryAgain = 'Try again';
export const saving = 'Saving';
export const cancel = 'Cancel';
export const showFewer = 'Show fewer';
export const showMore = (count: number): string => `Show ${count} more`;
export const nothingMatches = 'Nothing matches these filters';
export const clearAllFilters = 'Clear all filters';
export const never = 'never';
export const justNow = 'just now';
export const ago = (length: string): string => `${length} ago`;

export const copied = 'Copied';
export const copiedWhat = (what: string): string => `Copied ${what}`;
export const copyByHand = 'Copy the selected text by hand';
export const copyThisByHand = 'Copy this text by hand';

/** Of a list from an earlier visit, followed by when it was loaded. */
export const cachedList = (isOutOfDate: boolean): string =>
  `${isOutOfDate ? 'Out of date: this list was' : 'This list was'} cached on this device on`;
export const cachedInFuture = ', later than now by the clock of this device';
export const cachedAdvice = (isOutOfDate: boolean): string =>
  isOutOfDate ? 'Refresh it before you act on it.' : 'Later changes are missing.';

export const loadingAccount = 'Loading the account…';
/** A count beside a filter; more may follow while the account is loading. */
export const countSoFar = (count: number, isPartial: boolean): string =>
  `${formatCount(count)}${isPartial ? '+' : ''}`;
export const shipmentsLoaded = 'Shipments loaded';

export const filtersInForce = 'Filters in force';
export const removeFilter = 'Remove filter';
export const clearAll = 'Clear all';

export const ignoredSettings = 'Ignored settings';
export const dismiss = 'Dismiss';
export const statusFromEvents = 'This stage follows from the container’s events.';
export const statusFromDates = 'No status reported. This stage follows from the container’s dates.';
export const placeNotReported = 'Place not reported';

export const overdueNote = ', overdue';
export const notUpdatedNote = ', no carrier update since';
export const aboardNote = ', loaded, departure not reported';

export const couldNotRefresh = (problem: string): string => `Could not refresh: ${problem} ·`;
export const live = 'Live';
export const updated = 'Updated';
export const cachedUpdated = 'Cached on this device, updated';
export const outOfDate = ', out of date';
export const refreshing = ' · refreshing';

/** Between what was and what is, for a screen reader. */
export const nowIs = 'now';
export const was = 'was ';
export const moreReasons = (count: number): string => `and ${count} more`;
export const andMore = (count: number): string => ` and ${count} more`;

export const csvNotSaved = 'The file was not written. Try again.';

import type { LegState } from '#/domain/timeline/legs.ts';

export const events = 'Events';
export const eventsOf = (number: string): string => `Events of ${number}`;
export const history = 'History';
export const loadingEvents = 'Loading events';
export const noEvents = 'No events reported yet by the carrier or a terminal.';
export const trackedSince = 'Tracked since';
export const earlierEvents = 'Earlier events were added then.';

export const ended = 'ended';

export const estimatesFailed = 'Estimates could not be loaded.';
export const loadingEstimates = 'Loading estimates';

export const legStates: Record<LegState, string> = {
  done: 'done',
  underWay: 'under way',
  expected: 'upcoming',
};
export const voyage = 'voyage';

export const now = 'Now';
export const notReported = 'Not reported';
export const timeNotReported = 'Time not reported';
export const estimated = 'Estimated';
export const overdue = 'Overdue';

export const carrierUpdated = 'Carrier last updated';
export const loadedNotDeparted = 'Loaded. Departure not reported.';
/** Follows the carrier's last update. */
export const beforeThatTime = ', before this time';

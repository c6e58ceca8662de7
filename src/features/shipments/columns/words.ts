import type { ReasonCode } from '#/domain/verdict/reasons.ts';
import { momentLine, type MomentText } from '#/time/format.ts';

export const columnsTitle = 'Columns';
export const findColumnLabel = 'Find a column';
export const columnsShown = 'Columns shown';
export const moreColumns = 'More columns';
export const customFieldsLoading = 'Loading custom fields';
export const noColumnMatches = (text: string) => `No column matches “${text}”.`;
export const resetColumns = 'Reset to default';
export const done = 'Done';

/** An empty list. */
export const none = 'None';
export const noContainers = 'No containers yet';
export const noneYet = 'None yet';
export const containerCount = (count: number) => `${count} containers`;
/** The first of several references. */
export const andMore = (first: string, more: number) => (more === 0 ? first : `${first} +${more}`);
/** Which of several containers a verdict is of. */
export const ofContainer = (number: string, headline: string) => `${number}: ${headline}`;
export const pickedUp = 'Picked up';
export const onHold = 'On hold';
/** Before what has changed. */
export const changed = 'Changed';
/** Follows the words of a journey. */
export const mostPressing = (count: number) => ` (the most pressing of ${count} containers)`;

/** Reasons of a verdict whose sentence is too long for a row; the page of the row has it. */
export const reasonsInShort: Partial<Record<ReasonCode, string>> = {
  hold: 'On hold',
  unclearHold: 'Hold status unknown',
  pendingHold: 'Hold pending',
  conflict: 'Terminal data out of step',
  fees: 'Fees in several currencies',
  stopped: 'Tracking stopped',
  stale: 'Stale data',
};
/** Of an arrival, where the record of the container counts and that of the shipment says otherwise. */
export const carrierReports = (other: MomentText): string => `carrier ${momentLine(other)}`;

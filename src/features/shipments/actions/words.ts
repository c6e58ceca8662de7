import type { RowKind } from '#/domain/list/row.ts';
import { counted, formatCount } from '#/language/plural.ts';

export const selectedCount = (count: number) => `${formatCount(count)} selected`;
/** Follows the count of those selected. */
export const notListed = (count: number) => `, ${formatCount(count)} not in this list`;
export const clearSelection = 'Clear';

export const copyNumbers = 'Copy numbers';
export const copyLink = 'Copy link';
export const exportRows = 'Export these';
export const changeRows = 'Change';
export const undo = 'Undo';

export const numbersCopied = (count: number, kind: RowKind): string =>
  kind === 'container'
    ? `Copied ${counted(count, 'container number')}`
    : `Copied ${counted(count, 'bill of lading number')}`;
export const linkCopied = (count: number): string =>
  `Copied a link to ${count === 1 ? 'it' : `these ${formatCount(count)} rows`}`;
export const copyRefused = 'The browser refused the clipboard. Copy this by hand.';
export const noNumbers = 'None of these rows has a number yet.';
export const linkLacksNumber =
  'Some of these rows have no number yet, and a link goes by numbers. Leave them out.';
export const linkTooLong = 'Too many rows for a link. Select fewer, or export them.';
export const messageTooLong = (limit: number): string =>
  `A message takes ${formatCount(limit)} containers at most. Select fewer, or export them.`;

export const share = 'Share';
/** What is shared, for a title. */
export const sharedName = (view: string | null, count: number): string =>
  view === null ? counted(count, 'container') : `${view}, ${counted(count, 'container')}`;
export const withoutTimelines =
  'Containers of a list come without their timelines. Share one from its page to send its timeline too.';
export const shareTooMany = (limit: number): string =>
  `A shared list takes ${formatCount(limit)} containers at most. Select fewer, or export them.`;

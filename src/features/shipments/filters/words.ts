/** What the lists of values are called. */
export const facetTitles = {
  status: 'Container status',
  arrival: 'POD arrival',
  carrier: 'Carrier',
  pod: 'Port of discharge',
  tracking: 'Tracking',
  tag: 'Tag',
} as const;
export const showMore = (count: number) => `Show ${count} more`;

export const chooseDays = 'Choose days';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const daysReversed = 'The first day is after the last day, so nothing matches.';

export const customFieldsInUse = 'The list uses custom fields';
export const show = 'Show';
export const hide = 'Hide';
export const noCustomFields = 'This account has no custom fields.';
/** @param count null before the first have come */
export function customFieldsLoading(count: number | null): string {
  return `Loading custom fields${count === null ? '' : `, ${count} so far`}`;
}

export const customFieldsIncomplete = 'Not all custom fields could be loaded.';
/** @param filtered whether rows are left out by them */
export function customFieldsPending(filtered: boolean): string {
  return `Custom fields are loading. ${filtered ? 'More rows may match.' : 'More values may follow.'}`;
}

import type { RowKind } from '#/domain/list/row.ts';
import { lowerCase } from '#/language/lowerCase.ts';
import { rowKindNames } from '#/wording/listViews.ts';

/** What the list is narrowed to by one click, after its count. */
export const quickFilters = 'Quick filters';
export const quickFilterLabels = {
  past: 'past LFD',
  today: 'LFD today',
  soon: 'LFD in 1–3 d',
  onHold: 'on hold',
  ready: 'ready',
  arriving: 'arrive in 3 d',
  overdue: 'arrival overdue',
} as const;
/** What every count beside a filter counts, whatever the list hides now. */
export const countsOf = (by: RowKind): string =>
  `Counts of ${lowerCase(rowKindNames[by])}, finished ones included`;
/** The name of the facet where counts lack what was put aside. */
export const withoutAcknowledged = 'Exception, not acknowledged';

export const chooseDays = 'Choose days';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const daysReversed = 'The first day is after the last day, so nothing matches.';

export const costsTitle = 'Costs';
export const costsInUse = 'The list is filtered by cost';
export const noTariffOn = 'No tariff is switched on, so no cost is estimated.';
export const manageTariffs = 'Add a tariff';
export const costsEntered = 'Tariffs of this device';

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

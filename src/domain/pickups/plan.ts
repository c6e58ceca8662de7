import type {
  AccountChange,
  AccountEntries,
  AccountEntry,
  AccountFieldSet,
} from '#/domain/accountFields/accountFields.ts';
import { type CalendarDay, parseCalendarDay } from '#/time/calendarDay.ts';

/** What is planned of a container, by the slugs of the custom fields that hold it. */
export type PlanSlug = 'planned_pickup_on' | 'trucker' | 'planned_return_on' | 'empty_return_to';

/** The custom fields of containers that a plan is stored in. */
export const planFields: AccountFieldSet<PlanSlug> = {
  of: ['container'],
  fields: [
    { slug: 'planned_pickup_on', dataType: 'date' },
    { slug: 'trucker', dataType: 'short_text' },
    { slug: 'planned_return_on', dataType: 'date' },
    { slug: 'empty_return_to', dataType: 'short_text' },
  ],
};

export type PlanEntry = AccountEntry<PlanSlug>;

/** By the id of the container. */
export type PlanEntries = AccountEntries<PlanSlug>;

export type PlanChange = AccountChange<PlanSlug>;

/** The slug of the day that a row is planned by. */
export const daySlug = (kind: 'pickup' | 'return'): PlanSlug =>
  kind === 'pickup' ? 'planned_pickup_on' : 'planned_return_on';

/** The day that is planned; null where none is. */
export function plannedDay(entry: PlanEntry | undefined, kind: 'pickup' | 'return'): CalendarDay | null {
  return parseCalendarDay(entry?.[daySlug(kind)] ?? '');
}

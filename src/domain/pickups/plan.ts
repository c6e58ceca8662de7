import type { CustomDefinition, CustomField } from '#/domain/records/customField.ts';
import type { DefinitionDraft } from '#/domain/records/definitionDraft.ts';
import { entryOf } from '#/domain/records/fieldEntry.ts';
import { type CalendarDay, parseCalendarDay } from '#/time/calendarDay.ts';
import { planFieldLabels } from './words.ts';

/** What is planned of a container, by the slugs of the custom fields that hold it. */
export const planSlugs = ['planned_pickup_on', 'trucker', 'planned_return_on', 'empty_return_to'] as const;
export type PlanSlug = (typeof planSlugs)[number];

/** What is filled in; left out is what is not. */
export type PlanEntry = { readonly [Slug in PlanSlug]?: string };

/** By the id of the container. */
export type PlanEntries = ReadonlyMap<string, PlanEntry>;

const isDay = (slug: PlanSlug) => slug === 'planned_pickup_on' || slug === 'planned_return_on';

const typeOf = (slug: PlanSlug) => (isDay(slug) ? 'date' : 'short_text');

/** The custom fields that a plan is stored in. */
export const planDrafts: readonly (DefinitionDraft & { readonly slug: PlanSlug })[] = planSlugs.map(
  (slug) => ({
    entityType: 'container',
    label: planFieldLabels[slug],
    slug,
    dataType: typeOf(slug),
    description: '',
    referenceType: 'Party',
  }),
);

/** Whether an account can hold the plan. */
export interface PlanFields {
  /** Its definitions that are as the plan needs them. */
  readonly definitions: ReadonlyMap<PlanSlug, CustomDefinition>;
  /** What is still to be defined. */
  readonly missing: readonly DefinitionDraft[];
  /** What the account has under such a name for something else: its labels. */
  readonly taken: readonly string[];
}

export function planFieldsOf(all: readonly CustomDefinition[]): PlanFields {
  const definitions = new Map<PlanSlug, CustomDefinition>();
  const missing: DefinitionDraft[] = [];
  const taken: string[] = [];
  for (const draft of planDrafts) {
    const known = all.find(({ slug, entityType }) => slug === draft.slug && entityType === draft.entityType);
    if (!known) missing.push(draft);
    else if (known.dataType === draft.dataType) definitions.set(draft.slug, known);
    else taken.push(known.label);
  }
  return { definitions, missing, taken };
}

/** The plan that custom fields hold; what is no day in a field for one is left out. */
export function entriesOf(fields: readonly CustomField[]): PlanEntries {
  const entries = new Map<string, PlanEntry>();
  for (const field of fields) {
    const slug = planSlugs.find((known) => known === field.slug);
    const [text] = entryOf(field);
    if (!slug || text === undefined || field.entity.type !== 'container') continue;
    entries.set(field.entity.id, withValue(entries.get(field.entity.id), slug, text));
  }
  return entries;
}

/** An entry with another value; null clears it. */
export function withValue(entry: PlanEntry = {}, slug: PlanSlug, value: string | null): PlanEntry {
  const { [slug]: _, ...rest } = entry;
  if (value === null || (isDay(slug) && parseCalendarDay(value) === null)) return rest;
  return { ...rest, [slug]: value };
}

/** The slug of the day that a row is planned by. */
export const daySlug = (kind: 'pickup' | 'return'): PlanSlug =>
  kind === 'pickup' ? 'planned_pickup_on' : 'planned_return_on';

/** The day that is planned; null where none is. */
export function plannedDay(entry: PlanEntry | undefined, kind: 'pickup' | 'return'): CalendarDay | null {
  return parseCalendarDay(entry?.[daySlug(kind)] ?? '');
}

import type { CustomDefinition, CustomEntity, CustomField } from '#/domain/records/customField.ts';
import type { DefinitionDraft } from '#/domain/records/definitionDraft.ts';
import { entryOf } from '#/domain/records/fieldEntry.ts';
import { parseCalendarDay } from '#/time/calendarDay.ts';

type EntityType = DefinitionDraft['entityType'];

/** A custom field that we define in an account and fill in. */
interface AccountField<Slug extends string> {
  readonly slug: Slug;
  readonly dataType: 'short_text' | 'date';
}

/** Custom fields that hold what a team shares about its records. */
export interface AccountFieldSet<Slug extends string> {
  /** The records that have them. */
  readonly of: readonly EntityType[];
  readonly fields: readonly AccountField<Slug>[];
}

/** The same with what an account shows them as. */
export interface NamedFieldSet<Slug extends string> extends AccountFieldSet<Slug> {
  readonly labels: Readonly<Record<Slug, string>>;
}

/** What is filled in of one record; left out is what is not. */
export type AccountEntry<Slug extends string> = { readonly [Name in Slug]?: string };

/** By the key of the record (`entryKey`). */
export type AccountEntries<Slug extends string> = ReadonlyMap<string, AccountEntry<Slug>>;

/** One value of one record; null clears it. */
export interface AccountChange<Slug extends string = string> {
  readonly entity: CustomEntity;
  /** What the record is called. */
  readonly number: string;
  readonly slug: Slug;
  readonly value: string | null;
  /** What the reader saw there. Left out: what was read last. */
  readonly seen?: string | null | undefined;
}

/** A record is found by its id alone where all of them are of one kind. */
export function entryKey({ of }: AccountFieldSet<string>, { type, id }: CustomEntity): string {
  return of.length === 1 ? id : `${type} ${id}`;
}

/** The record of a key; one that no account knows has a kind that is not in the set. */
export function entityOfKey({ of }: AccountFieldSet<string>, key: string): CustomEntity {
  const [only, ...more] = of;
  if (only && more.length === 0) return { type: only, id: key };
  const space = key.indexOf(' ');
  return { type: key.slice(0, Math.max(space, 0)), id: key.slice(space + 1) };
}

/** Whether an account can have it. */
export function isOfAccount({ of }: AccountFieldSet<string>, { type }: CustomEntity): boolean {
  return of.some((known) => known === type);
}

/** Whether an account can hold a set. */
export interface AccountFields {
  /** Its definitions that are as the set needs them. */
  readonly definitions: readonly CustomDefinition[];
  /** What is still to be defined. */
  readonly missing: readonly DefinitionDraft[];
  /** What the account has under such a name for something else: its labels. */
  readonly taken: readonly string[];
}

export function accountFieldsOf<Slug extends string>(
  { of, fields, labels }: NamedFieldSet<Slug>,
  all: readonly CustomDefinition[],
): AccountFields {
  const definitions: CustomDefinition[] = [];
  const missing: DefinitionDraft[] = [];
  const taken = new Set<string>();
  for (const entityType of of) {
    for (const { slug, dataType } of fields) {
      const known = all.find((each) => each.slug === slug && each.entityType === entityType);
      if (!known)
        missing.push({
          entityType,
          slug,
          label: labels[slug],
          dataType,
          description: '',
          referenceType: 'Party',
        });
      else if (known.dataType === dataType) definitions.push(known);
      else taken.add(known.label);
    }
  }
  return { definitions, missing, taken: [...taken] };
}

/** What custom fields hold of a set; what is no day in a field for one is left out. */
export function entriesOf<Slug extends string>(
  set: AccountFieldSet<Slug>,
  fields: readonly CustomField[],
): AccountEntries<Slug> {
  const entries = new Map<string, AccountEntry<Slug>>();
  for (const field of fields) {
    const known = set.fields.find(({ slug }) => slug === field.slug);
    const [text] = entryOf(field);
    if (!known || text === undefined || !isOfAccount(set, field.entity)) continue;
    const key = entryKey(set, field.entity);
    entries.set(key, withValue(set, entries.get(key), known.slug, text));
  }
  return entries;
}

/** An entry with another value; null clears it. */
export function withValue<Slug extends string>(
  { fields }: AccountFieldSet<Slug>,
  entry: AccountEntry<Slug> | undefined,
  slug: Slug,
  value: string | null,
): AccountEntry<Slug> {
  const values = new Map<string, unknown>(Object.entries(entry ?? {}));
  values.delete(slug);
  const isDay = fields.some((field) => field.slug === slug && field.dataType === 'date');
  if (value !== null && !(isDay && parseCalendarDay(value) === null)) values.set(slug, value);
  return Object.fromEntries(values) as AccountEntry<Slug>;
}

/** The entries once changes are made, in their order. A record of which nothing is left has none. */
export function withChanges<Slug extends string>(
  set: AccountFieldSet<Slug>,
  all: AccountEntries<Slug>,
  changes: readonly AccountChange<Slug>[],
): AccountEntries<Slug> {
  if (changes.length === 0) return all;
  const entries = new Map(all);
  for (const { entity, slug, value } of changes) {
    const key = entryKey(set, entity);
    const entry = withValue(set, entries.get(key), slug, value);
    if (Object.keys(entry).length > 0) entries.set(key, entry);
    else entries.delete(key);
  }
  return entries;
}

/** What undoes changes, as long as what they write is still there. */
export function undoing<Slug extends string>(
  set: AccountFieldSet<Slug>,
  entries: AccountEntries<Slug>,
  changes: readonly AccountChange<Slug>[],
): readonly AccountChange<Slug>[] {
  return changes.map((change) => ({
    ...change,
    value: entries.get(entryKey(set, change.entity))?.[change.slug] ?? null,
    seen: change.value,
  }));
}

/** All that entries hold, as changes that write it. */
export function changesOf<Slug extends string>(
  set: AccountFieldSet<Slug>,
  entries: AccountEntries<Slug>,
): readonly AccountChange<Slug>[] {
  return [...entries].flatMap(([key, entry]) =>
    set.fields.flatMap(({ slug }) => {
      const value = entry[slug];
      const entity = entityOfKey(set, key);
      return value === undefined ? [] : { entity, number: entity.id, slug, value };
    }),
  );
}

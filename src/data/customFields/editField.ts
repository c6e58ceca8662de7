import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { cachedFor, staleAfter } from '#/data/cache/freshness.ts';
import { ChangedMeanwhile, type WriteFailure } from '#/data/cache/writeFailure.ts';
import { updateRead, writeOptimistically } from '#/data/cache/writeOptimistically.ts';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { isUnclear } from '#/data/http/errors.ts';
import type {
  CustomField,
  CustomFields,
  CustomDefinition,
  CustomEntity,
} from '#/domain/records/customField.ts';
import { entryOf, entryOnWire, type FieldTarget, putField, sameEntry } from '#/domain/records/fieldEntry.ts';
import { clearField, fetchField, writeField } from './calls.ts';
import { type FieldReading, fieldWrites, readCustomFields } from './fieldWrites.ts';
import { accountFieldsKey, customDefinitionsQuery, definedFieldsKey } from './queries.ts';

/** One change of a custom field; null where nothing is filled in. */
export interface FieldEdit {
  readonly next: CustomField | null;
  /** What the reader saw there; the change is sent only while that is still so. */
  readonly seen: CustomField | null;
  /** Whether it takes back the change before it. */
  readonly undoes: boolean;
}

/** Who waits for it. */
type Options = Pick<CallOptions, 'priority'>;

export function fieldEditKey({ entity, definition }: FieldTarget) {
  return ['field', entity.type, entity.id, definition.slug];
}

/** `editField` as a mutation, so that what became of it outlives its page. */
export function editFieldMutation(api: Api, client: QueryClient, target: FieldTarget) {
  return mutationOptions<CustomField | null, WriteFailure, FieldEdit>({
    mutationKey: fieldEditKey(target),
    gcTime: cachedFor.edit,
    mutationFn: (edit) => editField(api, client, target, edit, { priority: 'user' }),
  });
}

/**
 * Fills a custom field in, changes or clears it (docs/interface.md 2.11). It shows at once, on the page of its record
 * and in the list. The interface has no version, so the newest value is read first: where it is no longer what the
 * reader saw, nothing is sent and `ChangedMeanwhile` is thrown. The write goes out once; where its answer is lost,
 * reading the field again settles what became of it.
 *
 * Gives the field as the service keeps it.
 */
export function editField(
  api: Api,
  client: QueryClient,
  target: FieldTarget,
  { next, seen }: Omit<FieldEdit, 'undoes'>,
  options: Options,
): Promise<CustomField | null> {
  const { entity } = target;
  const change = (value: CustomField | null) => (reading: FieldReading) =>
    reading.of && reading.of.id !== entity.id
      ? reading
      : { ...reading, fields: putField(reading.fields, target, value) };
  return writeOptimistically<FieldReading, CustomField | null>(client, {
    writes: fieldWrites,
    place: { record: entity.id, value: target.definition.slug },
    change,
    show: (made) => {
      const show = (of: FieldReading['of']) => (data: CustomFields) => ({
        ...data,
        fields: made({ of, fields: data.fields }).fields,
      });
      updateRead<CustomFields>(client, recordFieldsKey(entity), show(entity));
      updateRead<CustomFields>(client, accountFieldsKey, show(null));
      for (const { queryKey } of client.getQueryCache().findAll({ queryKey: definedFieldsKey }))
        updateRead<CustomFields>(client, queryKey, show(null));
    },
    expected: next,
    send: () => send(api, target, next, seen, options),
    before: (error) => (isChanged(error) ? error.newest : seen),
  });
}

async function send(
  api: Api,
  target: FieldTarget,
  next: CustomField | null,
  seen: CustomField | null,
  options: Options,
): Promise<CustomField | null> {
  const read = () => fetchField(api, target, { ...options, exact: true });
  const newest = await read();
  if (isSame(newest, next)) return newest;
  if (!isSame(newest, seen)) throw new ChangedMeanwhile(newest);
  try {
    if (next) {
      const value = entryOnWire(target.definition, entryOf(next));
      return (await writeField(api, target, value, options)) ?? next;
    }
    await clearField(api, target, options);
    return null;
  } catch (error) {
    if (!isUnclear(error)) throw error;
    const found = await read().catch(() => seen);
    if (!isSame(found, next)) throw error;
    return found;
  }
}

function isSame(one: CustomField | null, other: CustomField | null): boolean {
  return sameEntry(entryOf(one), entryOf(other));
}

function isChanged(error: unknown): error is ChangedMeanwhile<CustomField | null> {
  return error instanceof ChangedMeanwhile;
}

function recordFieldsKey(entity: CustomEntity) {
  return ['customFields', entity.type, entity.id] as const;
}

/** What is filled in on one record. Without definitions the values are still there, under their slugs. */
export function recordFieldsQuery(api: Api, entity: CustomEntity) {
  return queryOptions({
    queryKey: recordFieldsKey(entity),
    queryFn: async ({ client, signal }): Promise<CustomFields> => {
      const definitions = await knownDefinitions(api, client);
      const options = { priority: 'visible', signal } as const;
      let read: CustomFields = { definitions, fields: [], complete: true };
      for await (const page of readCustomFields(api, client, entity, definitions, options)) read = page;
      return { ...read, complete: true };
    },
    // Values without their definitions are a makeshift.
    staleTime: ({ state: { data } }) =>
      data && data.fields.length > 0 && data.definitions.length === 0 ? 0 : staleAfter.customFields,
  });
}

async function knownDefinitions(api: Api, client: QueryClient): Promise<readonly CustomDefinition[]> {
  try {
    return await client.query(customDefinitionsQuery(api));
  } catch {
    return [];
  }
}

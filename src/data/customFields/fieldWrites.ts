import type { QueryClient } from '@tanstack/react-query';
import { createPendingWrites } from '#/data/cache/pendingWrites.ts';
import type { Api, CallOptions } from '#/data/http/api.ts';
import {
  type CustomDefinition,
  type CustomEntity,
  type CustomField,
  type CustomFields,
  fieldsByRecord,
} from '#/domain/records/customField.ts';
import { customFieldPages } from './calls.ts';

/** Custom fields as one reading found them. */
export interface FieldReading {
  /** The record that they were read of; null for those of the account. */
  readonly of: CustomEntity | null;
  readonly fields: readonly CustomField[];
}

export const fieldWrites = createPendingWrites<FieldReading>();

/** What a reading found, with what was written since it began. */
export function withFieldWrites(
  client: QueryClient,
  reading: FieldReading,
  began: number,
): readonly CustomField[] {
  const { of, fields } = reading;
  if (of) return fieldWrites.over(client, of.id, reading, began).fields;
  const open = fieldWrites.openRecords(client, began);
  if (open.size === 0) return fields;
  // Record by record: a change of ten thousand would else look through all fields for each.
  const known = fieldsByRecord(fields);
  const written = [...open].flatMap((id) => {
    const held = { of: null, fields: known.get(id) ?? [] };
    return fieldWrites.over(client, id, held, began).fields;
  });
  return [...fields.filter(({ entity }) => !open.has(entity.id)), ...written];
}

/**
 * The custom fields of a record, or of all the account where it is null, page by page: each time all that has been read,
 * with what was written since the reading began.
 */
export async function* readCustomFields(
  api: Api,
  client: QueryClient,
  of: CustomEntity | null,
  definitions: readonly CustomDefinition[],
  options: CallOptions,
): AsyncGenerator<CustomFields, void, undefined> {
  const began = fieldWrites.beginReading();
  const read = new Map<string, CustomField>();
  for await (const { fields, last } of customFieldPages(api, of, definitions, options)) {
    for (const field of fields) read.set(field.id, field);
    const reading = { of, fields: [...read.values()] };
    yield { definitions, fields: withFieldWrites(client, reading, began), complete: last };
  }
}

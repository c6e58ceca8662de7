import type { QueryClient } from '@tanstack/react-query';
import { createPendingWrites } from '#/data/cache/pendingWrites.ts';
import { type CustomEntity, type CustomField, fieldsByRecord } from '#/domain/records/customField.ts';

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

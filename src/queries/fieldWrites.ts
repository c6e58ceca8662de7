import type { QueryClient } from '@tanstack/react-query';
import type { CustomEntity, CustomField } from '#/domain/records/customField.ts';
import { createPendingWrites } from './pendingWrites.ts';

/** Custom fields as one reading found them. */
export interface FieldReading {
  /** The record that they were read of; null for those of the account. */
  readonly of: CustomEntity | null;
  readonly fields: readonly CustomField[];
}

export const fieldWrites = createPendingWrites<FieldReading>();

/** What a reading found, with what was written since it began. */
export function withFieldWrites(client: QueryClient, reading: FieldReading, began: number) {
  return fieldWrites.over(client, reading, began).fields;
}

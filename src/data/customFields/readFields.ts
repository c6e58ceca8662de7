import type { QueryClient } from '@tanstack/react-query';
import type { Api, CallOptions } from '#/data/http/api.ts';
import type {
  CustomDefinition,
  CustomEntity,
  CustomField,
  CustomFields,
} from '#/domain/records/customField.ts';
import { fieldWrites, withFieldWrites } from './fieldWrites.ts';
import { customFieldPages } from './valueCalls.ts';

/**
 * The custom fields of a record, or of all the account where it is null, page by page: each time all that has been read,
 * with what was written since the reading began.
 */
export async function* readFields(
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

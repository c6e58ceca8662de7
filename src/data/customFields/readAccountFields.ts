import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#/data/http/api.ts';
import type { CustomDefinition, CustomField, CustomFields } from '#/domain/records/customField.ts';
import { fieldWrites, withFieldWrites } from './fieldWrites.ts';
import { customFieldPages } from './valueCalls.ts';

/** All custom fields of the account page by page, with what was written since the reading began. */
export async function* readAccountFields(
  api: Api,
  client: QueryClient,
  definitions: readonly CustomDefinition[],
): AsyncGenerator<CustomFields, void, undefined> {
  const began = fieldWrites.beginReading();
  const read = new Map<string, CustomField>();
  for await (const { fields, last } of customFieldPages(api, null, definitions, { lane: 'background' })) {
    for (const field of fields) read.set(field.id, field);
    const reading = { of: null, fields: [...read.values()] };
    yield { definitions, fields: withFieldWrites(client, reading, began), complete: last };
  }
}

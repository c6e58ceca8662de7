import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { staleAfter } from '#/data/cache/freshness.ts';
import type { Api } from '#/data/http/api.ts';
import type {
  CustomDefinition,
  CustomEntity,
  CustomField,
  CustomFields,
} from '#/domain/records/customField.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import { fieldWrites, withFieldWrites } from './fieldWrites.ts';
import { customDefinitionsQuery } from './queries.ts';

export function recordFieldsKey(entity: CustomEntity) {
  return ['customFields', entity.type, entity.id] as const;
}

/** What is filled in on one record. Without definitions the values are still there, under their slugs. */
export function recordFieldsQuery(api: Api, entity: CustomEntity) {
  return queryOptions({
    queryKey: recordFieldsKey(entity),
    queryFn: async ({ client, signal }): Promise<CustomFields> => {
      const { customFieldPages } = await import('./valueCalls.ts');
      const definitions = await knownDefinitions(api, client);
      const options = { lane: 'visible', signal } as const;
      const began = fieldWrites.beginReading();
      const fields: CustomField[] = [];
      for await (const page of customFieldPages(api, entity, definitions, options))
        fields.push(...page.fields);
      const reading = { of: entity, fields: uniqueById(fields) };
      return { definitions, fields: withFieldWrites(client, reading, began), complete: true };
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

import type { Api, CallOptions } from '#/data/http/api.ts';
import { readList } from '#/data/http/jsonapi.ts';
import { pathOf, readPages } from '#/data/http/pages.ts';
import type { CustomDefinition } from '#/domain/records/customField.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import { customDefinitionSchema, toCustomDefinition } from './definition.schema.ts';

/** The custom fields that the account has defined, each once. */
export async function fetchCustomDefinitions(
  api: Api,
  options: CallOptions,
): Promise<readonly CustomDefinition[]> {
  const definitions: CustomDefinition[] = [];
  const path = pathOf(['custom_field_definitions'], { 'page[size]': '100' });
  // Not `readAll`: a first visit would load it for this alone.
  for await (const { document } of readPages(api, path, options)) {
    definitions.push(...readList(document, customDefinitionSchema, toCustomDefinition).records);
  }
  return uniqueById(definitions);
}

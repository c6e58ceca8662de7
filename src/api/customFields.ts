import type { CustomDefinition, CustomEntity, CustomField } from '#/domain/records/customField.ts';
import { eachOnce } from '#/domain/records/eachOnce.ts';
import type { Api, CallOptions } from './api.ts';
import {
  customDefinitionSchema,
  customFieldSchema,
  toCustomDefinition,
  toCustomField,
} from './customField.schema.ts';
import { readList } from './jsonapi.ts';
import { pathOf, readPages } from './pages.ts';

const firstPage = { 'page[size]': '100' };

/** The custom fields that the account has defined, each once. */
export async function fetchCustomDefinitions(
  api: Api,
  options: CallOptions,
): Promise<readonly CustomDefinition[]> {
  const definitions: CustomDefinition[] = [];
  const path = pathOf(['custom_field_definitions'], firstPage);
  for await (const { document } of readPages(api, path, options)) {
    definitions.push(...readList(document, customDefinitionSchema, toCustomDefinition).records);
  }
  return eachOnce(definitions);
}

export interface CustomFieldPage {
  readonly fields: readonly CustomField[];
  readonly last: boolean;
}

/**
 * What is filled in, a page at a time: of one record, or of the whole account. Fields that nothing is filled into are
 * left out.
 */
export async function* customFieldPages(
  api: Api,
  owner: CustomEntity | null,
  definitions: readonly CustomDefinition[],
  options: CallOptions,
): AsyncGenerator<CustomFieldPage, void, undefined> {
  const resource = owner ? [`${owner.type}s`, owner.id, 'custom_fields'] : ['custom_fields'];
  for await (const { document, last } of readPages(api, pathOf(resource, firstPage), options)) {
    const { records } = readList(document, customFieldSchema, (wire) =>
      toCustomField(wire, definitions, owner),
    );
    yield { fields: records.filter((field) => field !== null), last };
  }
}

import { answeredRecord } from '#/data/http/answeredRecord.ts';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { readList } from '#/data/http/jsonapi.ts';
import { pathOf, readPages } from '#/data/http/pages.ts';
import { readAll } from '#/data/http/readAll.ts';
import type {
  CustomDefinition,
  CustomEntity,
  CustomField,
  CustomOption,
} from '#/domain/records/customField.ts';
import type { FieldTarget } from '#/domain/records/fieldEntry.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import { customDefinitionSchema, toCustomDefinition } from './definition.schema.ts';
import { customFieldSchema, customOptionSchema, toCustomField, toCustomOption } from './schema.ts';

/** The custom fields that the account has defined, each once. */
export async function fetchCustomDefinitions(
  api: Api,
  options: CallOptions,
): Promise<readonly CustomDefinition[]> {
  const path = pathOf(['custom_field_definitions'], { 'page[size]': '100' });
  return uniqueById((await readAll(api, path, customDefinitionSchema, toCustomDefinition, options)).records);
}

export interface CustomFieldPage {
  readonly fields: readonly CustomField[];
  readonly last: boolean;
}

/**
 * What is filled in, a page at a time: of one record, of one definition, or of the whole account. Fields that nothing is
 * filled into are left out.
 */
export async function* customFieldPages(
  api: Api,
  of: CustomEntity | CustomDefinition | null,
  definitions: readonly CustomDefinition[],
  options: CallOptions,
): AsyncGenerator<CustomFieldPage, void, undefined> {
  const owner = of && 'type' in of ? of : null;
  const resource = owner ? [`${owner.type}s`, owner.id, 'custom_fields'] : ['custom_fields'];
  const query = { ...(of && !owner && { 'filter[definition_id]': of.id }), 'page[size]': '100' };
  for await (const { document, last } of readPages(api, pathOf(resource, query), options)) {
    const { records } = readList(document, customFieldSchema, (wire) =>
      toCustomField(wire, definitions, owner),
    );
    yield { fields: records.filter((field) => field !== null), last };
  }
}

/** What one field of a record holds now; null where nothing is filled in. */
export async function fetchField(
  api: Api,
  { entity, definition }: FieldTarget,
  options: CallOptions,
): Promise<CustomField | null> {
  for await (const { fields } of customFieldPages(api, entity, [definition], options)) {
    const found = fields.find(({ slug }) => slug === definition.slug);
    if (found) return found;
  }
  return null;
}

/** Fills a field in or changes it (docs/interface.md 2.11). Gives it as the service has it, where its answer says. */
export async function writeField(
  api: Api,
  target: FieldTarget,
  value: unknown,
  options: CallOptions,
): Promise<CustomField | null> {
  const attributes = { api_slug: target.definition.slug, value };
  const body = { data: { type: 'custom_field', attributes } };
  return readAnswer(await api.write('POST', pathOf(fieldsPath(target)), body, options), target);
}

export async function clearField(api: Api, target: FieldTarget, options: CallOptions): Promise<void> {
  const path = pathOf([...fieldsPath(target), target.definition.slug]);
  await api.write('DELETE', path, undefined, options);
}

/** What can be chosen in a field of type `enum` or `enum_multi`, each once and in its order. */
export async function fetchOptions(
  api: Api,
  definitionId: string,
  options: CallOptions,
): Promise<readonly CustomOption[]> {
  const path = pathOf(['custom_field_definitions', definitionId, 'options'], { 'page[size]': '100' });
  const { records } = await readAll(api, path, customOptionSchema, toCustomOption, options);
  return uniqueById(records.filter((option) => option !== null));
}

function readAnswer(document: unknown, { entity, definition }: FieldTarget): CustomField | null {
  const wire = answeredRecord(document, customFieldSchema);
  return wire ? toCustomField(wire, [definition], entity) : null;
}

function fieldsPath({ entity }: FieldTarget): string[] {
  return [`${entity.type}s`, entity.id, 'custom_fields'];
}

import { answeredRecord } from '#/data/http/answeredRecord.ts';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { totalOf } from '#/data/http/jsonapi.ts';
import { pathOf } from '#/data/http/pages.ts';
import type { CustomDefinition, CustomOption } from '#/domain/records/customField.ts';
import type { DefinitionDraft, DefinitionText } from '#/domain/records/definitionDraft.ts';
import { customDefinitionSchema, toCustomDefinition } from './definition.schema.ts';

const type = 'custom_field_definition';
const optionType = 'custom_field_option';

/** Defines a custom field (docs/interface.md 2.11). */
export async function createDefinition(
  api: Api,
  { entityType, slug, label, dataType, description, referenceType }: DefinitionDraft,
  options: CallOptions,
): Promise<void> {
  const attributes = {
    entity_type: entityType === 'container' ? 'Container' : 'Shipment',
    api_slug: slug,
    display_name: label,
    data_type: dataType,
    ...(description.trim() !== '' && { description }),
    ...(dataType === 'reference' && { reference_type: referenceType }),
  };
  await api.write('POST', pathOf(['custom_field_definitions']), { data: { type, attributes } }, options);
}

/** A definition as it is now; null where the service answers with something else. */
export async function fetchDefinition(
  api: Api,
  id: string,
  options: CallOptions,
): Promise<CustomDefinition | null> {
  const document = await api.read(pathOf(['custom_field_definitions', id]), options);
  const wire = answeredRecord(document, customDefinitionSchema);
  return wire && toCustomDefinition(wire);
}

/** Its name and description; slug, record and data type are fixed once it exists. */
export async function changeDefinition(
  api: Api,
  { id, label, description }: DefinitionText,
  options: CallOptions,
): Promise<void> {
  const attributes = { display_name: label, description };
  await api.write(
    'PATCH',
    pathOf(['custom_field_definitions', id]),
    { data: { type, id, attributes } },
    options,
  );
}

/** Its options and values go with it. */
export async function deleteDefinition(api: Api, id: string, options: CallOptions): Promise<void> {
  await api.write('DELETE', pathOf(['custom_field_definitions', id]), undefined, options);
}

/** How many records have a value; null where the service does not say. */
export async function countValues(api: Api, id: string, options: CallOptions): Promise<number | null> {
  const path = pathOf(['custom_fields'], { 'filter[definition_id]': id, 'page[size]': '1' });
  return totalOf(await api.read(path, options));
}

/** @param position from 1; the options from there on move back by one */
export async function createOption(
  api: Api,
  definitionId: string,
  { label, value }: Omit<CustomOption, 'id'>,
  position: number,
  options: CallOptions,
): Promise<void> {
  const path = pathOf(['custom_field_definitions', definitionId, 'options']);
  const attributes = { label, value, position };
  await api.write('POST', path, { data: { type: optionType, attributes } }, options);
}

export async function changeOption(
  api: Api,
  definitionId: string,
  id: string,
  attributes: { readonly label: string } | { readonly position: number },
  options: CallOptions,
): Promise<void> {
  const path = pathOf(['custom_field_definitions', definitionId, 'options', id]);
  await api.write('PATCH', path, { data: { type: optionType, id, attributes } }, options);
}

/** Values that hold it stay, and show the bare value. */
export async function deleteOption(
  api: Api,
  definitionId: string,
  id: string,
  options: CallOptions,
): Promise<void> {
  await api.write(
    'DELETE',
    pathOf(['custom_field_definitions', definitionId, 'options', id]),
    undefined,
    options,
  );
}

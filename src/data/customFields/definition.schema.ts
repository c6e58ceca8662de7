import * as v from 'valibot';
import { toMany } from '#/data/http/document.schema.ts';
import { anything, readText, text } from '#/data/http/schema.ts';
import { type CustomDefinition, readEntityType } from '#/domain/records/customField.ts';

/** A custom field that the account has defined (docs/interface.md 3.9). */
export const customDefinitionSchema = v.object({
  type: v.literal('custom_field_definition'),
  id: v.string(),
  attributes: v.object({
    entity_type: text,
    api_slug: v.string(),
    display_name: text,
    data_type: text,
    description: text,
    reference_type: text,
    validation: anything,
    default_format: text,
    default_value: anything,
  }),
  relationships: v.nullish(v.object({ options: toMany })),
});
export type CustomDefinitionWire = v.InferOutput<typeof customDefinitionSchema>;

export function toCustomDefinition({ id, attributes: a }: CustomDefinitionWire): CustomDefinition {
  return {
    id,
    slug: a.api_slug,
    label: readText(a.display_name) ?? a.api_slug,
    entityType: readEntityType(a.entity_type ?? ''),
    dataType: readText(a.data_type),
    description: readText(a.description),
    referenceType: readText(a.reference_type),
  };
}

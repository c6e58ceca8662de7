import { type DocumentSchema, findSchema } from '#sandbox/documents/schemas.ts';
import { collection } from '#sandbox/jsonapi/collection.ts';
import { kindOf } from '#sandbox/jsonapi/node.ts';

const schemaKind = kindOf<DocumentSchema>({
  type: 'document_schema',
  id: ({ id }) => id,
  attributes: (_, schema) => ({
    document_type: schema.type,
    label: schema.label,
    schema_version: schema.version,
    full_version: schema.id,
    current: true,
    draft: false,
    active_at: schema.activeAt,
    schema_format: 'json_schema',
    description: `What is read from a document of the type “${schema.label}”.`,
    schema_payload: schema.payload,
    created_at: schema.activeAt,
    updated_at: schema.activeAt,
  }),
});

/** docs/interface.md 3.10. */
export const documentSchemaRoutes = () =>
  collection({
    kind: schemaKind,
    find: (_, id) => findSchema(id),
    missing: 'There is no document schema with this id.',
  });

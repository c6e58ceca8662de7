import { Hono } from 'hono';
import { findSchema } from '#sandbox/documents/schemas.ts';
import { readInclude } from '#sandbox/jsonapi/include.ts';
import { send } from '#sandbox/jsonapi/jsonapi.ts';
import { notFound } from '#sandbox/jsonapi/problem.ts';
import type { SandboxEnv } from '#sandbox/view.ts';

/** docs/interface.md 3.10. */
export function documentSchemaRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().get('/:id', (c) => {
    const { url } = c.get('view');
    const schema = findSchema(c.req.param('id'));
    if (!schema) throw notFound('There is no document schema with this id.');
    readInclude(url.searchParams, 'document_schema');
    const attributes = {
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
    };
    return send(c, {
      data: { id: schema.id, type: 'document_schema', attributes },
      links: { self: url.href },
    });
  });
}

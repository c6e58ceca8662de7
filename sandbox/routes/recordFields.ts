import { Hono } from 'hono';
import {
  type FieldEntityType,
  type FieldOwner,
  fieldsOf,
  type FilledField,
  ownerOf,
} from '#sandbox/customFields.ts';
import { answerEmpty, answerOne } from '#sandbox/jsonapi/answer.ts';
import { notFound } from '#sandbox/jsonapi/problem.ts';
import { readResource, readResourceOrBare } from '#sandbox/jsonapi/writeBody.ts';
import { customFieldNode } from '#sandbox/records/customFieldRecord.ts';
import type { SandboxEnv, View } from '#sandbox/view.ts';
import {
  answerFields,
  answerFilled,
  deleteField,
  fieldType,
  readDefinitionOf,
  readValue,
} from './fieldWrites.ts';

/** The values of one record, by the slug of their field (docs/interface.md 2.11). POST creates or updates. */
export function recordFieldRoutes(type: FieldEntityType): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/:id/custom_fields', (c) => {
      const view = c.get('view');
      return answerFields(c, fieldsOf(view.account, findOwner(view, type, c.req.param('id'))));
    })
    .post('/:id/custom_fields', (c) => {
      const view = c.get('view');
      const owner = findOwner(view, type, c.req.param('id'));
      const filling = readResource(c, { type: fieldType }, (attributes, relationships) => {
        const definition = readDefinitionOf(view, type, attributes, relationships);
        return { owner, definition, value: readValue(view, definition, attributes) };
      });
      return answerFilled(c, filling);
    })
    .get('/:id/custom_fields/:slug', (c) => {
      const view = c.get('view');
      const field = findBySlug(view, findOwner(view, type, c.req.param('id')), c.req.param('slug'));
      return answerOne(c, customFieldNode(view, field));
    })
    .patch('/:id/custom_fields/:slug', (c) => {
      const view = c.get('view');
      const owner = findOwner(view, type, c.req.param('id'));
      const { id, definition } = findBySlug(view, owner, c.req.param('slug'));
      const value = readResourceOrBare(c, { type: fieldType, id }, (attributes) =>
        readValue(view, definition, attributes),
      );
      return answerFilled(c, { owner, definition, value });
    })
    .delete('/:id/custom_fields/:slug', (c) => {
      const view = c.get('view');
      deleteField(view, findBySlug(view, findOwner(view, type, c.req.param('id')), c.req.param('slug')));
      return answerEmpty(c, 204);
    });
}

/** @throws Problem 404 when the account has no such record */
function findOwner({ account, now }: View, type: FieldEntityType, id: string): FieldOwner {
  const owner = ownerOf(account, type, id, now);
  if (!owner) throw notFound();
  return owner;
}

function findBySlug({ account }: View, owner: FieldOwner, slug: string): FilledField {
  const field = fieldsOf(account, owner).find(({ definition }) => definition.slug === slug);
  if (!field) throw notFound();
  return field;
}

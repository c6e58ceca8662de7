import { Hono } from 'hono';
import {
  type FieldEntityType,
  type FieldOwner,
  fieldOwners,
  fieldsOf,
  type FilledField,
  ownerOf,
} from '#sandbox/customFields.ts';
import { answerEmpty, answerOne } from '#sandbox/jsonapi/answer.ts';
import type { Fields } from '#sandbox/jsonapi/fields.ts';
import { notFound } from '#sandbox/jsonapi/problem.ts';
import { readResource, readResourceOrBare } from '#sandbox/jsonapi/writeBody.ts';
import { customFieldNode } from '#sandbox/records/customFieldRecord.ts';
import type { SandboxEnv, View } from '#sandbox/view.ts';
import { foldEntityType } from './definitionBody.ts';
import {
  answerFields,
  answerFilled,
  deleteField,
  fieldType,
  readDefinitionOf,
  readValue,
} from './fieldWrites.ts';

/** The values that are filled in, of the whole account (docs/interface.md 2.11 and 3.9). */
export function customFieldRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/', (c) => answerFields(c, select(c.get('view'))))
    .get('/:id', (c) => {
      const view = c.get('view');
      return answerOne(c, customFieldNode(view, find(view, c.req.param('id'))));
    })
    .post('/', (c) => {
      const view = c.get('view');
      const filling = readResource(c, { type: fieldType }, (attributes, relationships) => {
        const owner = readEntity(view, relationships);
        const definition = readDefinitionOf(view, owner.type, attributes, relationships);
        return { owner, definition, value: readValue(view, definition, attributes) };
      });
      return answerFilled(c, filling);
    })
    .patch('/:id', (c) => {
      const view = c.get('view');
      const { id, owner, definition } = find(view, c.req.param('id'));
      const value = readResourceOrBare(c, { type: fieldType, id }, (attributes) =>
        readValue(view, definition, attributes),
      );
      return answerFilled(c, { owner, definition, value });
    })
    .delete('/:id', (c) => {
      const view = c.get('view');
      deleteField(view, find(view, c.req.param('id')));
      return answerEmpty(c, 200);
    });
}

// The words of JSON:API, and those of a definition (docs/interface.md trap 70).
const entityTypes: ReadonlyMap<string, FieldEntityType> = new Map([
  ['shipment', 'shipment'],
  ['Shipment', 'shipment'],
  ['container', 'container'],
  ['Container', 'container'],
  ['cargo', 'container'],
  ['Cargo', 'container'],
  ['tracking_request', 'tracking_request'],
  ['TrackingRequest', 'tracking_request'],
]);

/** The record that a new value belongs to. */
function readEntity(view: View, relationships: Fields): FieldOwner {
  const reference = relationships.reference('entity', [...entityTypes.keys()]);
  relationships.check();
  if (!reference) return relationships.stop('entity', 'entity is missing. Name the record.', 'blank');
  const type = entityTypes.get(reference.type) ?? 'shipment';
  const owner = ownerOf(view.account, type, reference.id, view.now);
  return owner ?? relationships.stop('entity/data', `There is no ${type} with that id.`);
}

function find(view: View, id: string): FilledField {
  for (const owner of fieldOwners(view.account, view.now)) {
    for (const field of fieldsOf(view.account, owner)) if (field.id === id) return field;
  }
  throw notFound();
}

function select({ account, now, url }: View): readonly FilledField[] {
  const query = url.searchParams;
  const entityType = foldEntityType(query.get('filter[entity_type]'));
  const entityId = query.get('filter[entity_id]');
  const definitionId = query.get('filter[definition_id]');
  const fields: FilledField[] = [];
  for (const owner of fieldOwners(account, now)) {
    if (entityId && owner.id !== entityId) continue;
    if (entityType && foldEntityType(owner.type) !== entityType) continue;
    const own = fieldsOf(account, owner);
    fields.push(...(definitionId ? own.filter(({ definition }) => definition.id === definitionId) : own));
  }
  return fields;
}

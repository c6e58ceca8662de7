import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { answerEmpty, answerOne, answerPage, answerWrite } from '#sandbox/jsonapi/answer.ts';
import { notFound, unprocessable } from '#sandbox/jsonapi/problem.ts';
import { readResource } from '#sandbox/jsonapi/writeBody.ts';
import { definitionNode } from '#sandbox/records/customFieldRecord.ts';
import type { SandboxContext, SandboxEnv, View } from '#sandbox/view.ts';
import type { CustomDefinition } from '#sandbox/world/customDefinitions.ts';
import { foldEntityType, readDefinition, readDefinitionChange } from './definitionBody.ts';
import { fold } from './shipmentSearch.ts';

const type = 'custom_field_definition';

/** docs/interface.md 1.4: definitions and options come 25 to a page and tell nothing of themselves. */
export const definitionPageSize = 25;

/** Live services have a maximum and do not tell it. */
const mostDefinitions = 200;

/** Which custom fields the account has (docs/interface.md 2.11 and 3.9). */
export function customFieldDefinitionRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/', (c) =>
      answerPage(c, type, select(c.get('view')), definitionNode, undefined, definitionPageSize),
    )
    .get('/:id', (c) => answerOne(c, definitionNode(findDefinition(c, c.req.param('id')))))
    .post('/', (c) => {
      const view = c.get('view');
      const { definitions } = view.account.customFields;
      if (definitions().length >= mostDefinitions) throw tooMany();
      const read = readResource(c, { type }, (attributes) => readDefinition(view, attributes));
      const times = { createdAt: view.now, updatedAt: view.now };
      return answerPut(c, { id: randomUUID(), ...read, ...times, options: [] }, 201);
    })
    .patch('/:id', (c) => {
      const view = c.get('view');
      const definition = findDefinition(c, c.req.param('id'));
      const change = readResource(c, { type, id: definition.id }, (attributes) =>
        readDefinitionChange(view, definition, attributes),
      );
      return answerPut(c, { ...definition, ...change, updatedAt: view.now }, 200);
    })
    .delete('/:id', (c) => {
      const { id } = findDefinition(c, c.req.param('id'));
      c.get('view').account.customFields.deleteDefinition(id);
      return answerEmpty(c, 200);
    });
}

/** @throws Problem 404 when the account has no such definition */
export function findDefinition(c: SandboxContext, id: string): CustomDefinition {
  const definition = c.get('view').account.customFields.definition(id);
  if (!definition) throw notFound();
  return definition;
}

function answerPut(c: SandboxContext, definition: CustomDefinition, status: 200 | 201): Response {
  const { customFields } = c.get('view').account;
  return answerWrite(
    c,
    type,
    () => customFields.putDefinition(definition),
    () => definitionNode(definition),
    status,
  );
}

function tooMany() {
  const detail = `The account has ${mostDefinitions} custom fields, which is the maximum. Delete one first.`;
  return unprocessable([{ pointer: '/data', detail }]);
}

function select({ account, url }: View): readonly CustomDefinition[] {
  const query = url.searchParams;
  const entityType = foldEntityType(query.get('filter[entity_type]'));
  const dataType = query.get('filter[data_type]');
  const prefix = fold(query.get('filter[display_name]') ?? '');
  return account.customFields
    .definitions()
    .filter(
      (each) =>
        (!entityType || foldEntityType(each.entityType) === entityType) &&
        (!dataType || each.dataType === dataType) &&
        fold(each.name).startsWith(prefix),
    );
}

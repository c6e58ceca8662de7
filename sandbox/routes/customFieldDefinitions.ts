import { Hono } from 'hono';
import { answerOne, answerPage } from '#sandbox/jsonapi/answer.ts';
import { notFound } from '#sandbox/jsonapi/problem.ts';
import { definitionNode, optionNode } from '#sandbox/records/customFieldRecord.ts';
import type { SandboxEnv } from '#sandbox/view.ts';
import { type CustomDefinition, customDefinitions } from '#sandbox/world/customDefinitions.ts';
import { fold } from './shipmentSearch.ts';

/** docs/interface.md 1.4: definitions and options come 25 to a page and tell nothing of themselves. */
const pageSize = 25;

/** Which custom fields the account has, and what may be chosen in them (docs/interface.md 2.1 and 3.9). */
export function customFieldDefinitionRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/', (c) => {
      const rows = select(c.get('view').url.searchParams);
      return answerPage(c, 'custom_field_definition', rows, definitionNode, undefined, pageSize);
    })
    .get('/:id', (c) => answerOne(c, definitionNode(find(c.req.param('id')))))
    .get('/:id/options', (c) => {
      const { options } = find(c.req.param('id'));
      return answerPage(c, 'custom_field_option', options, optionNode, undefined, pageSize);
    })
    .get('/:id/options/:optionId', (c) => {
      const option = find(c.req.param('id')).options.find(({ id }) => id === c.req.param('optionId'));
      if (!option) throw notFound();
      return answerOne(c, optionNode(option));
    });
}

function find(id: string): CustomDefinition {
  const definition = customDefinitions.find((each) => each.id === id);
  if (!definition) throw notFound();
  return definition;
}

function select(query: URLSearchParams): readonly CustomDefinition[] {
  const entityType = foldEntityType(query.get('filter[entity_type]'));
  const dataType = query.get('filter[data_type]');
  const prefix = fold(query.get('filter[display_name]') ?? '');
  return customDefinitions.filter(
    (each) =>
      (!entityType || foldEntityType(each.entityType) === entityType) &&
      (!dataType || each.dataType === dataType) &&
      fold(each.name).startsWith(prefix),
  );
}

/**
 * The type of a record for what a custom field calls it: `Cargo` and `Container` are the same
 * (docs/interface.md trap 70).
 */
export function foldEntityType(word: string | null): string | null {
  const folded = word?.trim().toLowerCase();
  if (!folded) return null;
  return folded === 'cargo' ? 'container' : folded;
}

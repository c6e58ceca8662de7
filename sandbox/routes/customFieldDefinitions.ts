import { randomUUID } from 'node:crypto';
import { collection, type Write, writing } from '#sandbox/jsonapi/collection.ts';
import { notFound, tooMany } from '#sandbox/jsonapi/problem.ts';
import { readResource } from '#sandbox/jsonapi/writeBody.ts';
import { definitionKind } from '#sandbox/records/customFieldKinds.ts';
import type { SandboxContext, View } from '#sandbox/view.ts';
import type { CustomDefinition } from '#sandbox/world/customDefinitions.ts';
import { foldEntityType, readDefinition, readDefinitionChange } from './definitionBody.ts';
import { fold } from './shipmentSearch.ts';

const { type } = definitionKind;

/** docs/interface.md 1.4: definitions and options come 25 to a page and tell nothing of themselves. */
export const definitionPageSize = 25;

/** Live services have a maximum and do not tell it. */
const maxDefinitions = 200;

/** Which custom fields the account has (docs/interface.md 2.11 and 3.9). */
export const customFieldDefinitionRoutes = () =>
  collection<CustomDefinition>({
    kind: definitionKind,
    size: definitionPageSize,
    list: select,
    find: ({ account }, id) => account.customFields.definition(id),
    create(view, c) {
      if (view.account.customFields.definitions().length >= maxDefinitions) {
        throw tooMany(`${maxDefinitions} custom fields`, 'Delete one first.', 'custom_field_limit');
      }
      const read = readResource(c, { type }, (attributes) => readDefinition(view, attributes));
      const times = { createdAt: view.now, updatedAt: view.now };
      return put(view, { id: randomUUID(), ...read, ...times, options: [] });
    },
    change(view, definition, c) {
      const change = readResource(c, { type, id: definition.id }, (attributes) =>
        readDefinitionChange(view, definition, attributes),
      );
      return put(view, { ...definition, ...change, updatedAt: view.now });
    },
    remove: ({ account }, { id }) => account.customFields.deleteDefinition(id),
  });

/** @throws Problem 404 when the account has no such definition */
export function findDefinition(c: SandboxContext): CustomDefinition {
  const definition = c.get('view').account.customFields.definition(c.req.param('id') ?? '');
  if (!definition) throw notFound();
  return definition;
}

function put({ account }: View, definition: CustomDefinition): Write<CustomDefinition> {
  return writing(definition, () => account.customFields.putDefinition(definition));
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

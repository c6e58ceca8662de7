import {
  definitionsFor,
  type FieldEntityType,
  type FieldOwner,
  fieldOwners,
  fieldsOf,
  type FilledField,
  ownerOf,
} from '#sandbox/customFields.ts';
import { type Collection, collection, type Write } from '#sandbox/jsonapi/collection.ts';
import type { Fields } from '#sandbox/jsonapi/fields.ts';
import { notFound, unprocessable } from '#sandbox/jsonapi/problem.ts';
import { readResource, readResourceOrBare } from '#sandbox/jsonapi/writeBody.ts';
import { fieldKind } from '#sandbox/records/customFieldKinds.ts';
import { readCustomValue } from '#sandbox/records/customValue.ts';
import type { SandboxContext, View } from '#sandbox/view.ts';
import type { CustomDefinition } from '#sandbox/world/customDefinitions.ts';
import { foldEntityType } from './definitionBody.ts';

/** What the values of the account and those of one record have in common (docs/interface.md 1.4 and 2.11). */
const filledFields = {
  kind: fieldKind,
  size: 25,
  meta: 'counts',
  change(view, { id, owner, definition }, c) {
    const value = readResourceOrBare(c, { type: fieldKind.type, id }, (attributes) =>
      readValue(view, definition, attributes),
    );
    return fill(view, { owner, definition, value });
  },
  remove: deleteField,
} satisfies Collection<FilledField>;

/** The values that are filled in, of the whole account (docs/interface.md 2.11 and 3.9). */
export const customFieldRoutes = () =>
  collection<FilledField>({
    ...filledFields,
    list: select,
    find,
    create: (view, c) =>
      fill(
        view,
        readResource(c, { type: fieldKind.type }, (attributes, relationships) => {
          const owner = readEntity(view, relationships);
          const definition = readDefinitionOf(view, owner.type, attributes, relationships);
          return { owner, definition, value: readValue(view, definition, attributes) };
        }),
      ),
  });

/** The values of one record, by the slug of their field (docs/interface.md 2.11). POST creates or updates. */
export const recordFieldRoutes = (type: FieldEntityType) =>
  collection<FilledField>({
    ...filledFields,
    path: '/:id/custom_fields',
    key: 'slug',
    list: ({ account }, c) => fieldsOf(account, findOwner(c, type)),
    find: ({ account }, slug, c) =>
      fieldsOf(account, findOwner(c, type)).find(({ definition }) => definition.slug === slug) ?? null,
    create(view, c) {
      const owner = findOwner(c, type);
      const filling = readResource(c, { type: fieldKind.type }, (attributes, relationships) => {
        const definition = readDefinitionOf(view, type, attributes, relationships);
        return { owner, definition, value: readValue(view, definition, attributes) };
      });
      return fill(view, filling);
    },
    removed: 204,
  });

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
  return (
    owner ??
    relationships.stop('entity/data', `entity has no ${type} with that id. Name one of this account.`)
  );
}

function find(view: View, id: string): FilledField | null {
  for (const owner of fieldOwners(view.account, view.now)) {
    for (const field of fieldsOf(view.account, owner)) if (field.id === id) return field;
  }
  return null;
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

/** @throws Problem 404 when the account has no such record */
function findOwner(c: SandboxContext, type: FieldEntityType): FieldOwner {
  const { account, now } = c.get('view');
  const owner = ownerOf(account, type, c.req.param('id') ?? '', now);
  if (!owner) throw notFound();
  return owner;
}

/** The definition that a body names, by its slug or by its relationship. */
function readDefinitionOf(
  { account }: View,
  type: FieldEntityType,
  attributes: Fields,
  relationships: Fields,
): CustomDefinition {
  const own = definitionsFor(account, type);
  const named = relationships.reference('definition', ['custom_field_definition']);
  if (named) {
    const detail = `definition has no field of a ${type} with that id. GET /custom_field_definitions lists them.`;
    return own.find(({ id }) => id === named.id) ?? relationships.stop('definition/data', detail);
  }
  const slug = attributes.requiredText('api_slug');
  attributes.check();
  const slugs = own.map((each) => each.slug).join(', ') || 'none yet';
  const detail = `api_slug is no field of a ${type}. There are: ${slugs}.`;
  return own.find((each) => each.slug === slug) ?? attributes.stop('api_slug', detail);
}

function readValue(view: View, definition: CustomDefinition, attributes: Fields): unknown {
  const read = readCustomValue(view, definition, attributes.value('value'));
  return 'value' in read ? read.value : attributes.stop('value', `value of ${definition.name} ${read.fault}`);
}

interface NewFieldValue {
  readonly owner: FieldOwner;
  readonly definition: CustomDefinition;
  readonly value: unknown;
}

/** Fills the value in: 201 where there was none. */
function fill({ account }: View, { owner, definition, value }: NewFieldValue): Write<FilledField> {
  const filled = () => fieldsOf(account, owner).find((field) => field.definition.id === definition.id);
  return {
    status: filled() === undefined ? 201 : 200,
    apply() {
      account.customFields.change([{ entityId: owner.id, definitionId: definition.id, value }]);
      const field = filled();
      if (!field) throw new Error(`${definition.slug} is not filled in.`);
      return field;
    },
  };
}

/** @throws Problem 422 when its definition requires it */
function deleteField({ account }: View, { owner, definition }: FilledField): void {
  if (definition.validation?.required === true) {
    const detail = `value of ${definition.name} is required. Change it instead of deleting it.`;
    throw unprocessable([{ pointer: '/data/attributes/value', detail, code: 'required' }]);
  }
  account.customFields.change([{ entityId: owner.id, definitionId: definition.id, value: null }]);
}

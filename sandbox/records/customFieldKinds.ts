import { type FieldOwner, fieldOwners, fieldsOf, type FilledField } from '#sandbox/customFields.ts';
import { time } from '#sandbox/jsonapi/jsonapi.ts';
import { type Kind, kindOf, many, type Node, one } from '#sandbox/jsonapi/node.ts';
import { maximumSize } from '#sandbox/jsonapi/paging.ts';
import type { View } from '#sandbox/view.ts';
import type { CustomDefinition, CustomOption } from '#sandbox/world/customDefinitions.ts';
import { ofAccount, userNode } from './accountKinds.ts';
import { displayCustomValue } from './customValue.ts';
import { requestState } from './requestRecord.ts';
import { containerKind, requestKind, shipmentKind } from './trackingKinds.ts';

/** docs/interface.md 3.9 and 3.12. */
export const definitionKind: Kind<CustomDefinition> = kindOf<CustomDefinition>({
  type: 'custom_field_definition',
  id: ({ id }) => id,
  attributes: (_, definition) => ({
    entity_type: definition.entityType,
    api_slug: definition.slug,
    display_name: definition.name,
    data_type: definition.dataType,
    description: definition.description,
    reference_type: definition.referenceType,
    validation: definition.validation,
    default_format: definition.defaultFormat,
    default_value: definition.defaultValue,
    template_id: null,
    created_at: time(definition.createdAt),
    updated_at: time(definition.updatedAt),
  }),
  relations: {
    account: ofAccount,
    fields: {
      ...many('custom_field', (view, definition: CustomDefinition) =>
        firstFields(view, definition).map((field) => fieldKind.node(view, field)),
      ),
      // An account may have a value for each of its records.
      show: (_, { id }) => ({ links: { related: `/v2/custom_fields?filter[definition_id]=${id}` } }),
    },
    options: many('custom_field_option', (view, { options }) =>
      options.map((option) => optionKind.node(view, option)),
    ),
  },
});

/** As many values as a page may have; all of them are behind the link. */
function firstFields({ account: owner, now }: View, { id }: CustomDefinition): readonly FilledField[] {
  const found: FilledField[] = [];
  for (const each of fieldOwners(owner, now)) {
    if (found.length >= maximumSize) break;
    const field = fieldsOf(owner, each).find(({ definition }) => definition.id === id);
    if (field) found.push(field);
  }
  return found;
}

export const optionKind = kindOf<CustomOption>({
  type: 'custom_field_option',
  id: ({ id }) => id,
  attributes: (_, { label, value, position }) => ({ label, value, position }),
});

/** A value that is filled in. Who filled in what was there from the start is not known. */
export const fieldKind: Kind<FilledField> = kindOf<FilledField>({
  type: 'custom_field',
  id: ({ id }) => id,
  attributes: (view, { definition, value }) => ({
    api_slug: definition.slug,
    value,
    display_value: displayCustomValue(view, definition, value),
  }),
  relations: {
    entity: one(
      'shipment container tracking_request',
      (view, { owner }) => ownerNode(view, owner),
      (_, { owner }) => owner,
    ),
    definition: one('custom_field_definition', (view, { definition }) =>
      definitionKind.node(view, definition),
    ),
    updated_by: one('user', (view, { byUser }) => (byUser ? userNode(view) : null)),
  },
});

function ownerNode(view: View, { type, id }: FieldOwner): Node | null {
  const { account, now } = view;
  if (type === 'shipment') {
    const shipment = account.shipment(id, now);
    return shipment && shipmentKind.node(view, shipment);
  }
  if (type === 'container') {
    const container = account.container(id, now);
    return container && containerKind.node(view, container);
  }
  const found = account.world.request(id, now);
  return found && requestKind.node(view, requestState(account, found, now));
}

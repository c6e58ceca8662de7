import type { FieldOwner, FilledField } from '#sandbox/customFields.ts';
import { containerNode, recordNode, requestNode, shipmentNode, userNode } from '#sandbox/jsonapi/graph.ts';
import { time, toOne } from '#sandbox/jsonapi/jsonapi.ts';
import type { Node } from '#sandbox/jsonapi/node.ts';
import type { View } from '#sandbox/view.ts';
import type { CustomDefinition, CustomOption } from '#sandbox/world/customDefinitions.ts';
import { displayCustomValue } from './customValue.ts';
import { requestState } from './requestRecord.ts';
import { user } from './shipmentRecord.ts';

/** docs/interface.md 3.9 and 3.12. */
export function definitionNode(definition: CustomDefinition): Node {
  const type = 'custom_field_definition';
  const { id, options } = definition;
  const attributes = {
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
  };
  const relationships = { options: { data: options.map((option) => ({ id: option.id, type: optionType })) } };
  return recordNode(type, id, () => ({ id, type, attributes, relationships }), {
    options: () => options.map(optionNode),
  });
}

const optionType = 'custom_field_option';

export function optionNode({ id, label, value, position }: CustomOption): Node {
  const attributes = { label, value, position };
  return recordNode(optionType, id, () => ({ id, type: optionType, attributes }), {});
}

/** A value that is filled in. Who filled in what was there from the start is not known. */
export function customFieldNode(view: View, { id, definition, owner, value, byUser }: FilledField): Node {
  const type = 'custom_field';
  const resource = () => ({
    id,
    type,
    attributes: {
      api_slug: definition.slug,
      value,
      display_value: displayCustomValue(view, definition, value),
    },
    relationships: {
      entity: toOne({ type: owner.type, id: owner.id }),
      definition: toOne({ id: definition.id, type: 'custom_field_definition' }),
      updated_by: toOne(byUser ? user : null),
    },
  });
  return recordNode(type, id, resource, {
    entity: () => ownerNodes(view, owner),
    definition: () => [definitionNode(definition)],
    updated_by: () => (byUser ? [userNode()] : []),
  });
}

function ownerNodes(view: View, { type, id }: FieldOwner): readonly Node[] {
  const { account, now } = view;
  if (type === 'shipment') {
    const shipment = account.shipment(id, now);
    return shipment ? [shipmentNode(view, shipment)] : [];
  }
  if (type === 'container') {
    const container = account.container(id, now);
    return container ? [containerNode(view, container)] : [];
  }
  const found = account.world.request(id, now);
  return found ? [requestNode(view, requestState(account, found, now))] : [];
}

import { containerNode, recordNode, shipmentNode } from '#sandbox/jsonapi/graph.ts';
import { time, toOne } from '#sandbox/jsonapi/jsonapi.ts';
import type { Node } from '#sandbox/jsonapi/node.ts';
import type { View } from '#sandbox/view.ts';
import type { CustomDefinition, CustomOption } from '#sandbox/world/customDefinitions.ts';
import type { CustomValue } from '#sandbox/world/customValues.ts';

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
    default_format: null,
    default_value: null,
    template_id: null,
    created_at: time(definition.createdAt),
    updated_at: time(definition.createdAt),
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

/** A value that was filled in. Nobody is known to have changed it since. */
export function customFieldNode(view: View, { id, definition, entity, value, display }: CustomValue): Node {
  const type = 'custom_field';
  const attributes = { api_slug: definition.slug, value, display_value: display };
  const relationships = {
    entity: toOne(entity),
    definition: toOne({ id: definition.id, type: 'custom_field_definition' }),
    updated_by: toOne(null),
  };
  return recordNode(type, id, () => ({ id, type, attributes, relationships }), {
    entity: () => entityNodes(view, entity),
    definition: () => [definitionNode(definition)],
  });
}

function entityNodes(view: View, { type, id }: CustomValue['entity']): readonly Node[] {
  const { account, now } = view;
  const shipment = type === 'shipment' ? account.shipment(id, now) : null;
  const container = type === 'container' ? account.container(id, now) : null;
  return shipment ? [shipmentNode(view, shipment)] : container ? [containerNode(view, container)] : [];
}

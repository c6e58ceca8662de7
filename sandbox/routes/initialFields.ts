import { definitionsFor } from '#sandbox/customFields.ts';
import type { Fields } from '#sandbox/jsonapi/fields.ts';
import { readCustomValue } from '#sandbox/records/customValue.ts';
import type { View } from '#sandbox/view.ts';
import { compact } from '#sandbox/world/inference.ts';
import type { InitialFields, PlannedValue } from '#sandbox/world/plan.ts';

/** Custom fields that a request brings for its shipment and containers (docs/interface.md 2.5). */
export function readInitialFields(view: View, attributes: Fields): InitialFields {
  const given = attributes.fields('initial_custom_fields');
  return {
    shipment: given?.list('shipment')?.flatMap((item) => readField(view, 'shipment', item)) ?? [],
    containers:
      given?.list('containers')?.flatMap((item) => {
        // Without a number, or with an empty one, it is for all of them.
        const number = item.value('number') === '' ? null : (item.text('number') ?? null);
        const values = readField(view, 'container', item);
        return values.map((value) => ({ ...value, number: number === null ? null : compact(number) }));
      }) ?? [],
  };
}

/** None after a fault, which is collected with the others. */
function readField(view: View, type: 'shipment' | 'container', item: Fields): readonly PlannedValue[] {
  const slug = item.requiredText('api_slug');
  const definition = definitionsFor(view.account, type).find((each) => each.slug === slug);
  if (!definition) {
    if (slug !== '')
      item.refuse(
        'api_slug',
        `api_slug ${slug} is no field of a ${type}. GET /custom_field_definitions lists them.`,
      );
    return [];
  }
  const read = readCustomValue(view, definition, item.value('value'));
  if ('value' in read) return [{ definitionId: definition.id, value: read.value }];
  item.refuse('value', `value of ${definition.name} ${read.fault}`);
  return [];
}

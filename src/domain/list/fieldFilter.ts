import type { Container } from '#/domain/records/container.ts';
import type { CustomField } from '#/domain/records/customField.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { failingChoices } from './failingChoices.ts';
import { isFieldKey, fieldsOf, labelledValues } from './fields.ts';
import type { FieldChoices, FleetView } from './view.ts';

/** Whether a view shows, orders, groups or filters by a custom field. */
export function usesFields({ columns, order, group, filter }: FleetView): boolean {
  const ids = [...columns.map(({ id }) => id), order.column, group ?? ''];
  return filter.fields !== undefined || ids.some(isFieldKey);
}

/** Any value: the field is filled in. */
export const anyValue = '*';

/** What a field can be chosen by: its value as it is on the wire, each of several, and that it has any. */
export function choicesOf({ value }: CustomField): readonly string[] {
  switch (value.kind) {
    case 'text':
      return [value.text, anyValue];
    case 'texts':
      return [...value.texts, anyValue];
    case 'flag':
      return [String(value.on), anyValue];
    case 'number':
    case 'moment':
    case 'reference':
      return [anyValue];
  }
}

/** The same, each with what the service calls it; null where it says nothing more. */
export function namedChoices(
  field: CustomField,
): readonly (readonly [choice: string, name: string | null])[] {
  const { value, display } = field;
  const flag = value.kind === 'flag' ? [[String(value.on), display] as const] : [];
  return [[anyValue, null], ...flag, ...labelledValues(field)];
}

/** What a chosen value is called by a field that has it; null where no field has a name for it. */
export function choiceName(fields: readonly CustomField[], slug: string, value: string): string | null {
  const field = fields.find((each) => each.slug === slug && choicesOf(each).includes(value));
  return (field && namedChoices(field).find(([choice]) => choice === value)?.[1]) ?? null;
}

/** Of the active fields, those that the container, or a shipment without any, does not pass. */
export type FieldTest = (shipment: Shipment, container: Container | null) => readonly string[];

export function fieldTest(choices: FieldChoices = {}): FieldTest {
  const failing = failingChoices(Object.entries(choices));
  return (shipment, container) => failing((slug) => fieldsOf(slug, shipment, [container]).flatMap(choicesOf));
}

/**
 * The containers whose own fields or whose shipment's fields have the chosen values; null if nothing is left. A field
 * of a shipment counts for all its containers, or for the shipment where it has none.
 */
export function containersWithFields(
  choices: FieldChoices | undefined,
): (shipment: Shipment, containers: readonly Container[]) => readonly Container[] | null {
  if (!choices || Object.keys(choices).length === 0) return (_, containers) => containers;
  const failing = fieldTest(choices);
  return (shipment, containers) => {
    if (shipment.containers.length === 0) return failing(shipment, null).length === 0 ? containers : null;
    const left = containers.filter((container) => failing(shipment, container).length === 0);
    return left.length > 0 ? left : null;
  };
}

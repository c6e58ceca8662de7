import { randomUUID } from 'node:crypto';
import { fieldOwners, fieldsOf } from '#sandbox/customFields.ts';
import { collection, type Write, writing } from '#sandbox/jsonapi/collection.ts';
import type { Fields } from '#sandbox/jsonapi/fields.ts';
import { unprocessable } from '#sandbox/jsonapi/problem.ts';
import { readResource } from '#sandbox/jsonapi/writeBody.ts';
import { optionKind } from '#sandbox/records/customFieldKinds.ts';
import type { View } from '#sandbox/view.ts';
import type { CustomDefinition, CustomOption } from '#sandbox/world/customDefinitions.ts';
import { definitionPageSize, findDefinition } from './customFieldDefinitions.ts';

const { type } = optionKind;

const maxOptions = 200;

/** What may be chosen in a field of type enum or enum_multi, in its order (docs/interface.md 2.11 and 3.9). */
export const customFieldOptionRoutes = () =>
  collection<CustomOption>({
    kind: optionKind,
    path: '/:id/options',
    key: 'optionId',
    size: definitionPageSize,
    list: (_, c) => findDefinition(c).options,
    find: (_, id, c) => findDefinition(c).options.find((each) => each.id === id) ?? null,
    create(view, c) {
      const definition = findDefinition(c);
      checkRoom(definition);
      const place = definition.options.length + 1;
      const option = readResource(c, { type }, (attributes) => ({
        id: randomUUID(),
        label: attributes.requiredText('label'),
        value: readValue(definition, attributes),
        position: attributes.whole('position', 1, place) ?? place,
      }));
      return put(view, definition, option);
    },
    change(view, option, c) {
      const definition = findDefinition(c);
      const changed = readResource(c, { type, id: option.id }, (attributes) =>
        readChange(view, definition, option, attributes),
      );
      return put(view, definition, changed);
    },
    remove({ account }, option, c) {
      const { id, options } = findDefinition(c);
      account.customFields.putOptions(id, inOrder(options.filter((each) => each.id !== option.id)));
    },
  });

function checkRoom({ name, dataType, options }: CustomDefinition): void {
  const detail = !dataType.startsWith('enum')
    ? `${name} is of type ${dataType}; only enum and enum_multi have options.`
    : options.length >= maxOptions
      ? `${name} has ${maxOptions} options, which is the maximum. Delete one first.`
      : null;
  if (detail !== null) throw unprocessable([{ pointer: '/data', detail }]);
}

function readValue({ options }: CustomDefinition, attributes: Fields, own?: CustomOption): string {
  const value = attributes.requiredText('value');
  if (options.some((each) => each.value === value && each.id !== own?.id)) {
    attributes.refuse('value', `An option with the value ${value} already exists. Choose another.`, 'taken');
  }
  return value;
}

function readChange(
  view: View,
  definition: CustomDefinition,
  option: CustomOption,
  attributes: Fields,
): CustomOption {
  const has = (name: string) => attributes.value(name) !== undefined;
  const value = has('value') ? readValue(definition, attributes, option) : option.value;
  // Stored values hold this word: with another one they would lose their label.
  const uses = value === option.value ? 0 : countUses(view, definition, option);
  if (uses > 0) {
    const detail = `value ${option.value} is chosen in ${uses} records. Change its label, or add another option.`;
    attributes.refuse('value', detail, 'in_use');
  }
  return {
    id: option.id,
    label: has('label') ? attributes.requiredText('label') : option.label,
    value,
    position: attributes.whole('position', 1, definition.options.length) ?? option.position,
  };
}

function countUses({ account, now }: View, definition: CustomDefinition, { value }: CustomOption): number {
  let uses = 0;
  for (const owner of fieldOwners(account, now)) {
    for (const field of fieldsOf(account, owner)) {
      if (field.definition.id !== definition.id) continue;
      if (Array.isArray(field.value) ? field.value.includes(value) : field.value === value) uses += 1;
    }
  }
  return uses;
}

/** Puts the option where its position says, and the others around it. */
function put(
  { account }: View,
  { id, options }: CustomDefinition,
  option: CustomOption,
): Write<CustomOption> {
  const others = options.filter((each) => each.id !== option.id);
  const all = inOrder(others.toSpliced(option.position - 1, 0, option));
  return writing(option, () => account.customFields.putOptions(id, all));
}

function inOrder(options: readonly CustomOption[]): readonly CustomOption[] {
  return options.map((option, index) => ({ ...option, position: index + 1 }));
}

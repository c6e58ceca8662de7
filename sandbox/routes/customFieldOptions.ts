import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { fieldOwners, fieldsOf } from '#sandbox/customFields.ts';
import { answerEmpty, answerOne, answerPage, answerWrite } from '#sandbox/jsonapi/answer.ts';
import type { Fields } from '#sandbox/jsonapi/fields.ts';
import { notFound, unprocessable } from '#sandbox/jsonapi/problem.ts';
import { readResource } from '#sandbox/jsonapi/writeBody.ts';
import { optionNode } from '#sandbox/records/customFieldRecord.ts';
import type { SandboxContext, SandboxEnv, View } from '#sandbox/view.ts';
import type { CustomDefinition, CustomOption } from '#sandbox/world/customDefinitions.ts';
import { definitionPageSize, findDefinition } from './customFieldDefinitions.ts';

const type = 'custom_field_option';

const mostOptions = 200;

/** What may be chosen in a field of type enum or enum_multi, in its order (docs/interface.md 2.11 and 3.9). */
export function customFieldOptionRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/:id/options', (c) => {
      const { options } = findDefinition(c, c.req.param('id'));
      return answerPage(c, type, options, optionNode, undefined, definitionPageSize);
    })
    .get('/:id/options/:optionId', (c) => answerOne(c, optionNode(find(c).option)))
    .post('/:id/options', (c) => {
      const definition = findDefinition(c, c.req.param('id'));
      checkRoom(definition);
      const place = definition.options.length + 1;
      const option = readResource(c, { type }, (attributes) => ({
        id: randomUUID(),
        label: attributes.requiredText('label'),
        value: readValue(definition, attributes),
        position: attributes.whole('position', 1, place) ?? place,
      }));
      return answerPut(c, definition, option, 201);
    })
    .patch('/:id/options/:optionId', (c) => {
      const { definition, option } = find(c);
      const changed = readResource(c, { type, id: option.id }, (attributes) =>
        readChange(c.get('view'), definition, option, attributes),
      );
      return answerPut(c, definition, changed, 200);
    })
    .delete('/:id/options/:optionId', (c) => {
      const { definition, option } = find(c);
      const rest = definition.options.filter(({ id }) => id !== option.id);
      c.get('view').account.customFields.putOptions(definition.id, inOrder(rest));
      return answerEmpty(c, 200);
    });
}

function find(c: SandboxContext): { readonly definition: CustomDefinition; readonly option: CustomOption } {
  const definition = findDefinition(c, c.req.param('id') ?? '');
  const option = definition.options.find(({ id }) => id === c.req.param('optionId'));
  if (!option) throw notFound();
  return { definition, option };
}

function checkRoom({ name, dataType, options }: CustomDefinition): void {
  const detail = !dataType.startsWith('enum')
    ? `${name} is of type ${dataType}; only enum and enum_multi have options.`
    : options.length >= mostOptions
      ? `${name} has ${mostOptions} options, which is the maximum. Delete one first.`
      : null;
  if (detail !== null) throw unprocessable([{ pointer: '/data', detail }]);
}

function readValue({ options }: CustomDefinition, attributes: Fields, own?: CustomOption): string {
  const value = attributes.requiredText('value');
  if (options.some((each) => each.value === value && each.id !== own?.id)) {
    attributes.refuse('value', `An option with the value ${value} already exists.`, 'taken');
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
    const detail = `${option.value} is chosen in ${uses} records. Change its label, or add another option.`;
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
function answerPut(
  c: SandboxContext,
  { id, options }: CustomDefinition,
  option: CustomOption,
  status: 200 | 201,
): Response {
  const others = options.filter((each) => each.id !== option.id);
  const all = inOrder(others.toSpliced(option.position - 1, 0, option));
  return answerWrite(
    c,
    type,
    () => c.get('view').account.customFields.putOptions(id, all),
    () => optionNode(option),
    status,
  );
}

function inOrder(options: readonly CustomOption[]): readonly CustomOption[] {
  return options.map((option, index) => ({ ...option, position: index + 1 }));
}

import {
  definitionsFor,
  type FieldEntityType,
  type FieldOwner,
  fieldsOf,
  type FilledField,
} from '#sandbox/customFields.ts';
import { answerPage, answerWrite } from '#sandbox/jsonapi/answer.ts';
import type { Fields } from '#sandbox/jsonapi/fields.ts';
import { unprocessable } from '#sandbox/jsonapi/problem.ts';
import { customFieldNode } from '#sandbox/records/customFieldRecord.ts';
import { readCustomValue } from '#sandbox/records/customValue.ts';
import type { SandboxContext, View } from '#sandbox/view.ts';
import type { CustomDefinition } from '#sandbox/world/customDefinitions.ts';

export const fieldType = 'custom_field';

/** docs/interface.md 1.4. */
const pageSize = 25;

export function answerFields(c: SandboxContext, fields: readonly FilledField[]): Response {
  return answerPage(
    c,
    fieldType,
    fields,
    (field) => customFieldNode(c.get('view'), field),
    ({ rows, total }) => ({ size: rows.length, total }),
    pageSize,
  );
}

/** The definition that a body names, by its slug or by its relationship. */
export function readDefinitionOf(
  { account }: View,
  type: FieldEntityType,
  attributes: Fields,
  relationships: Fields,
): CustomDefinition {
  const own = definitionsFor(account, type);
  const named = relationships.reference('definition', ['custom_field_definition']);
  if (named) {
    const detail = `There is no definition with that id for a ${type}.`;
    return own.find(({ id }) => id === named.id) ?? relationships.stop('definition/data', detail);
  }
  const slug = attributes.requiredText('api_slug');
  attributes.check();
  const slugs = own.map((each) => each.slug).join(', ') || 'none yet';
  const detail = `No field of that name is defined for a ${type}. There are: ${slugs}.`;
  return own.find((each) => each.slug === slug) ?? attributes.stop('api_slug', detail);
}

export function readValue(view: View, definition: CustomDefinition, attributes: Fields): unknown {
  const read = readCustomValue(view, definition, attributes.value('value'));
  return 'value' in read ? read.value : attributes.stop('value', `${definition.name} ${read.fault}`);
}

interface Filling {
  readonly owner: FieldOwner;
  readonly definition: CustomDefinition;
  readonly value: unknown;
}

/** Fills the value in and answers with it: 201 where there was none. */
export function answerFilled(c: SandboxContext, { owner, definition, value }: Filling): Response {
  const view = c.get('view');
  const { account } = view;
  const find = () => fieldsOf(account, owner).find((field) => field.definition.id === definition.id);
  const isNew = find() === undefined;
  return answerWrite(
    c,
    fieldType,
    () => account.customFields.change([{ entityId: owner.id, definitionId: definition.id, value }]),
    () => {
      const field = find();
      if (!field) throw new Error(`${definition.slug} is not filled in.`);
      return customFieldNode(view, field);
    },
    isNew ? 201 : 200,
  );
}

/** @throws Problem 422 when its definition requires it */
export function deleteField({ account }: View, { owner, definition }: FilledField): void {
  if (definition.validation?.required === true) {
    const detail = `${definition.name} is required. Change it instead of deleting it.`;
    throw unprocessable([{ pointer: '/data/attributes/value', detail, code: 'required' }]);
  }
  account.customFields.change([{ entityId: owner.id, definitionId: definition.id, value: null }]);
}

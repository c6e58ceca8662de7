import type { Fields } from '#sandbox/jsonapi/fields.ts';
import { referenceTypes } from '#sandbox/records/customReference.ts';
import { readCustomValue } from '#sandbox/records/customValue.ts';
import type { View } from '#sandbox/view.ts';
import {
  type CustomDefinition,
  type CustomEntityType,
  type CustomValidation,
  customDataTypes,
} from '#sandbox/world/customDefinitions.ts';

type Made = Omit<CustomDefinition, 'id' | 'createdAt' | 'updatedAt' | 'options'>;
type Change = Pick<
  CustomDefinition,
  'name' | 'description' | 'referenceType' | 'validation' | 'defaultFormat' | 'defaultValue'
>;

const slugForm = /^[a-z][a-z0-9_]{0,62}$/;
const longestDescription = 2_000;

/** The body of a new definition. What is wrong is collected in `attributes`. */
export function readDefinition(view: View, attributes: Fields): Made {
  const entityWord = attributes.requiredChoice('entity_type', [
    'Shipment',
    'Container',
    'Cargo',
    'TrackingRequest',
  ]);
  const entityType: CustomEntityType = entityWord === 'Container' ? 'Cargo' : entityWord;
  const slug = attributes.requiredText('api_slug');
  const dataType = attributes.requiredChoice('data_type', customDataTypes);
  if (slug !== '' && !slugForm.test(slug)) {
    const detail =
      'api_slug must begin with a letter and hold only a to z, 0 to 9 and _, at most 63 characters.';
    attributes.refuse('api_slug', detail);
  }
  const isTaken = view.account.customFields
    .definitions()
    .some((each) => each.slug === slug && each.entityType === entityType);
  if (isTaken) {
    attributes.refuse(
      'api_slug',
      `A field with the api_slug ${slug} already exists. Choose another.`,
      'taken',
    );
  }
  const name = attributes.requiredText('display_name');
  const fixed = { entityType, slug, dataType };
  const before = { ...fixed, name, ...nothing, options: [] };
  return { ...fixed, name, ...readRest(view, before, attributes) };
}

const nothing = {
  description: null,
  referenceType: null,
  validation: null,
  defaultFormat: null,
  defaultValue: null,
};

/** The body of a change. Slug, record and data type are fixed once created (docs/interface.md 3.9). */
export function readDefinitionChange(view: View, definition: CustomDefinition, attributes: Fields): Change {
  refuseChange(attributes, 'api_slug', (given) => given === definition.slug);
  refuseChange(attributes, 'data_type', (given) => given === definition.dataType);
  refuseChange(
    attributes,
    'entity_type',
    (given) => typeof given === 'string' && foldEntityType(given) === foldEntityType(definition.entityType),
  );
  const isNamed = attributes.value('display_name') !== undefined;
  const name = isNamed ? attributes.requiredText('display_name') : definition.name;
  return { name, ...readRest(view, definition, attributes) };
}

// Clients send the whole record back, so naming a fixed attribute is no fault.
function refuseChange(attributes: Fields, name: string, isSame: (given: unknown) => boolean): void {
  const given = attributes.value(name);
  if (given === undefined || isSame(given)) return;
  attributes.refuse(name, `${name} is fixed once the field exists. Define another field instead.`);
}

type Before = Pick<CustomDefinition, 'dataType' | 'options'> & Omit<Change, 'name'>;

function readRest(view: View, before: Before, attributes: Fields): Omit<Change, 'name'> {
  const referenceType = readReferenceType(before, attributes);
  const validation = readValidation(before, attributes);
  return {
    referenceType,
    validation,
    description: orBefore(attributes.text('description', longestDescription), before.description),
    defaultFormat: orBefore(attributes.text('default_format'), before.defaultFormat),
    defaultValue: readDefault(view, { ...before, referenceType, validation }, attributes),
  };
}

/** What was there stays when a member is not in the body. */
function orBefore<T>(value: T | undefined, before: T): T {
  return value === undefined ? before : value;
}

function readReferenceType({ dataType, referenceType }: Before, attributes: Fields): string | null {
  const word = orBefore(attributes.text('reference_type'), referenceType);
  if (dataType !== 'reference') {
    if (word !== null)
      attributes.refuse(
        'reference_type',
        'reference_type is only for a field of type reference. Leave it out.',
      );
    return null;
  }
  const words = referenceTypes.join(', ');
  if (word === null)
    attributes.refuse('reference_type', `reference_type is missing. Choose one of ${words}.`, 'blank');
  else if (!referenceTypes.includes(word)) {
    attributes.refuse('reference_type', `reference_type must be one of ${words}.`);
  }
  return word;
}

function readValidation({ dataType, validation }: Before, attributes: Fields): CustomValidation | null {
  const rules = attributes.fields('validation');
  if (rules === undefined) return validation;
  if (rules === null) return null;
  const required = rules.flag('required');
  const pattern = rules.text('pattern') ?? undefined;
  const longest = rules.whole('max_length', 1, 255);
  if (pattern !== undefined && !isPattern(pattern))
    rules.refuse('pattern', 'pattern is no regular expression. Correct it.');
  if (dataType !== 'short_text') {
    for (const [name, rule] of Object.entries({ pattern, max_length: longest })) {
      const detail = `${name} is only for a field of type short_text. Leave it out.`;
      if (rule !== undefined) rules.refuse(name, detail);
    }
  }
  return {
    ...(required === undefined ? {} : { required }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(longest === undefined ? {} : { max_length: longest }),
  };
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function readDefault(view: View, before: Before, attributes: Fields): unknown {
  const value = attributes.value('default_value');
  if (value === undefined) return before.defaultValue;
  if (value === null) return null;
  const read = readCustomValue(view, before, value);
  if ('value' in read) return read.value;
  attributes.refuse('default_value', `default_value ${read.fault}`);
  return null;
}

/**
 * The type of a record for what a custom field calls it: `Cargo` and `Container` are the same
 * (docs/interface.md trap 70).
 */
export function foldEntityType(word: string | null): string | null {
  const folded = word?.trim().toLowerCase().replace('_', '');
  if (!folded) return null;
  return folded === 'cargo' ? 'container' : folded;
}

import type { Container } from '#/domain/records/container.ts';
import {
  type CustomDefinition,
  type CustomField,
  customText,
  hasOptions,
  type CustomEntity,
} from '#/domain/records/customField.ts';
import { entryOf, type FieldChoice, type FieldEntry } from '#/domain/records/fieldEntry.ts';
import { normalizeContainerNumber, normalizeNumber } from '#/domain/records/identifiers.ts';
import { addLabels } from '#/domain/records/labels.ts';
import type { LabelTarget } from '#/domain/records/labelTarget.ts';
import { lookup } from '#/domain/records/lookup.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { DocumentField } from '#/domain/records/tradeDocument.ts';

/** What a field of a document can be made of a shipment or container. */
export type FieldUse =
  | { readonly kind: 'reference'; readonly target: LabelTarget; readonly isThere: boolean }
  | {
      readonly kind: 'field';
      readonly definition: CustomDefinition;
      /** As the custom field takes it. */
      readonly entry: FieldEntry;
      /** What the holder has there now. */
      readonly present: CustomField | null;
      readonly isThere: boolean;
    }
  /** Nothing that can be chosen there has that name. */
  | { readonly kind: 'noChoice'; readonly definition: CustomDefinition };

/** Numbers that name a thing and not a shipment, and those that shipments and containers are called by. */
const noReferences: readonly string[] = [
  'bill_of_lading_number',
  'container_number',
  'voyage_number',
  'pickup_number',
  'firms_code',
];

/** The custom fields of a record, and what can be chosen for those that have a list. */
export interface HolderFields {
  readonly definitions: readonly CustomDefinition[];
  readonly fields: readonly CustomField[];
  /** By the id of the definition; a list that is not loaded is not there. */
  readonly choices: ReadonlyMap<string, readonly FieldChoice[]>;
}

/**
 * What can be accepted of a field, the best first: a custom field of the holder that has its name, then the references
 * of the holder, which take numbers that are not its own.
 */
export function fieldUses(
  field: DocumentField,
  holder: FieldHolder,
  { definitions, fields, choices }: HolderFields,
): readonly FieldUse[] {
  const uses: FieldUse[] = [];
  const { kind, value } = field;
  if (value === null) return uses;
  for (const definition of definitions) {
    if (definition.entityType !== holder.entity.type || !hasName(definition, field)) continue;
    const present =
      fields.find(({ slug, entity }) => slug === definition.slug && entity.id === holder.entity.id) ?? null;
    if (isMatched(definition)) {
      const known = choices.get(definition.id);
      if (known) uses.push(choiceUse(definition, present, known, value));
      continue;
    }
    const entry = entryFor(definition, kind, value);
    if (entry === null) continue;
    const isThere = present !== null && normalizeNumber(presentText(present)) === normalizeNumber(entry);
    uses.push({ kind: 'field', definition, entry: [entry], present, isThere });
  }
  const isReference =
    kind === 'number' && !noReferences.includes(field.name) && !isSealOfOthers(field, holder);
  if (isReference && !isOwnNumber(value, holder)) {
    const isThere = addLabels(holder.refNumbers, value).labels === holder.refNumbers;
    uses.push({ kind: 'reference', target: holder.references, isThere });
  }
  return uses;
}

/** What it holds as it is compared with an entry: a yes or no is one whatever the service calls it. */
const presentText = (field: CustomField): string =>
  field.value.kind === 'flag' ? String(field.value.on) : customText(field);

/** The definitions whose lists a field is looked up in. */
export function definitionsToMatch(
  fields: readonly DocumentField[],
  definitions: readonly CustomDefinition[],
  entityType: string,
): readonly CustomDefinition[] {
  return definitions.filter(
    (definition) =>
      definition.entityType === entityType &&
      isMatched(definition) &&
      fields.some((field) => hasName(definition, field)),
  );
}

/** Whether a found text becomes one of a list, by its name. */
function isMatched(definition: CustomDefinition): boolean {
  return hasOptions(definition) || definition.referenceType === 'Party';
}

/** A party is known by the first line of its address. */
function choiceUse(
  definition: CustomDefinition,
  present: CustomField | null,
  choices: readonly FieldChoice[],
  found: string,
): FieldUse {
  const names = [found, found.split('\n', 1)[0] ?? ''].map(plainName).filter((name) => name !== '');
  const choice = choices.find(({ value, label }) =>
    [label, value].some((name) => names.includes(plainName(name))),
  );
  if (!choice) return { kind: 'noChoice', definition };
  const before = definition.dataType === 'enum_multi' ? entryOf(present) : [];
  const isThere = entryOf(present).includes(choice.value);
  const entry = isThere ? entryOf(present) : [...before, choice.value];
  return { kind: 'field', definition, entry, present, isThere };
}

/** A seal says nothing of the other containers. */
function isSealOfOthers(
  { name, containerNumber }: DocumentField,
  { entity, name: holder }: FieldHolder,
): boolean {
  if (name !== 'seal_number') return false;
  return entity.type === 'shipment' || (containerNumber !== null && containerNumber !== holder);
}

/** Whether the shipment or a container of it is called by that number. */
function isOwnNumber(value: string, { ownNumbers }: FieldHolder): boolean {
  const number = normalizeContainerNumber(value);
  return ownNumbers.some((own) => own !== null && normalizeContainerNumber(own) === number);
}

function hasName({ slug, label }: CustomDefinition, field: DocumentField): boolean {
  const names = [field.name, field.label].map(plainName);
  return [slug, label].some((name) => names.includes(plainName(name)));
}

const plainName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A day, or clock digits of a place without its zone (docs/interface.md 3.10). */
const dayOrClock = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/;

/** The value as a custom field of that type takes it; null where it takes none of that kind. */
function entryFor({ dataType }: CustomDefinition, kind: string, value: string): string | null {
  const [, day, clock] = (kind === 'date' ? dayOrClock.exec(value) : null) ?? [];
  switch (dataType) {
    case 'short_text':
      return value.replaceAll('\n', ', ');
    case 'number':
      return value.trim() !== '' && Number.isFinite(Number(value)) ? value.trim() : null;
    case 'date':
      return day ?? null;
    case 'datetime':
      return day !== undefined && clock !== undefined ? `${day} ${clock}:00` : null;
    case 'boolean':
      return lookup(flags, value.trim().toLowerCase()) ?? null;
    default:
      return null;
  }
}

/** As papers have it. */
const flags: Readonly<Record<string, string>> = { yes: 'true', true: 'true', no: 'false', false: 'false' };

/** A shipment or a container that takes fields of a document. */
export interface FieldHolder {
  readonly entity: CustomEntity;
  readonly name: string;
  readonly references: LabelTarget;
  readonly refNumbers: readonly string[];
  /** What the shipment and its containers are called by: no references of themselves. */
  readonly ownNumbers: readonly (string | null)[];
}

function numbersOf({ billOfLading, normalizedNumber, containers }: Shipment): FieldHolder['ownNumbers'] {
  return [billOfLading, normalizedNumber, ...containers.map(({ number }) => number)];
}

export function shipmentHolder(shipment: Shipment): FieldHolder {
  const { id, billOfLading, refNumbers } = shipment;
  return {
    entity: { type: 'shipment', id },
    name: billOfLading,
    references: { kind: 'shipment', shipmentId: id, field: 'refNumbers' },
    refNumbers,
    ownNumbers: numbersOf(shipment),
  };
}

export function containerHolder(shipment: Shipment, { id, number, refNumbers }: Container): FieldHolder {
  return {
    entity: { type: 'container', id },
    name: number,
    references: { kind: 'container', shipmentId: shipment.id, containerId: id, field: 'refNumbers' },
    refNumbers,
    ownNumbers: numbersOf(shipment),
  };
}

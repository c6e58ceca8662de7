import { type CustomDefinition, type CustomField, customWords } from '#/domain/records/customField.ts';
import { normalizeContainerNumber, normalizeNumber } from '#/domain/records/identifiers.ts';
import { addLabels } from '#/domain/records/labels.ts';
import type { LabelTarget } from '#/domain/records/labelTarget.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { DocumentField } from '#/domain/records/tradeDocument.ts';

/** What a field of a document can be made of a shipment. */
export type FieldUse =
  | { readonly kind: 'reference'; readonly target: LabelTarget; readonly isThere: boolean }
  | {
      readonly kind: 'field';
      readonly definition: CustomDefinition;
      /** As the custom field takes it. */
      readonly entry: string;
      /** What the shipment holds there now. */
      readonly present: CustomField | null;
      readonly isThere: boolean;
    };

/** Numbers that name a thing and not a shipment, and those that shipments and containers are called by. */
const noReferences: readonly string[] = [
  'bill_of_lading_number',
  'container_number',
  'seal_number',
  'voyage_number',
];

/**
 * What can be accepted of a field, the best first: a custom field of the shipment that has its name, then the references
 * of the shipment, which take numbers that are not its own.
 */
export function fieldUses(
  field: DocumentField,
  shipment: Shipment,
  definitions: readonly CustomDefinition[],
  filledIn: readonly CustomField[],
): readonly FieldUse[] {
  const uses: FieldUse[] = [];
  const { kind, value } = field;
  if (value === null) return uses;
  for (const definition of definitions) {
    if (definition.entityType !== 'shipment' || !hasName(definition, field)) continue;
    const entry = entryFor(definition, kind, value);
    if (entry === null) continue;
    const present =
      filledIn.find(({ slug, entity }) => slug === definition.slug && entity.id === shipment.id) ?? null;
    const isThere = present !== null && normalizeNumber(customWords(present)) === normalizeNumber(entry);
    uses.push({ kind: 'field', definition, entry, present, isThere });
  }
  if (kind === 'number' && !noReferences.includes(field.name) && !isOwnNumber(value, shipment)) {
    const isThere = addLabels(shipment.refNumbers, value).labels === shipment.refNumbers;
    const target: LabelTarget = { kind: 'shipment', shipmentId: shipment.id, field: 'refNumbers' };
    uses.push({ kind: 'reference', target, isThere });
  }
  return uses;
}

/** Whether the shipment or a container of it is called by that number. */
function isOwnNumber(value: string, shipment: Shipment): boolean {
  const number = normalizeContainerNumber(value);
  return [
    shipment.billOfLading,
    shipment.normalizedNumber,
    ...shipment.containers.map((container) => container.number),
  ].some((own) => own !== null && normalizeContainerNumber(own) === number);
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
    default:
      return null;
  }
}

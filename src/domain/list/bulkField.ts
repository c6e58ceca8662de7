import { type CustomDefinition, type CustomField, fieldsByRecord } from '#/domain/records/customField.ts';
import {
  entryOf,
  type FieldChoice,
  type FieldEntry,
  type FieldTarget,
  fieldWith,
  sameEntry,
} from '#/domain/records/fieldEntry.ts';
import type { BulkPlan, BulkSubject, BulkWrite } from './bulkChange.ts';

/** A custom field filled in with one value on many records, or cleared where the entry is empty. */
export interface FieldChange {
  readonly definition: CustomDefinition;
  readonly entry: FieldEntry;
  readonly choices: readonly FieldChoice[];
}

/** @param fields what is filled in on the records of the account */
export function planFieldChange(
  subjects: readonly BulkSubject[],
  { definition, entry, choices }: FieldChange,
  fields: readonly CustomField[],
): BulkPlan {
  const known = fieldsByRecord(fields);
  const all = subjects.flatMap((subject) =>
    fieldTargets(subject, definition).map((target) => ({ shipment: subject.shipment, target })),
  );
  const writes = all.flatMap(({ shipment, target }): BulkWrite[] => {
    const seen = known.get(target.entity.id)?.find(({ slug }) => slug === definition.slug) ?? null;
    if (sameEntry(entryOf(seen), entry)) return [];
    return [{ kind: 'field', shipment, target, next: fieldWith(target, entry, choices), seen }];
  });
  return { writes, unchanged: all.length - writes.length };
}

/** The records that the field is defined for: the shipment, or its chosen containers. */
export function fieldTargets(
  { shipment, containerIds }: BulkSubject,
  definition: CustomDefinition,
): readonly FieldTarget[] {
  const { entityType: type } = definition;
  const ids = type === 'shipment' ? [shipment.id] : type === 'container' ? containerIds : [];
  return ids.map((id) => ({ entity: { type, id }, definition }));
}

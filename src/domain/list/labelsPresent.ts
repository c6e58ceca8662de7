import { labelsOf } from '#/domain/records/labelTarget.ts';
import { type BulkSubject, type LabelFieldName, labelTargets } from './bulkChange.ts';

export interface PresentLabel {
  readonly label: string;
  /** On how many records. */
  readonly count: number;
}

/** The labels that records hold, those of most records first. */
export function labelsPresent(
  subjects: readonly BulkSubject[],
  field: LabelFieldName,
): readonly PresentLabel[] {
  const counts = new Map<string, number>();
  for (const subject of subjects) {
    for (const target of labelTargets(subject, field)) {
      for (const label of new Set(labelsOf(subject.shipment, target) ?? [])) {
        counts.set(label, (counts.get(label) ?? 0) + 1);
      }
    }
  }
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}

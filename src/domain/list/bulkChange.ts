import type { CustomDefinition, CustomField } from '#/domain/records/customField.ts';
import type { FieldTarget } from '#/domain/records/fieldEntry.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { addLabels, sameLabels } from '#/domain/records/labels.ts';
import { labelsOf, type LabelTarget } from '#/domain/records/labelTarget.ts';
import type { CarrierTracking, Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import type { FleetRow } from './row.ts';

/** Which lists of labels a change is for. */
export const labelFields = ['refNumbers', 'containerRefNumbers', 'tags'] as const;
export type LabelFieldName = (typeof labelFields)[number];

export const labelActions = ['add', 'remove', 'replace'] as const;
export type LabelAction = (typeof labelActions)[number];

/** One change of labels or tracking for many records (docs/interface.md 2.1, 2.6). */
export type BulkChange =
  | {
      readonly kind: 'labels';
      readonly field: LabelFieldName;
      readonly action: LabelAction;
      readonly labels: readonly string[];
    }
  | { readonly kind: 'tracking'; readonly isTracked: boolean };

/** What a bulk change is for: shipments, and of their containers those that were chosen. */
export interface BulkSubject {
  readonly shipment: Shipment;
  readonly containerIds: readonly string[];
}

/** Of selected rows; a shipment whose containers have rows of their own is there once. */
export function bulkSubjects(rows: readonly FleetRow[]): BulkSubject[] {
  const chosen = new Map<string, { readonly shipment: Shipment; readonly ids: Set<string> }>();
  for (const { kind, shipment, containers } of rows) {
    const { ids } = chosen.get(shipment.id) ?? { ids: new Set<string>() };
    for (const { id } of kind === 'container' ? containers : shipment.containers) ids.add(id);
    chosen.set(shipment.id, { shipment, ids });
  }
  return [...chosen.values()].map(({ shipment, ids }) => ({ shipment, containerIds: [...ids] }));
}

/** One write of a bulk change. */
export type BulkWrite = { readonly shipment: Shipment } & (
  | {
      readonly kind: 'labels';
      readonly target: LabelTarget;
      readonly labels: readonly string[];
      /** What was there; the write is sent only while that is still so. */
      readonly seen: readonly string[];
    }
  | { readonly kind: 'tracking'; readonly isTracked: boolean }
  | {
      readonly kind: 'field';
      readonly target: FieldTarget;
      /** Null where nothing is filled in. */
      readonly next: CustomField | null;
      readonly seen: CustomField | null;
    }
);

export interface BulkPlan {
  readonly writes: readonly BulkWrite[];
  /** How many records have it already. */
  readonly unchanged: number;
}

export function planBulkChange(subjects: readonly BulkSubject[], change: BulkChange): BulkPlan {
  return change.kind === 'tracking' ? planTracking(subjects, change.isTracked) : planLabels(subjects, change);
}

function planTracking(subjects: readonly BulkSubject[], isTracked: boolean): BulkPlan {
  const writes = subjects
    .filter(({ shipment: { carrierTracking } }) => isStopped(carrierTracking) === isTracked)
    .map(({ shipment }): BulkWrite => ({ kind: 'tracking', shipment, isTracked }));
  return { writes, unchanged: subjects.length - writes.length };
}

function planLabels(
  subjects: readonly BulkSubject[],
  { field, action, labels }: Extract<BulkChange, { kind: 'labels' }>,
): BulkPlan {
  const all = subjects.flatMap((subject) =>
    labelTargets(subject, field).map((target) => ({ shipment: subject.shipment, target })),
  );
  const writes = all.flatMap(({ shipment, target }): BulkWrite[] => {
    const seen = labelsOf(shipment, target) ?? [];
    const next = changeLabels(seen, action, labels);
    return sameLabels(seen, next) ? [] : [{ kind: 'labels', shipment, target, labels: next, seen }];
  });
  return { writes, unchanged: all.length - writes.length };
}

export function labelTargets({ shipment, containerIds }: BulkSubject, field: LabelFieldName): LabelTarget[] {
  const shipmentId = shipment.id;
  if (field !== 'containerRefNumbers') return [{ kind: 'shipment', shipmentId, field }];
  return containerIds.map((containerId) => ({
    kind: 'container',
    shipmentId,
    containerId,
    field: 'refNumbers',
  }));
}

/** A label is the same for people as find takes it: `po-1` and `PO-1`. */
function changeLabels(
  present: readonly string[],
  action: LabelAction,
  labels: readonly string[],
): readonly string[] {
  switch (action) {
    case 'add':
      return addLabels(present, labels.join(',')).labels;
    case 'remove': {
      const gone = new Set(labels.map(normalizeNumber));
      return present.filter((label) => !gone.has(normalizeNumber(label)));
    }
    case 'replace':
      return labels;
  }
}

/** What undoes a write of labels that was carried out. */
export function undoLabels(
  write: Extract<BulkWrite, { kind: 'labels' }>,
  saved: readonly string[],
): BulkWrite {
  return { ...write, labels: write.seen, seen: saved };
}

/** What undoes a write of tracking that was carried out: it is for the shipment as that left it. */
export function undoTracking(
  write: Extract<BulkWrite, { kind: 'tracking' }>,
  saved: CarrierTracking,
): BulkWrite {
  const shipment = { ...write.shipment, carrierTracking: saved };
  return { ...write, shipment, isTracked: !write.isTracked };
}

/** What undoes a write of a custom field that was carried out. */
export function undoField(
  write: Extract<BulkWrite, { kind: 'field' }>,
  saved: CustomField | null,
): BulkWrite {
  return { ...write, next: write.seen, seen: saved };
}

interface PresentLabel {
  readonly label: string;
  /** On how many records. */
  readonly count: number;
}

/**
 * The labels that records hold, those of most records first.
 *
 * @param compare the order of those of as many
 */
export function labelsPresent(
  subjects: readonly BulkSubject[],
  field: LabelFieldName,
  compare: (one: string, other: string) => number,
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
    .toSorted((a, b) => b.count - a.count || compare(a.label, b.label));
}

/** What is changed of rows: labels of a kind, whether the carrier is asked, or a custom field. */
export type BulkSort = LabelFieldName | 'tracking' | 'field';
export type ChangedRecord = 'shipment' | 'container';

/** What a change of that sort is counted in. */
export function recordOf(sort: BulkSort, definition: CustomDefinition | null): ChangedRecord {
  const isOfContainers =
    sort === 'field' ? definition?.entityType === 'container' : sort === 'containerRefNumbers';
  return isOfContainers ? 'container' : 'shipment';
}

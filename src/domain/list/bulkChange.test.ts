import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import { sameLabels } from '#/domain/records/labels.ts';
import { withLabels } from '#/domain/records/labelTarget.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import {
  type BulkChange,
  bulkSubjects,
  type BulkWrite,
  labelActions,
  planBulkChange,
  undoLabels,
  labelsPresent,
} from './bulkChange.ts';
import type { FleetRow } from './row.ts';

const boxes = [
  sampleContainer({ id: 'c1', refNumbers: ['BOX-1'] }),
  sampleContainer({ id: 'c2', refNumbers: [] }),
];
const one = sampleShipment({
  id: 's1',
  refNumbers: ['PO-1', 'SO 9'],
  tags: ['urgent'],
  containers: boxes,
});
const two = sampleShipment({ id: 's2', refNumbers: [], tags: [], containers: [] });
const rowOf = (shipment: typeof one): FleetRow => ({
  id: shipment.id,
  kind: 'shipment',
  shipment,
  containers: shipment.containers,
});
const subjects = bulkSubjects([one, two].map(rowOf));

const labels = (change: Partial<Extract<BulkChange, { kind: 'labels' }>>): BulkChange => ({
  kind: 'labels',
  field: 'refNumbers',
  action: 'add',
  labels: ['po-1', 'PO-2'],
  ...change,
});
const planned = (change: BulkChange) => {
  const { writes, unchanged } = planBulkChange(subjects, change);
  return { becomes: writes.map((write) => write.kind === 'labels' && write.labels), unchanged };
};

describe('a change of many records at once', () => {
  it.each<[string, BulkChange, unknown, number]>([
    [
      'adds what is not there in any writing',
      labels({}),
      [
        ['PO-1', 'SO 9', 'PO-2'],
        ['po-1', 'PO-2'],
      ],
      0,
    ],
    ['removes in any writing', labels({ action: 'remove' }), [['SO 9']], 1],
    ['replaces all', labels({ action: 'replace', labels: ['A'] }), [['A'], ['A']], 0],
    [
      'leaves alone what is so already',
      labels({ action: 'replace', labels: ['SO 9', 'PO-1'] }),
      [['SO 9', 'PO-1']],
      1,
    ],
    ['removes all', labels({ action: 'replace', field: 'tags', labels: [] }), [[]], 1],
    ['is for each container', labels({ field: 'containerRefNumbers', labels: ['box-1'] }), [['box-1']], 1],
  ])('%s', (_, change, becomes, unchanged) => {
    expect(planned(change)).toEqual({ becomes, unchanged });
  });

  it('stops what is tracked, and resumes what is stopped, whatever of it says so', () => {
    const stopped = {
      ...two,
      carrierTracking: { ...two.carrierTracking, stoppedReason: 'cancelled_by_user' },
    };
    const all = bulkSubjects([one, stopped].map(rowOf));
    const ids = (isTracked: boolean) =>
      planBulkChange(all, { kind: 'tracking', isTracked }).writes.map(({ shipment }) => shipment.id);
    expect([ids(false), ids(true)]).toEqual([['s1'], ['s2']]);
  });

  it('names a shipment once, with those of its containers that are selected', () => {
    const rows = boxes.map((box): FleetRow => ({
      id: `s1 ${box.id}`,
      kind: 'container',
      shipment: one,
      containers: [box],
    }));
    expect(bulkSubjects(rows)).toEqual([{ shipment: one, containerIds: ['c1', 'c2'] }]);
    expect(bulkSubjects(rows.slice(1))).toEqual([{ shipment: one, containerIds: ['c2'] }]);
  });

  it('holds what was there, which undoes it', () => {
    const texts = fc.array(fc.constantFrom('PO-1', 'po-1', 'SO 9', 'X', 'Y'), { maxLength: 4 });
    fc.assert(
      fc.property(texts, texts, fc.constantFrom(...labelActions), (before, named, action) => {
        const shipment = { ...two, refNumbers: before };
        const { writes } = planBulkChange(bulkSubjects([rowOf(shipment)]), labels({ action, labels: named }));
        for (const write of writes) {
          const after = applied(shipment, write);
          expect(sameLabels(after.refNumbers, before)).toBe(false);
          const undo = write.kind === 'labels' ? undoLabels(write, after.refNumbers) : write;
          expect(applied(after, undo).refNumbers).toEqual(before);
        }
      }),
    );
  });
});

function applied(shipment: typeof one, write: BulkWrite) {
  return write.kind === 'labels' ? withLabels(shipment, write.target, write.labels) : shipment;
}

describe('the labels that are there', () => {
  it('are counted by records, those of most first', () => {
    const all = bulkSubjects([one, { ...two, refNumbers: ['SO 9', 'SO 9'] }].map(rowOf));
    expect(labelsPresent(all, 'refNumbers', compareCodeUnits)).toEqual([
      { label: 'SO 9', count: 2 },
      { label: 'PO-1', count: 1 },
    ]);
  });
});

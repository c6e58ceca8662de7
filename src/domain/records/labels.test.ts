import { assert, property, string, stringMatching, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { normalizeNumber } from './identifiers.ts';
import { addLabels, mergeLabels, sameLabels } from './labels.ts';
import { labelsOf, type LabelTarget, withLabels } from './labelTarget.ts';

const lists = uniqueArray(stringMatching(/^[A-C][1-3]$/), { maxLength: 6 });

describe('adding labels', () => {
  it.each([
    ['PO 4711', ['PO 4711']],
    ['  PO-1 ,, SO 2 ;\tINV/3\r\n', ['PO-1', 'SO 2', 'INV/3']],
    ['PO\u200b-1\u00a0 x', ['PO-1 x']],
    ['\u200b , \n', []],
    ['Prüfung, 発注-9', ['Prüfung', '発注-9']],
  ])('takes a text apart where mails and sheets separate values: %j', (text, labels) => {
    expect(addLabels([], text)).toEqual({ labels, repeated: [] });
  });

  it('does not add what is there already, however it is written, and says what that was', () => {
    expect(addLabels(['PO-1'], 'po–1, PO-2, po-2')).toEqual({
      labels: ['PO-1', 'PO-2'],
      repeated: ['po–1', 'po-2'],
    });
  });

  it('keeps all that was there, in order, and never makes a repeat', () => {
    assert(
      property(lists, string(), (labels, text) => {
        const added = addLabels(labels, text).labels;
        expect(added.slice(0, labels.length)).toEqual(labels);
        expect(new Set(added.map(normalizeNumber)).size).toBe(added.length);
        expect(addLabels(added, added.join(', ')).labels).toBe(added);
      }),
    );
  });
});

describe('merging labels', () => {
  it('does to another’s list what was done to the own one', () => {
    expect(mergeLabels(['A', 'B'], ['B', 'C'], ['A', 'B', 'D'])).toEqual(['B', 'D', 'C']);
  });

  it('changes nothing where one of both sides did nothing, and holds each label once', () => {
    assert(
      property(lists, lists, lists, (base, mine, theirs) => {
        expect(sameLabels(mergeLabels(base, mine, base), mine)).toBe(true);
        expect(mergeLabels(base, base, theirs)).toEqual(theirs);
        const merged = mergeLabels(base, mine, theirs);
        expect(new Set(merged).size).toBe(merged.length);
      }),
    );
  });
});

describe('the labels of a record', () => {
  const container = sampleContainer({ id: 'box', refNumbers: ['BOX-1'] });
  const shipment = sampleShipment({ id: 's', refNumbers: ['PO-1'], tags: ['a'], containers: [container] });
  const box: LabelTarget = { kind: 'container', shipmentId: 's', containerId: 'box', field: 'refNumbers' };
  const tags: LabelTarget = { kind: 'shipment', shipmentId: 's', field: 'tags' };

  it('are read and replaced alone', () => {
    expect(labelsOf(shipment, box)).toEqual(['BOX-1']);
    expect(withLabels(shipment, tags, ['b'])).toEqual({ ...shipment, tags: ['b'] });
    expect(withLabels(shipment, box, [])).toEqual({
      ...shipment,
      containers: [{ ...container, refNumbers: [] }],
    });
  });

  it('leave other shipments as they are, and are unknown for a container that is not aboard', () => {
    const other = sampleShipment({ id: 'other' });
    expect(withLabels(other, box, ['x'])).toBe(other);
    expect(labelsOf(other, box)).toBeNull();
  });

  it('are the same in any order', () => {
    expect(sameLabels(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(sameLabels(['a'], ['a', 'a'])).toBe(false);
  });
});

import { assert, constantFrom, property, record, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#/test/runs.ts';
import { sampleDocument } from '#/test/samples/documents.ts';
import { typeLabel } from '#/wording/documents.ts';
import { type DocumentFilter, documentFacets, documentsView, untyped } from './documentFilter.ts';

const none: DocumentFilter = { type: [], status: [], linked: [], text: '' };
const linkTo = (number: string) => ({ kind: 'shipment', id: number, number, shipmentId: number }) as const;

const bill = sampleDocument({
  id: 'a',
  name: 'Original B/L',
  type: 'bill_of_lading',
  isRead: true,
  links: [linkTo('MEDU0302')],
});
const scan = sampleDocument({ id: 'b', fileName: 'scan-17.pdf', type: 'other', failedReason: 'No text.' });
const fresh = sampleDocument({ id: 'c', name: 'new.pdf', fileName: null });
const all = [bill, scan, fresh];
const idsOf = (filter: Partial<DocumentFilter>) =>
  documentsView(all, { ...none, ...filter }, typeLabel).rows.map(({ id }) => id);

describe('the list of documents', () => {
  it.each<readonly [string, Partial<DocumentFilter>, string[]]>([
    ['nothing', {}, ['a', 'b', 'c']],
    ['a type', { type: ['bill_of_lading'] }, ['a']],
    ['two types', { type: ['bill_of_lading', 'other'] }, ['a', 'b']],
    ['no type yet', { type: [untyped] }, ['c']],
    ['a status', { status: ['failed'] }, ['b']],
    ['what is being processed', { status: ['processing'] }, ['c']],
    ['what is linked', { linked: ['yes'] }, ['a']],
    ['what is not', { linked: ['no'] }, ['b', 'c']],
    ['a number of a link', { text: 'medu0302' }, ['a']],
    ['the name of its file', { text: 'SCAN-17' }, ['b']],
    ['its type in words', { text: 'lading' }, ['a']],
    ['words of several places', { text: 'original medu' }, ['a']],
    ['words that no document has together', { text: 'original scan' }, []],
    ['a word that is no status', { status: ['constructor'] }, []],
  ])('is narrowed by %s', (_, filter, ids) => {
    expect(idsOf(filter)).toEqual(ids);
  });

  it('counts for each value what choosing it would leave', () => {
    const values = {
      type: ['bill_of_lading', 'other', untyped],
      status: ['processing', 'read', 'failed'],
      linked: ['yes', 'no'],
    };
    assert(
      property(
        record({
          type: subarray(values.type),
          status: subarray(values.status),
          linked: subarray(values.linked),
          text: constantFrom('', 'pdf', 'scan'),
        }),
        (filter) => {
          const { counts } = documentsView(all, filter, typeLabel);
          for (const facet of documentFacets) {
            for (const value of values[facet]) {
              const { rows } = documentsView(all, { ...filter, [facet]: [value] }, typeLabel);
              expect(counts[facet].get(value) ?? 0).toBe(rows.length);
            }
          }
        },
      ),
      { numRuns: runs(1_000) },
    );
  });
});

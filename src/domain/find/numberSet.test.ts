import { describe, expect, it } from 'vitest';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { createFindIndex, createLooseIndex } from './findIndex.ts';
import { answerNumber, foundByService, namedContainers } from './numberSet.ts';
import { numbersOfAddress } from './readNumbers.ts';

const shipments = [
  sampleShipment({
    id: 'one',
    billOfLading: 'MEDUAA000111',
    refNumbers: ['PO-4711'],
    containers: [
      sampleContainer({ number: 'TEMU3043531', refNumbers: ['PALLET9'] }),
      sampleContainer({ number: 'TCLU7654320' }),
    ],
  }),
  sampleShipment({
    id: 'two',
    billOfLading: 'MEDUAA000222',
    refNumbers: ['PO-4711'],
    containers: [sampleContainer({ number: 'TCLU7654999' })],
  }),
];
const index = createFindIndex(shipments);
const loosely = createLooseIndex(shipments);
const answers = (...set: readonly string[]) =>
  numbersOfAddress(set).map((read) => answerNumber(index, loosely, read));
const named = (...set: readonly string[]) =>
  [...namedContainers(answers(...set))].map(([id, containers]) => [id, containers && [...containers]]);

describe('a set of numbers', () => {
  it.each([
    ['TEMU3043531', 'found', ['TEMU3043531'], []],
    ['PO-4711', 'found', ['PO-4711', 'PO-4711'], []],
    ['po 4711', 'found', ['PO-4711', 'PO-4711'], []],
    ['PALLET9', 'found', ['PALLET9'], []],
    ['AA000222', 'found', ['MEDUAA000222'], []],
    ['TCLU7654', 'ambiguous', ['TCLU7654320', 'TCLU7654999'], []],
    ['MEDU.AA000', 'ambiguous', ['MEDUAA000111', 'MEDUAA000222'], []],
    ['TEMU3043532', 'wrongDigit', [], ['TEMU3043531']],
    ['MSCU1234567', 'wrongDigit', [], []],
    ['MSCU1234566', 'notFound', [], []],
    ['MEDUAA000121', 'notFound', [], ['MEDUAA000111']],
  ])('%j is %s', (text, outcome, found, near) => {
    const [item] = answers(text);
    expect(item).toMatchObject({ outcome });
    expect(item?.found.map(({ matched }) => matched)).toEqual(found);
    expect(item?.near.map(({ matched }) => matched)).toEqual(near);
  });

  it('names containers by their numbers, and whole shipments by theirs', () => {
    expect(named('TEMU3043531', 'TEMU3043532', 'TCLU7654')).toEqual([['one', ['TEMU3043531']]]);
    expect(named('TEMU3043531', 'MEDUAA000111', 'TCLU7654320')).toEqual([['one', null]]);
    expect(named('PO-4711', 'TEMU3043531')).toEqual([
      ['one', null],
      ['two', null],
    ]);
    expect(named()).toEqual([]);
  });

  it('holds what only the service knew as found', () => {
    const [item] = answers('EBK123456');
    if (!item) throw new Error('no item');
    expect(foundByService(item, shipments.slice(1))).toMatchObject({
      outcome: 'found',
      found: [{ shipment: { id: 'two' }, field: 'requestedNumber' }],
    });
  });
});

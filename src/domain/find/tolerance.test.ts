import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containerCheckDigit } from '#/domain/records/containerNumber.ts';
import { runs } from '#/test/runs.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { resolve } from './find.ts';
import { createFindIndex, createLooseIndex } from './findIndex.ts';
import { readFindQuery } from './findQuery.ts';
import { equalNumbers, isOneErrorAway, longerNumbers, nearNumbers, resolveTolerantly } from './tolerance.ts';

const carrier = (scac: string) => ({ scac, name: null, shortName: null });
const fleet = [
  sampleShipment({
    billOfLading: 'HLCUSHA253146708',
    normalizedNumber: 'SHA253146708',
    carrier: carrier('HLCU'),
    refNumbers: ['4524347', 'AB-12/7'],
    containers: [
      sampleContainer({ number: 'TEMU3043531', refNumbers: ['Pallet 90.01'] }),
      sampleContainer({ number: 'TCLU7654320' }),
      sampleContainer({ number: 'TCNU1126827' }),
    ],
  }),
  sampleShipment({
    billOfLading: '123456789',
    carrier: carrier('MAEU'),
    refNumbers: ['PO-4524347', 'OI-1001'],
  }),
];

const loosely = createLooseIndex(fleet);
const exact = createFindIndex(fleet);
const opens = (query: string) => {
  const found = resolveTolerantly(loosely, readFindQuery(query));
  return found.kind === 'none' ? null : [found.shipmentId, found.container].filter(Boolean).join(' ');
};
const near = (query: string) => nearNumbers(loosely, readFindQuery(query), 3).map(({ matched }) => matched);
const first = 'HLCUSHA253146708';

describe('a number that is written otherwise', () => {
  it.each([
    ['TEMU.304353/1', `${first} TEMU3043531`],
    ['TEMU3O4353I', `${first} TEMU3043531`],
    ['ｔｅｍｕ 304 353 l', `${first} TEMU3043531`],
    ['container no. temu 304353-1', `${first} TEMU3043531`],
    ['Container: TEMU3043531.', `${first} TEMU3043531`],
    ['hlcu sha253146708', first],
    ['B/L HLCU-SHA-253146708', first],
    ['BOL# sha 253 146 708', first],
    ['maeu 123456789', '123456789'],
    ['B/L: MAEU123456789', '123456789'],
    ['PO 4524347', '123456789'],
    ['Ref: 4524347', first],
    ['our ref. ab 12 7', first],
    ['01-1OO1', '123456789'],
    ['pallet 9001', `${first} TEMU3043531`],
  ])('%j opens %j', (query, expected) => {
    expect(resolve(exact, readFindQuery(query)).kind, 'the exact order has nothing').toBe('none');
    expect(opens(query)).toBe(expected);
  });

  it.each([
    ['hlcu sha-25314', first],
    ['container 765.432', `${first} TCLU7654320`],
  ])('%j opens %j, the one number that it is part of', (query, expected) =>
    expect(opens(query)).toBe(expected),
  );

  it.each([
    ['the code of another carrier makes another bill', 'ONEY 123456789'],
    ['too short a part', 'TE-M'],
    ['a part that is in several', 'P.O. 45.24'],
    ['nothing', ''],
    ['signs alone', '-- / --'],
    ['words', 'please advise'],
    ['letters alone, whose likes are digits', 'null'],
    ['letters that are read as a number', 'OIL'],
    ['signs in the forms that a number has them', '...'],
    ['an enormous text', 'MSCU 1234567-'.repeat(8_000)],
  ])('%s opens nothing', (_, query) => expect(opens(query)).toBeNull());

  it('of a word before it only what it says can have it as a part', () => {
    expect(longerNumbers(loosely, readFindQuery('container 45.243'))).toEqual([]);
    expect(longerNumbers(loosely, readFindQuery('PO 45.243')).map(({ matched }) => matched)).toEqual([
      '4524347',
      'PO-4524347',
    ]);
  });
});

describe('a number with one error', () => {
  it.each([
    ['TEMU3043532', 'TEMU3043531', 'a wrong check digit'],
    ['TEMU3034531', 'TEMU3043531', 'two digits exchanged'],
    ['TEMU304353', 'TEMU3043531', 'a digit too few'],
    ['TEMU30435331', 'TEMU3043531', 'a digit too many'],
    ['TEMV3043531', 'TEMU3043531', 'a wrong letter'],
    ['container temu 3O4-353-2', 'TEMU3043531', 'a wrong digit and all the rest'],
    ['HLCUSHA253146780', 'HLCUSHA253146708', 'the end of a bill exchanged'],
    ['PO 4524374', '4524347', 'the end of an order exchanged'],
  ])('%j may be %s: %s', (query, number) => {
    expect(near(query)).toContain(number);
    expect(opens(query), 'it opens nothing by itself').toBe(
      query === 'TEMU304353' ? `${first} TEMU3043531` : null,
    );
  });

  it('is none where the check digit says that it was typed correctly', () => {
    const digit = containerCheckDigit('TEMU304354');
    expect(near(`TEMU304354${digit}`)).toEqual([]);
  });

  it.each(['', 'TEMU', '123', 'x'.repeat(100_000), '🚢🚢🚢🚢🚢🚢🚢🚢'])('%j is near nothing', (query) =>
    expect(near(query)).toEqual([]),
  );

  it('is distinguished from two errors as by listing every text with one', () => {
    const text = fc.stringMatching(/^[AB1]{0,6}$/);
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(isOneErrorAway(one, other)).toBe(neighbours(one).has(other) && one !== other);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('is found wherever in a number it is', () => {
    const number = fc.stringMatching(/^[A-Z]{4}[0-9]{7}$/);
    fc.assert(
      fc.property(
        fc.array(number, { minLength: 1, maxLength: 5 }),
        fc.nat(),
        fc.nat(),
        (numbers, nth, at) => {
          const wanted = numbers[nth % numbers.length] ?? '';
          const all = createLooseIndex(
            numbers.map((billOfLading, id) => sampleShipment({ id: `${id}`, billOfLading })),
          );
          const errors = [...neighbours(wanted)].filter((text) => text.length > 8);
          const typed = errors[at % errors.length] ?? '';
          if (
            equalNumbers(all, readFindQuery(typed)).length > 0 ||
            nearNumbers(all, readFindQuery(typed), 1).length === 0
          )
            return;
          expect(nearNumbers(all, readFindQuery(typed), 9).map(({ matched }) => matched)).toContain(wanted);
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});

/** All texts that one error makes of a text. */
function neighbours(text: string): Set<string> {
  const made = new Set<string>();
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    if (after !== '') made.add(before + after.slice(1));
    if (after.length > 1) made.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of 'AB1') {
      made.add(before + letter + after);
      if (after !== '') made.add(before + letter + after.slice(1));
    }
  }
  return made;
}

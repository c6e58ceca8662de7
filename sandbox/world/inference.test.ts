import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#/test/runs.ts';
import { instant } from '#/time/instant.ts';
import { createGazetteer } from './gazetteer.ts';
import { decide, evidence, inferNumber } from './inference.ts';
import { createWorld } from './world.ts';

const { carriers } = createGazetteer('landfall');
const infer = (number: string) => inferNumber(number, carriers);

describe('the decision', () => {
  it.each([
    [1, 'auto_select'],
    [0.95, 'auto_select'],
    [0.949_999, 'needs_confirmation'],
    [0.7, 'needs_confirmation'],
    [0.699_999, 'no_prediction'],
    [0, 'no_prediction'],
    [null, 'no_prediction'],
  ] as const)('at a confidence of %s is %s', (confidence, decision) => {
    expect(decide(confidence)).toBe(decision);
  });
});

describe('the evidence', () => {
  it('is what docs/world.md 5 writes down', () => {
    expect(evidence).toEqual({
      ownerCode: 19,
      checkDigitPassed: 3,
      checkDigitMissing: 0.5,
      checkDigitFailed: 0.25,
      scac: 9,
      alternativeScac: 6,
      formatAfterScac: 6,
      reservedLetters: 18,
      lettersFormat: 3,
      digitsFormat: 1,
    });
  });

  it.each([
    ['owner code and check digit', 'MSKU4807969', 'container', 'MAEU', 0.98, 'auto_select'],
    ['owner code, wrong check digit', 'MSCU1234567', 'container', 'MSCU', 0.83, 'needs_confirmation'],
    ['owner code, no check digit', 'MSKU480796', 'container', 'MAEU', 0.9, 'needs_confirmation'],
    ['SCAC and format', 'MAEU123456789', 'bill_of_lading', 'MAEU', 0.98, 'auto_select'],
    ['another SCAC and format', 'MEDUQ1234567', 'bill_of_lading', 'MSCU', 0.97, 'auto_select'],
    ['SCAC alone', 'ONEY12', 'bill_of_lading', 'ONEY', 0.9, 'needs_confirmation'],
    ['letters of one carrier', 'EBKG12345678', 'booking', 'MSCU', 0.72, 'needs_confirmation'],
    [
      'letters and digits as one writes them',
      'SHZ1234567',
      'bill_of_lading',
      'CMDU',
      0.75,
      'needs_confirmation',
    ],
    ['letters and digits as two write them', 'ABCD12345678', 'bill_of_lading', 'HDMU', 0.43, 'no_prediction'],
    ['digits as one writes them', '123456789', 'bill_of_lading', 'MAEU', 0.5, 'no_prediction'],
    ['digits of bookings only', '12345678', 'booking', 'HLCU', 0.5, 'no_prediction'],
    [
      'a SCAC that looks like an owner code',
      'TXZJ1234567',
      'bill_of_lading',
      'TXZJ',
      0.9,
      'needs_confirmation',
    ],
  ])('%s: %s', (_, number, type, scac, confidence, decision) => {
    const inference = infer(number);
    expect(inference).toMatchObject({ type, decision });
    expect(inference.candidates[0]).toMatchObject({ scac, confidence });
  });

  it.each(['TCLU7654321', 'TGHU1234567', 'FSCU1234560', 'XYZU1234567', 'BK12345678', '???', '1'])(
    'points to no carrier: %s',
    (number) => {
      expect(infer(number)).toMatchObject({ decision: 'no_prediction', candidates: [] });
    },
  );
});

describe('the validation', () => {
  it.each([
    ['MSKU4807969', true, true, null],
    ['msku 480796-9', true, true, null],
    ['MSKU4807960', false, false, 'The check digit is 0, but by ISO 6346 it is 9.'],
    ['HMMU1000140', true, true, null],
    ['MSKU480796', false, false, 'The check digit is missing: by ISO 6346 it is 9.'],
    ['MAEU123456789', true, null, null],
    ['MAEU1234', null, null, null],
    ['EBKG12345678', null, null, null],
    ['PO 12', false, null, 'It is too short: numbers have at least 5 characters.'],
    ['ABCDEFG', false, null, 'It has no digits.'],
    ['MAEU12345678é', false, null, 'It has characters other than letters and digits.'],
  ])('of %s is %s', (number, isValid, checkDigitPassed, reason) => {
    expect(infer(number).validation).toMatchObject({ isValid, checkDigitPassed, reason });
  });
});

describe('any text', () => {
  const characters = fc.oneof(
    fc.constantFrom(...'MAEUSCONYHLZTXJ0123456789 -./'.split('')),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  );
  const text = fc.oneof(
    fc.string({ unit: characters, maxLength: 40 }),
    fc.stringMatching(/^[A-Z]{3}[UJZ][0-9]{6,7}$/),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );

  it('has ranked candidates whose confidences are below 1 together, and a decision by the first', () => {
    fc.assert(
      fc.property(text, (number) => {
        const { candidates, decision, validation } = infer(number);
        const confidences = candidates.map(({ confidence }) => confidence);
        expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
        expect(confidences.reduce((sum, each) => sum + each, 0)).toBeLessThan(1.03);
        expect(decision).toBe(decide(confidences[0] ?? null));
        expect(validation.isValid === false).toBe(validation.reason !== null);
      }),
      { numRuns: runs(5_000) },
    );
  });

  it('is judged alike with spaces, dashes and in lower case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{4}[0-9]{6,12}$/), (number) => {
        const written = `${number.slice(0, 4).toLowerCase()} ${number.slice(4, 7)}-${number.slice(7)}`;
        expect(infer(written)).toEqual(infer(number));
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('the numbers of the world', () => {
  const now = instant(Date.UTC(2026, 7, 12, 15));
  const plans = createWorld({ seed: 'landfall', shipments: 300 }).shipmentsAt(now);

  it('point to their carrier by bill of lading, always', () => {
    for (const { billOfLading, scac } of plans) {
      expect(infer(billOfLading)).toMatchObject({ type: 'bill_of_lading', decision: 'auto_select' });
      expect(infer(billOfLading).candidates[0]?.scac).toBe(scac);
    }
  });

  it('point to their carrier by container, unless it is a lessor’s', () => {
    for (const { containers, scac } of plans) {
      for (const { number } of containers) {
        const { type, validation, candidates } = infer(number);
        expect([type, validation.isValid]).toEqual(['container', true]);
        expect([scac, undefined]).toContain(candidates[0]?.scac);
      }
    }
  });
});

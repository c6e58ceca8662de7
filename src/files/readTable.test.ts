import { describe, expect, it } from 'vitest';
import { readNumbers } from '#/domain/find/readNumbers.ts';
import { carrierNames } from '#/domain/tracking/carriers.ts';
import { recognizeColumns } from '#/domain/tracking/columns.ts';
import { partyNames, readLines } from '#/domain/tracking/readLines.ts';
import { sampleCarriers } from '#/test/samples/carriers.ts';
import { readText } from './readTable.ts';

const known = { carriers: carrierNames(sampleCarriers), parties: partyNames([]) };
/** What a list of numbers to track has of a text. */
const tracked = (text: string) => {
  const { table } = readText(text);
  return readLines(table, recognizeColumns(table, known.carriers), known).lines.map(({ number }) => number);
};
/** What find has of it, without the words that say what a number is. */
const found = (text: string) =>
  readNumbers(text).numbers.map(({ number }) =>
    number.replace(/^(?:B\/L|BKG|PO)[: ]*/, '').replaceAll(' ', ''),
  );

const mail = `Hi all,

please track and send us the LFD of these by Friday 14 Aug:

1) TEMU3043531 40HC
2) MSCU 123456-6 - 20' GP, 18.204 kgs
3) TCLU7654320 45HC; CAIU1234561 40RF
HLCUSHA253146708 HBL
MBL ONEYSH3AB1234500 (2 x 40HC)
MAEU123456789 OBL, 1x20DV
B/L: COSU6301234561
BKG EBK1234567 40HQ; EBK1234568 22G1
PO 4524347 40HC

Kind regards
Jane Doe | ACME Imports Inc. | 4100 W Alameda Ave, Burbank, CA 91505 | +1 (818) 555-0134`;

const numbersOfMail = [
  'TEMU3043531',
  'MSCU1234566',
  'TCLU7654320',
  'CAIU1234561',
  'HLCUSHA253146708',
  'ONEYSH3AB1234500',
  'MAEU123456789',
  'COSU6301234561',
  'EBK1234567',
  'EBK1234568',
  '4524347',
];

describe('pasted text', () => {
  it('of an e-mail has the same numbers for tracking as for finding', () => {
    expect(found(mail).map((number) => number.replace(/^MBL/, ''))).toEqual(numbersOfMail);
    expect(tracked(mail).map((number) => number.replace(/^PO/, ''))).toEqual(numbersOfMail);
  });

  const three = ['TEMU3043531', 'MSCU1234566', 'TCLU7654320'];
  it.each([
    ['semicolons', 'TEMU3043531;MSCU1234566; TCLU7654320'],
    ['semicolons and a line break', 'TEMU3043531; MSCU1234566;\nTCLU7654320;'],
    ['semicolons in lines of several', 'TEMU3043531;MSCU1234566\nTCLU7654320'],
    ['commas in lines of several', 'TEMU3043531, MSCU1234566\nTCLU7654320, TEMU3043531'],
    ['size-types after the numbers', 'TEMU3043531 40HC\nMSCU1234566 22G1\nTCLU7654320 20GP'],
    ['counts of containers', "TEMU3043531 1x40'HC\nMSCU1234566 1 X 20DV\nTCLU7654320 (40' HC)"],
  ])('is split at %s', (_, text) => {
    expect([...new Set(tracked(text))]).toEqual(three);
    expect(found(text)).toEqual(three);
  });

  it.each([
    ['HLCUSHA253146708 HBL\nMAEU123456789 MBL', ['HLCUSHA253146708', 'MAEU123456789']],
    ['4524347 40HC\n4524348 PO', ['4524347', '4524348']],
    ['4524347;4524348\n4524349;4524350', ['4524347', '4524348', '4524349', '4524350']],
  ])('%j has no word that follows a number', (text, numbers) => {
    expect(tracked(text)).toEqual(numbers);
    expect(found(text)).toEqual(numbers);
  });

  it('with a container and its bill in each row stays a table', () => {
    const { table } = readText('TEMU3043531;HLCUSHA253146708\nMSCU1234566;HLCUSHA253146709');
    expect(table).toHaveLength(2);
    expect(table[0]).toHaveLength(2);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareNumber } from '#/domain/find/looseKey.ts';
import { readLabel } from '#/domain/find/numberLabel.ts';
import { readNumbers } from '#/domain/find/readNumbers.ts';
import { carrierNames } from '#/domain/tracking/carriers.ts';
import { recognizeColumns } from '#/domain/tracking/pastedColumns.ts';
import { partyNames, readLines } from '#/domain/tracking/readLines.ts';
import { numberFault } from '#/domain/tracking/tracking.ts';
import { runs } from '#/test/runs.ts';
import { sampleCarriers } from '#/test/samples/carriers.ts';
import { trackSheets } from '#/wording/trackSheets.ts';
import { readText } from './readTable.ts';

const known = { carriers: carrierNames(sampleCarriers), parties: partyNames([]), sheets: trackSheets };
/** What a list of numbers to track has of a text. */
const tracked = (text: string) => {
  const { table } = readText(text);
  return readLines(table, recognizeColumns(table, known.carriers, known.sheets), known).lines.map(
    ({ number }) => number,
  );
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

describe('words around a number', () => {
  it.each([
    ['TCLU4265692 urgent', ['TCLU4265692']],
    ['1x40HC TCLU4265692 SEAL G2049377', ['TCLU4265692']],
    ['TCLU4265692 ex Shanghai', ['TCLU4265692']],
    ['Arrival Notice TCLU4265691.pdf', ['TCLU4265691']],
    ['HLCU-SHA-113830455 thanks', ['HLCU-SHA-113830455']],
    ['HLCU SHA 113830455', ['HLCUSHA113830455']],
    ['Maersk 123456789', ['123456789']],
    ['SEAL G2049377', ['G2049377']],
    ['Booking 255123456 urgent', ['255123456']],
    ['PO 4524347', ['4524347']],
    ['PO-4524347', ['PO-4524347']],
    ['TCLU4265691/TEMU3043531', ['TCLU4265691', 'TEMU3043531']],
    ['TCLU4265692 urgent\nHLCU-SHA-113830455 thanks', ['TCLU4265692', 'HLCU-SHA-113830455']],
    ['Container\tRemarks\nTCLU4265691 urgent\tcall first', ['TCLU4265691']],
  ])('%j: are no part of it', (text, numbers) => {
    expect(tracked(text)).toEqual(numbers);
    expect(found(text).map((number) => bareNumber(readLabel(number)?.number ?? number))).toEqual(
      expect.arrayContaining(numbers.map(bareNumber).map((number) => number.replace(/^PO/, ''))),
    );
  });

  it.each([
    ['Total: 2 containers', 'otherCharacters'],
    ['Total 2 containers', 'missing'],
    ['########', 'overflow'],
    ['4.52435E+12', 'rounded'],
    ['4.52435E12', 'rounded'],
    ['4,52435E+12', 'rounded'],
    ['2026-03-04', 'date'],
    ['3-4', 'tooShort'],
    ['=1+1', 'otherCharacters'],
    ['+49 40', 'otherCharacters'],
  ])('%j: no number, and it says why', (text, fault) => {
    for (const line of [text, `TCLU4265691\n${text}\nTEMU3043531`]) {
      expect(tracked(line).map(numberFault).filter(Boolean)).toEqual([fault]);
    }
    expect(found(text)).toEqual([]);
  });

  // EXCELREFS: references of a record that a spreadsheet would change.
  const whole = ['219E01BE', '12E34567', '0012345678', '452434700000000001', '00E12'];
  it('numbers that a spreadsheet would change are those that they are', () => {
    expect(tracked(whole.join('\n'))).toEqual(whole);
    expect(found(whole.join('\n'))).toEqual(whole);
    expect(tracked(['B/L', ...whole].map((number) => `${number}\tx`).join('\n'))).toEqual(whole);
  });

  it('a sheet that lost a number says so also in a column among words', () => {
    const sheet = 'Container\tPO\n########\t4.52435E+12\nTCLU4265692 urgent\t12E34567';
    expect(tracked(sheet)).toEqual(['########', 'TCLU4265692']);
  });

  const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`));
  const number = fc.oneof(
    fc.stringMatching(/^[A-Z]{3}U[0-9]{7}$/),
    digits(6).map((text) => `TCLU ${text.slice(0, 3)} ${text.slice(3)}-1`),
    digits(9).map((text) => `MAEU${text}`),
    digits(9).map((text) => `HLCU-SHA-${text}`),
    digits(9).map((text) => `hlcu sha${text}`),
    digits(9).map((text) => `B/L: ${text}`),
    digits(8).map((text) => `Booking no. EBK${text}`),
    digits(8).map((text) => `Buchungsnr. ${text}`),
    digits(7).map((text) => `Pedido: 45-${text}`),
    digits(9),
  );
  const word = fc.oneof(
    fc.constantFrom(
      'urgent',
      'ex Shanghai',
      'SEAL',
      'thanks',
      '1x40HC',
      '(40HC)',
      'for',
      'from',
      'ACME',
      'Total:',
    ),
    fc.constantFrom('.pdf', '– hold', 'für', 'por favor', '请查', '+49 40', '12.08.2026', '18,204.50 kg', ''),
    fc.stringMatching(/^[a-z]{1,12}$/),
  );
  const line = fc.tuple(word, number, word).map(([before, middle, after]) => {
    const glue = after.startsWith('.') ? '' : ' ';
    return { text: `${before} ${middle}${glue}${after}`.trim(), words: [before, after] };
  });

  it('whatever they are: Track reads what Find reads, and of a line of a list what Find reads of that line alone', () => {
    const end = fc.constantFrom('\n', '\r\n', '\n\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(line, end), { minLength: 1, maxLength: 12 }), (lines) => {
        const text = lines.map(([{ text: one }, after]) => one + after).join('');
        const keys = (numbers: readonly string[]) =>
          new Set(numbers.map((one) => bareNumber(readLabel(one)?.number ?? one)));
        const numbers = keys(tracked(text).filter((one) => numberFault(one) === null));
        const foundIn = (some: string) => keys(readNumbers(some).numbers.map((read) => read.number));
        const ofAll = foundIn(text);
        const ofLines = lines.flatMap(([{ text: one }]) => [...foundIn(one)]);
        expect([...ofAll].filter((one) => !numbers.has(one))).toEqual([]);
        expect([...numbers].filter((one) => !ofAll.has(one) && !ofLines.includes(one))).toEqual([]);
        const written = new Set(lines.flatMap(([{ text: one }]) => bareNumber(one)));
        for (const one of numbers) expect([...written].some((all) => all.includes(one))).toBe(true);
        for (const [{ words }] of lines)
          for (const all of words.map(bareNumber).filter((one) => /^[A-Z]{3,}$/.test(one)))
            for (const one of numbers)
              expect(one.endsWith(all) || (one.startsWith(all) && one.length > 11), `${one} has ${all}`).toBe(
                false,
              );
      }),
      { numRuns: runs(2_000) },
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxInSet, numbersOfAddress, readNumbers } from './readNumbers.ts';

const read = (text: string) => readNumbers(text).numbers.map(({ number }) => number);
const why = (text: string) => readNumbers(text).numbers.map(({ number, reason }) => `${number} ${reason}`);

const mail = `Hi Jenny,

please advise ETA and LFD for the following by 2026-08-14, 15:30:

> TEMU 304353-1 (40HC, 18,204.50 KGS)
> mscu1234566
1. TCLU7654320
PO 4524347, 4524348 and 4524349
B/L: hlcu sha253146708
Booking no. EBK1234567

Best regards
Tom Miller
ACME Imports Inc. | 4100 W Alameda Ave, Burbank, CA 91505
Tel. +1 (818) 555-0134 | tom.miller99@acme-imports.example | https://acme-imports.example/t/20260812`;

describe('the numbers of what is pasted', () => {
  it('are those of an e-mail, whatever else stands in it', () => {
    expect(why(mail)).toEqual([
      'TEMU3043531 containerForm',
      'MSCU1234566 containerForm',
      'TCLU7654320 containerForm',
      'PO 4524347 reference',
      '4524348 alone',
      '4524349 alone',
      'B/L: HLCU SHA253146708 bill',
      'BOOKING NO. EBK1234567 booking',
    ]);
  });

  it.each([
    ['lines', 'TEMU3043531\nMSCU1234566\r\nTCLU7654320'],
    ['commas', 'TEMU3043531, MSCU1234566,TCLU7654320'],
    ['blanks', 'temu3043531 MSCU 123456 6 TCLU-765432-0'],
    ['semicolons and quotation marks', '"TEMU3043531";"MSCU1234566";"TCLU7654320"'],
    ['bullets', '• TEMU3043531\n- MSCU1234566\n3) TCLU7654320'],
    ['a sentence', 'Where are TEMU3043531, MSCU1234566 and (TCLU7654320)?'],
    ['look-alikes', 'TEMU3O43531\nMSCUI234566\nTCLU765432O'],
  ])('are read from %s', (_, text) => {
    expect(why(text)).toEqual([
      'TEMU3043531 containerForm',
      'MSCU1234566 containerForm',
      'TCLU7654320 containerForm',
    ]);
  });

  it('are read from a column of orders, of bills and of anything', () => {
    expect(read('4524347\n4524348\n 4524349 ')).toEqual(['4524347', '4524348', '4524349']);
    expect(read('hlcu sha253146708\nMAEU123456789\n253146709')).toEqual([
      'HLCU SHA253146708',
      'MAEU123456789',
      '253146709',
    ]);
    expect(read('4524347 4524348 4524349')).toEqual(['4524347', '4524348', '4524349']);
  });

  it('are read from a table by form and by heading, and not from its dates, voyages and weights', () => {
    const table = [
      'Container\tPO\tVessel\tVoyage\tETA\tWeight\tIMO',
      'TEMU3043531\t45-24347\tIVORY ACCORD\t132A\t2026-08-14\t18204\t9321483',
      'MSCU1234566\t45-24348\tIVORY ACCORD\t132A\t14-AUG-2026\t19004.5\t9321483',
    ];
    const expected = [
      'TEMU3043531 containerForm',
      '45-24347 reference',
      'MSCU1234566 containerForm',
      '45-24348 reference',
    ];
    expect(why(table.join('\n'))).toEqual(expected);
    expect(why(table.join('\n').replaceAll('\t', ','))).toEqual(expected);
  });

  it('count once, however they are written', () => {
    const { numbers, repeats } = readNumbers('TEMU3043531\ntemu 304353-1\nTEMU3O43531\nMSCU1234566');
    expect(numbers.map(({ number }) => number)).toEqual(['TEMU3043531', 'MSCU1234566']);
    expect(repeats).toBe(2);
  });

  it('are 1,000 at most, and it says how many are left out', () => {
    const lines = Array.from({ length: 1_234 }, (_, nth) => `REF-${nth + 10_000}`);
    const { numbers, leftOut } = readNumbers([...lines, ...lines].join('\n'));
    expect(numbers).toHaveLength(maxInSet);
    expect(leftOut).toBe(234);
  });

  it.each([
    '',
    '  \n\t ',
    'Hello, how are you?',
    '2026-08-14',
    '12,400.50',
    '15:30',
    'tom99@example.com',
    'https://example.com/123456',
    '+49 40 300123456',
    '40HC\n22G1\n45G1',
    '🚢',
    '<img src=x onerror=alert(1)>',
  ])('of %j are none', (text) => expect(read(text)).toEqual([]));

  it('of one number, as it is typed, are that one', () => {
    expect(read('PO 4524347')).toEqual(['PO 4524347']);
    expect(why('our ref: PO 4524347')).toEqual(['PO 4524347 reference']);
    expect(read('temu 304353 1')).toEqual(['TEMU3043531']);
  });

  it('are all found, once and in order, in any list of containers', () => {
    const container = fc.stringMatching(/^[A-Z]{3}U[0-9]{7}$/);
    const end = fc.constantFrom('\n', ', ', '\t', ';', ' | ', '\r\n');
    const form = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toLowerCase(),
      (text: string) => `${text.slice(0, 4)} ${text.slice(4, 10)}-${text.slice(10)}`,
      (text: string) => `Container ${text}`,
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(container, form, end), { maxLength: 40 }), (listed) => {
        const text = listed.map(([number, write, after]) => write(number) + after).join('');
        expect(new Set(read(text))).toEqual(new Set(listed.map(([number]) => number)));
      }),
    );
  });

  it('never fail and never come from nowhere', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        for (const number of read(text)) expect(number).toMatch(/\d/);
      }),
    );
  });

  it.each([
    'MSCU1234566 ref 12 PO-4711, A B C 99999 ',
    'MSCU1234566 ',
    'REF-',
    'x',
    '.',
    'a@',
    '9 ',
    'ABCD12345',
    '\n',
    ',',
  ])('are read in no time from a book of nothing but %j', (text) => {
    const began = performance.now();
    readNumbers(`${text.repeat(250_000 / text.length)}!`);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

it('each text of an address is one number', () => {
  expect(
    numbersOfAddress(['temu 3043531', 'ACME', 'TEMU3043531', ' ', 'hlcu sha253146708', 'po 4524347']),
  ).toEqual([
    { number: 'TEMU3043531', reason: 'containerForm' },
    { number: 'ACME', reason: 'alone' },
    { number: 'HLCU SHA253146708', reason: 'billForm' },
    { number: 'PO 4524347', reason: 'reference' },
  ]);
});

import { zipSync } from 'fflate/browser';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { readFileBytes } from './readFile.ts';
import { readText } from './readTable.ts';

const bytesOf = (text: string | Uint8Array<ArrayBuffer>) => new Blob([text]).arrayBuffer();
const workbook = async (rows: readonly (readonly (string | number | Date | null)[])[]) =>
  (
    await writeExcelFile(
      rows.map((row) =>
        row.map((value) =>
          value === null
            ? null
            : value instanceof Date
              ? { value, type: Date, format: 'yyyy-mm-dd' }
              : typeof value === 'number'
                ? { value, type: Number }
                : { value, type: String },
        ),
      ),
      {},
    ).toBlob()
  ).arrayBuffer();

describe('a text', () => {
  it.each([
    ['a number a line', 'TEMU3043531\r\nMAEU123456789\n\n', [['TEMU3043531'], ['MAEU123456789']]],
    [
      'a piece of a sheet',
      'B/L\tPO\nMAEU123456789\tA, B\n',
      [
        ['B/L', 'PO'],
        ['MAEU123456789', 'A, B'],
      ],
    ],
    [
      'CSV',
      'B/L;PO\n"MAEU;1";x\n',
      [
        ['B/L', 'PO'],
        ['MAEU;1', 'x'],
      ],
    ],
    ['one number', 'temu 304353-1', [['temu 304353-1']]],
    [
      'an e-mail',
      'Hi all,\nplease track TEMU3043531, and also booking no. EBKG123456.\nThanks, Ann',
      [['TEMU3043531'], ['BOOKING NO. EBKG123456']],
    ],
    ['numbers in one line', 'TEMU3043531, TCLU7654320', [['TEMU3043531'], ['TCLU7654320']]],
    ['nothing', ' \n', []],
  ])('%s is read as rows', (_name, text, table) => {
    expect(readText(text)).toEqual({ table, cut: false });
  });

  it('beyond 20,000 rows is cut, and says so', () => {
    const { table, cut } = readText('TEMU3043531\n'.repeat(20_001));
    expect([table.length, cut]).toEqual([20_000, true]);
  });
});

describe('a file', () => {
  it('of Excel is read with its numbers and days as texts', async () => {
    const bytes = await workbook([
      ['Booking', 'PO', 'Day'],
      [123456789, 'A', new Date('2026-08-12T00:00:00Z')],
      [null, null, null],
      ['0123', null, null],
    ]);
    expect((await readFileBytes(bytes)).table).toEqual([
      ['Booking', 'PO', 'Day'],
      ['123456789', 'A', '2026-08-12'],
      ['0123', '', ''],
    ]);
  });

  it('of Excel says of a number with more digits than a sheet has that some are lost', async () => {
    const bytes = await workbook([['Booking'], [452_434_700_000_000_000], [4_524_350_000_000]]);
    expect((await readFileBytes(bytes)).table).toEqual([['Booking'], ['4.52435E+17'], ['4524350000000']]);
  });

  it('that is meant as a sheet keeps its cells, whatever numbers are in them', async () => {
    const text = 'Name,Contract,Source\nDemurrage,SC12345678,"Tariff 1234567, page 3"\n';
    const { table } = await readFileBytes(await bytesOf(text), 'sheet');
    expect(table).toEqual([
      ['Name', 'Contract', 'Source'],
      ['Demurrage', 'SC12345678', 'Tariff 1234567, page 3'],
    ]);
  });

  it.each([
    ['UTF-8 with a mark', '\u{FEFF}Nümmer\nTEMU3043531', 'Nümmer'],
    ['Windows', new Uint8Array([0x4e, 0xfc, 0x31, 0x32, 0x33, 0x34]), 'Nü1234'],
    ['CSV, whatever it begins with', 'PKGS;B/L\n1;MAEU123456789', 'PKGS'],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x41, 0, 0x31, 0, 0x32, 0, 0x33, 0]), 'A123'],
  ])('of text is read in %s', async (_name, content, first) => {
    expect((await readFileBytes(await bytesOf(content))).table[0]?.[0]).toBe(first);
  });

  it.each([
    ['no workbook inside', zipSync({ 'a.txt': new Uint8Array(9) }), 'neither text nor a workbook'],
    ['damaged', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9]), 'neither text nor a workbook'],
    ['of the old format', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old format'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'neither text nor a workbook'],
    ['empty', new Uint8Array(0), 'Nothing in it'],
    [
      'huge once unpacked',
      zipSync({ 'xl/workbook.xml': new Uint8Array(130_000_000) }),
      'too large once unpacked',
    ],
  ])('that is %s says so', async (_name, content, why) => {
    await expect(readFileBytes(await bytesOf(content))).rejects.toThrow(why);
  });
});

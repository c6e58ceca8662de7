import { array, assert, asyncProperty, string } from 'fast-check';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { CellValue } from '#/domain/list/column.ts';
import { parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { readZone, utc } from '#/time/zone.ts';
import { csvFile } from './csv.ts';
import { fileCell, type FileClock } from './fileCell.ts';
import { fileTable, plainHeading } from './fileJob.ts';
import { listHeading } from './headings.ts';

const place: FileClock = { display: 'place', viewer: readZone('Europe/Berlin') ?? utc };
const text = (words: string): CellValue => ({ kind: 'text', text: words });
const number = (value: number, unit: string | null = null): CellValue => ({
  kind: 'number',
  number: value,
  unit,
});
const moment = (iso: string, zone: string | null, status: 'expected' | 'actual' | null = null): CellValue => {
  const read = readMoment(iso, zone);
  return read && { kind: 'moment', moment: read, status };
};

/** A table of one column as CSV, without the mark of its encoding. */
async function csvOf(values: readonly CellValue[], clock = place): Promise<string> {
  const rows = values.map((value) => [
    { cell: fileCell(value, clock), status: value?.kind === 'moment' ? value.status : null },
  ]);
  return csvFile(fileTable([listHeading({ id: '', name: 'Column' })], rows)).text();
}

describe('a CSV file', () => {
  it('is UTF-8 with its mark, and every line ends with CR LF', async () => {
    const rows = [[{ cell: fileCell(text('Łódź, "dry" port'), place), status: null }]];
    const bytes = new Uint8Array(await csvFile(fileTable([plainHeading('Place')], rows)).arrayBuffer());
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe('Place\r\n"Łódź, ""dry"" port"\r\n');
  });

  it('writes times with their offset, days as days, and never shifts digits without a zone', async () => {
    const values = [
      moment('2026-08-12T21:05:00Z', 'America/Los_Angeles'),
      moment('2026-08-12T21:05:00Z', 'Asia/Kolkata'),
      moment('2026-08-12', 'America/Los_Angeles'),
      moment('2026-08-12T14:05:00Z', null),
      moment('2026-08-12T21:05:00Z', 'Mars/Olympus'),
    ];
    expect((await csvOf(values)).split('\r\n').slice(1)).toEqual([
      '2026-08-12T14:05-07:00',
      '2026-08-13T02:35+05:30',
      '2026-08-12',
      '2026-08-12T14:05 zone unknown',
      '2026-08-12T21:05+00:00',
      '',
    ]);
    const [, mine, , , unknown] = (await csvOf(values, { ...place, display: 'mine' })).split('\r\n');
    expect([mine, unknown]).toEqual(['2026-08-12T23:05+02:00', '2026-08-12T14:05 zone unknown']);
  });

  it('distinguishes the two half past ones when the clocks go back (case 22)', async () => {
    const values = ['05:30', '06:30'].map((time) => moment(`2026-11-01T${time}:00Z`, 'America/New_York'));
    expect(await csvOf(values)).toBe('Column\r\n2026-11-01T01:30-04:00\r\n2026-11-01T01:30-05:00\r\n');
  });

  it('writes a system time in the time zone of the device, or in UTC', async () => {
    const at = parseInstant('2026-08-12T21:05:00Z');
    const values: CellValue[] = [at === null ? null : { kind: 'instant', at }];
    expect(await csvOf(values)).toContain('2026-08-12T23:05+02:00');
    expect(await csvOf(values, { ...place, display: 'utc' })).toContain('2026-08-12T21:05+00:00');
  });

  it('says of each time whether it has happened, where a column has both', async () => {
    const values = [moment('2026-08-12', null, 'actual'), moment('2026-08-14', null, 'expected'), null];
    expect(await csvOf(values)).toBe(
      'Column,Column: status\r\n2026-08-12,actual\r\n2026-08-14,expected\r\n,\r\n',
    );
  });

  it('keeps negative numbers as numbers, with their unit in the heading', async () => {
    expect(await csvOf([number(-3, 'days'), number(0, 'days')])).toBe('Column (days)\r\n-3\r\n0\r\n');
  });

  it('has a column for units where there are several, so that they are not added up (case 9)', async () => {
    expect(await csvOf([number(850, 'USD'), number(0), number(450.5, 'CAD')])).toBe(
      'Column,Column: unit\r\n850,USD\r\n0,\r\n450.5,CAD\r\n',
    );
  });

  it('disarms what a spreadsheet would run, over several lines too', async () => {
    const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\t1', '\r=1', '\n=1', '＝1', '=1\n+1'];
    const { data } = parse<string[]>(await csvOf(dangerous.map(text)), { skipEmptyLines: true });
    const inner = (words: string) => words.replace(/([\r\n\t])(?=[=+])/, "$1'");
    expect(data.slice(1).map(([cell]) => cell)).toEqual(dangerous.map((words) => `'${inner(words)}`));
  });

  it.each(['\n', '\r\n', '\r', '\v', '\u{85}', '\u{2028}'])(
    'disarms it for readers that begin a line at a break in a cell: %j',
    async (lineBreak) => {
      const hidden = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', ' =1', '"=1"'].map(
        (words) => `Box${lineBreak}${words}`,
      );
      const lines = (await csvOf(hidden.map(text))).split(/[\r\n\v\u{85}\u{2028}]+/u);
      const starts = lines.map((line) => line.replace(/^["\s]+/, '').replace(/"$/, ''));
      expect(starts.filter((line) => /^[=+\-@＝]/.test(line))).toEqual([]);
      expect(starts).toContain("'=1+1");
    },
  );

  it.each([';', '\t', '|'])('disarms it also for readers that split lines at “%s”', async (delimiter) => {
    const hidden = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', ' =1', '"=1"'].map(
      (words) => `Box${delimiter}${words}`,
    );
    const { data } = parse<string[]>(await csvOf(hidden.map(text)), { delimiter, skipEmptyLines: true });
    const cells = data.flat().map((cell) => cell.replace(/^["\s]+/, ''));
    expect(cells.filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([]);
    const read = parse<string[]>(await csvOf(hidden.map(text)), { skipEmptyLines: true }).data.slice(1);
    expect(read[0]).toEqual([`Box${delimiter}'=1+1`]);
  });

  it('holds any text unchanged, and no text as a formula', async () => {
    await assert(
      asyncProperty(array(string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }), async (words) => {
        const { data } = parse<string[]>((await csvOf(words.map(text))).slice(0, -2), { newline: '\r\n' });
        const cells = data.slice(1).map(([cell = '']) => cell);
        expect(cells.some((cell) => /^[=+\-@\t\r\n]/.test(cell))).toBe(false);
        // An apostrophe in front of what would be a formula is all that may be added.
        const plain = (cell: string) =>
          cell.replaceAll(/(^|[;\t|\r\n\v\f\u{85}\u{2028}\u{2029}]["\s]*)'(?=[=+\-@\t\r\n＝＋－＠])/gu, '$1');
        expect(cells.map(plain)).toEqual(words.map(plain));
      }),
    );
  });
});

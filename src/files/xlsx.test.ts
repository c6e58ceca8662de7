import { unzipSync } from 'fflate/node';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { parseCalendarDay } from '#/time/calendarDay.ts';
import { readMoment } from '#/time/moment.ts';
import { viewerZone } from '#/time/zone.ts';
import { fileCell, type FileClock } from './fileCell.ts';
import { type FileTable, plainHeading } from './fileJob.ts';
import { xlsxFile } from './xlsx.ts';

const place: FileClock = { display: 'place', viewer: viewerZone() };
const text = (words: string) => fileCell({ kind: 'text', text: words }, place);
const moment = (iso: string, zone: string | null) => {
  const read = readMoment(iso, zone);
  return fileCell(read && { kind: 'moment', moment: read, status: null }, place);
};

const table: FileTable = {
  headings: ['Number', 'Weight', 'Arrival'].map(plainHeading),
  rows: [
    [
      text('=HYPERLINK("http://x","y")'),
      fileCell({ kind: 'number', number: 21500.5, unit: 'kg' }, place),
      moment('2026-08-12T21:05:00Z', 'America/Los_Angeles'),
    ],
    [
      text('+1'),
      fileCell({ kind: 'number', number: -3, unit: null }, place),
      moment('2026-11-01T06:30:00Z', 'America/New_York'),
    ],
    [text('@SUM(A1)'), null, moment('2026-08-12', 'America/Los_Angeles')],
    [text('-2'), null, moment('2026-08-12T14:05:00Z', null)],
    [text('a_x0041_<b>&'), null, moment('1899-08-12T14:05:00Z', 'UTC')],
  ],
};

const bytes = async (of: FileTable, sheet = 'Arriving [7]/days') =>
  new Uint8Array(await (await xlsxFile(of, sheet)).arrayBuffer());
async function parts(of: FileTable) {
  return Object.entries(unzipSync(await bytes(of))).map(([path, content]) => ({
    path,
    xml: new TextDecoder().decode(content),
  }));
}
const part = async (path: string) => (await parts(table)).find((one) => one.path === path)?.xml ?? '';

describe('an Excel file', () => {
  it('reads back as it was: dates as dates with the digits of the place, numbers as numbers, texts as texts', async () => {
    expect(await readSheet(Buffer.from(await bytes(table)))).toEqual([
      ['Number', 'Weight', 'Arrival'],
      ['=HYPERLINK("http://x","y")', 21500.5, new Date('2026-08-12T14:05:00Z')],
      ['+1', -3, new Date('2026-11-01T01:30:00Z')],
      ['@SUM(A1)', null, new Date('2026-08-12T00:00:00Z')],
      ['-2', null, new Date('2026-08-12T14:05:00Z')],
      ['a_x0041_<b>&', null, '1899-08-12T14:05:00.000Z UTC'],
    ]);
  });

  it('says the zone of each time and the unit of each number in the cell, and a day has no time', async () => {
    const styles = await part('xl/styles.xml');
    const formats = [...styles.matchAll(/formatCode="([^"]*)"/g)].map(([, code]) =>
      code?.replaceAll('&quot;', '"'),
    );
    expect(formats).toEqual([
      '#,##0.00 "kg"',
      'ddd d mmm yyyy hh:mm "PDT"',
      'ddd d mmm yyyy hh:mm "EST"',
      'ddd d mmm yyyy',
      'ddd d mmm yyyy hh:mm "zone unknown"',
    ]);
  });

  it('holds no formula, whatever a text begins with', async () => {
    for (const { path, xml } of await parts(table)) expect(xml, path).not.toMatch(/<f[ >/]/);
  });

  it('freezes its heading, and has the name of the view for the sheet without what Excel refuses', async () => {
    expect(await part('xl/worksheets/sheet1.xml')).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(await part('xl/workbook.xml')).toContain('name="Arriving  7  days"');
  });

  it('holds texts that are keys of every object', async () => {
    const words = ['constructor', '__proto__', 'toString', 'valueOf'];
    const read = await readSheet(
      Buffer.from(await bytes({ headings: [plainHeading('Text')], rows: words.map((word) => [text(word)]) })),
    );
    expect(read.flat()).toEqual(['Text', ...words]);
  });

  it('cuts a text that is too long for Excel', async () => {
    const long: FileTable = { headings: [plainHeading('Text')], rows: [[text('x'.repeat(40_000))]] };
    const [, row] = await readSheet(Buffer.from(await bytes(long)));
    expect(String(row?.[0])).toHaveLength(32_767);
  });
});

it('has the clock that the user chose', () => {
  const at = readMoment('2026-08-12T21:05:00Z', 'America/Los_Angeles');
  const cell = fileCell(at && { kind: 'moment', moment: at, status: null }, { ...place, display: 'utc' });
  expect(cell).toEqual({ kind: 'clock', digits: Date.UTC(2026, 7, 12, 21, 5), offset: 0, zone: 'UTC' });
});

it('leaves a cell empty where nothing is reported', () => {
  expect(parseCalendarDay('2026-02-30')).toBeNull();
  expect(
    [null, { kind: 'text' as const, text: '' }, { kind: 'number' as const, number: NaN, unit: 'kg' }].map(
      (value) => fileCell(value, place),
    ),
  ).toEqual([null, null, null]);
});

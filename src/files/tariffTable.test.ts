import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tariff } from '#/domain/charges/tariff.ts';
import { readAmount, writeAmount } from '#/domain/charges/typedTariff.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { describeTariffFileProblem } from '#/wording/tariffProblems.ts';
import { fieldLabel } from '#/wording/tariffs.ts';
import { namedCalendars } from '#/wording/workCalendars.ts';
import { readTariffTable, tariffColumns, tariffRows } from './tariffTable.ts';

const tariffHeadings = tariffColumns.map(fieldLabel);

const [sample] = sampleTariffs;
if (!sample) throw new Error('No samples');
const tariff: Tariff = {
  ...sample,
  id: 'a1',
  name: 'Storage, Pier 400',
  kind: 'storage',
  chargedBy: 'terminal',
  scac: 'MAEU',
  terminal: 'APM Terminals Pier 400',
  equipmentTypes: ['dry', 'open top'],
  lengths: [20, 40],
  throughMoves: true,
  isAdditional: true,
  contract: 'SC 12345678',
  clock: 'available',
  firstDay: 'next_0800',
  freeDays: 0,
  steps: [
    { fromDay: 1, amount: 5_050 },
    { fromDay: 5, amount: 10_000 },
  ],
  validBy: 'gate_in',
  note: '=1+1; “quoted”',
  isOn: true,
  isSample: false,
};

/** As a reader of files gives it. */
const sheetOf = (tariffs: readonly Tariff[]) => [
  tariffHeadings,
  ...tariffRows(tariffs, namedCalendars).map((cells) => cells.map(String)),
];
const change = (row: number, heading: string, cell: string) => {
  const sheet = sheetOf([tariff, sample]).map((cells) => [...cells]);
  const cells = sheet[row];
  if (cells) cells[tariffHeadings.indexOf(heading)] = cell;
  return readTariffTable(sheet, namedCalendars);
};

describe('tariffs as a sheet', () => {
  it('are written in words, a row each', () => {
    const [row = []] = tariffRows([tariff], namedCalendars);
    expect(Object.fromEntries(tariffHeadings.map((heading, at) => [heading, row[at]]))).toMatchObject({
      Charge: 'Storage',
      'Charged by': 'Terminal',
      Equipment: 'dry; open top',
      Length: '20; 40',
      'Clock starts': 'Availability for pickup',
      'Through moves': 'Yes',
      'Beside others': 'Yes',
      'Valid by': 'Gate-in at loading',
      'Free days': 0,
      Calendar: 'United States',
      Steps: 'day 1: 50.50; day 5: 100',
      On: 'Yes',
      Sample: 'No',
    });
  });

  it('come back as they were', () => {
    const tariffs = [tariff, ...sampleTariffs];
    expect(readTariffTable(sheetOf(tariffs), namedCalendars)).toEqual({
      value: { tariffs, calendars: [] },
      problems: [],
    });
  });

  it('are read from columns in any order, below a title, without an id', () => {
    const row = {
      NAME: 'Per diem',
      charge: 'per diem',
      'Charged by': 'carrier',
      'Clock starts': 'gate_out',
      'First free day': 'The same day',
      'Free days': '4',
      'Free days count as': 'Working days',
      'Charged days count as': 'Calendar days',
      Calendar: 'mexico',
      'Charged per': 'Day',
      Steps: '1: 1,095.50',
      Currency: 'usd',
      'What else': 'is ignored',
    };
    const table = [['Tariffs of 2026'], Object.keys(row), Object.values(row)];
    expect(readTariffTable(table, namedCalendars)).toMatchObject({
      value: {
        tariffs: [
          {
            id: 'Per diem',
            calendar: 'MX',
            steps: [{ fromDay: 1, amount: 109_550 }],
            currency: 'USD',
            lengths: [],
            throughMoves: true,
            isAdditional: false,
            validBy: 'clock_start',
            isOn: true,
            isSample: false,
          },
        ],
      },
      problems: [],
    });
  });

  it.each([
    ['Charge', 'tip', 'Charge has to be one of “Demurrage”, “Storage”, “Per diem”, “Chassis”, “Exam”.'],
    ['Length', '20; long', 'Length has an entry that is not known, or too many of them.'],
    ['Free days', '4.5', 'Free days has to be a whole number from 0 to 365.'],
    ['Steps', 'much', 'Each step needs the day it begins with, and an amount from 0 to 100,000 a day.'],
    [
      'Steps',
      'day 1: 1.380',
      'Each step needs the day it begins with, and an amount from 0 to 100,000 a day.',
    ],
    [
      'Calendar',
      'Pier 400',
      'There is no calendar “Pier 400”. Enter it first, or open the JSON file of your team.',
    ],
    ['Valid from', '31 January', 'Valid from has to be a day such as 2026-01-31.'],
    ['Id', sample.id, null],
  ])('lose the row whose %s is “%s”, and say why', (heading, cell, problem) => {
    const { value, problems } = change(1, heading, cell);
    expect(problems.map(describeTariffFileProblem)).toEqual(
      problem === null
        ? [`“${sample.name}” (row 2): A row above has the same id.`]
        : [`“${tariff.name}” (row 1): ${problem}`],
    );
    expect(value?.tariffs.map(({ name }) => name)).toEqual([problem === null ? tariff.name : sample.name]);
  });

  it('are none where no row has the headings', () => {
    const { problems } = readTariffTable([['Number'], ['TEMU3043531']], []);
    expect(problems.map(describeTariffFileProblem)).toEqual([
      'This sheet has no tariffs: it needs a row of headings with “Name” and “Charge”. Save yours as a workbook to see all of them.',
    ]);
  });

  it('are read from whatever a sheet has', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'Day', 'day 1: 5', '1'));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: tariffHeadings.length + 1 })), (rows) => {
        const { value } = readTariffTable([tariffHeadings, ...rows], namedCalendars);
        expect(value?.tariffs.length).toBeLessThanOrEqual(rows.length);
      }),
    );
  });
});

describe('an amount', () => {
  it.each([
    ['220', 22_000],
    [' 220.5 ', 22_050],
    ['220,50', 22_050],
    ['1,380', 138_000],
    ['1,380.05', 138_005],
    ['0', 0],
    ['1.380', null],
    ['220.555', null],
    ['-5', null],
    ['1e5', null],
    ['$220', null],
    ['', null],
  ])('“%s” is %s hundredths', (text, hundredths) => {
    expect(readAmount(text)).toBe(hundredths);
  });

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (amount) => {
        expect(readAmount(writeAmount(amount))).toBe(amount);
      }),
    );
  });
});

const inLanguage = {
  es: async () => ({
    ...(await import('./tariffTable.ts', { with: { language: 'es' } })),
    ...(await import('#/wording/tariffs.ts', { with: { language: 'es' } })),
    ...(await import('#/wording/workCalendars.ts', { with: { language: 'es' } })),
  }),
  fr: async () => ({
    ...(await import('./tariffTable.ts', { with: { language: 'fr' } })),
    ...(await import('#/wording/tariffs.ts', { with: { language: 'fr' } })),
    ...(await import('#/wording/workCalendars.ts', { with: { language: 'fr' } })),
  }),
  de: async () => ({
    ...(await import('./tariffTable.ts', { with: { language: 'de' } })),
    ...(await import('#/wording/tariffs.ts', { with: { language: 'de' } })),
    ...(await import('#/wording/workCalendars.ts', { with: { language: 'de' } })),
  }),
  zh: async () => ({
    ...(await import('./tariffTable.ts', { with: { language: 'zh' } })),
    ...(await import('#/wording/tariffs.ts', { with: { language: 'zh' } })),
    ...(await import('#/wording/workCalendars.ts', { with: { language: 'zh' } })),
  }),
};

describe.each(['es', 'fr', 'de', 'zh'] as const)('a sheet of tariffs from a page in %s', (language) => {
  it('opens in every language, with its own headings or those in English', async () => {
    const page = await inLanguage[language]();
    const tariffs = [tariff, { ...tariff, id: 'a2', name: 'Rail', isOn: false, isSample: true }, sample];
    const rows = page.tariffRows(tariffs, page.namedCalendars).map((cells) => cells.map(String));
    const expected = { value: { tariffs, calendars: [] }, problems: [] };
    for (const headings of [page.tariffColumns.map(page.fieldLabel), tariffHeadings]) {
      expect(readTariffTable([headings, ...rows], namedCalendars)).toEqual(expected);
      expect(page.readTariffTable([headings, ...rows], page.namedCalendars)).toEqual(expected);
    }
    expect(page.readTariffTable(sheetOf(tariffs), page.namedCalendars)).toEqual(expected);
  });
});

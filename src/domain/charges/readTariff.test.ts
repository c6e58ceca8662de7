import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeBookProblem, describeEntryProblem } from '#/wording/tariffProblems.ts';
import { namedCalendars } from '#/wording/workCalendars.ts';
import { readTariff, readTariffBook, readWorkCalendar } from './readTariff.ts';

const entered = {
  id: 'a',
  name: 'Import demurrage',
  kind: 'demurrage',
  chargedBy: 'carrier',
  scac: 'msc',
  clock: 'discharge',
  firstDay: 'next_midnight',
  freeDays: 4,
  freeCount: 'working',
  chargedCount: 'calendar',
  calendar: 'US',
  per: 'day',
  steps: [
    { fromDay: 1, amount: 22_000 },
    { fromDay: 6, amount: 28_000 },
  ],
  currency: 'usd',
};

describe('a tariff as it was entered', () => {
  it('is taken with its codes in capitals, and as one for any where it names none', () => {
    expect(readTariff(entered).value).toMatchObject({
      scac: 'MSC',
      currency: 'USD',
      port: null,
      equipmentTypes: [],
      validFrom: null,
      isOn: true,
      isSample: false,
    });
  });

  it('means what it meant before it was asked by what it is valid, and whether for through moves and beside others', () => {
    expect(readTariff(entered).value).toMatchObject({
      throughMoves: true,
      isAdditional: false,
      validBy: 'clock_start',
    });
    const said = { throughMoves: false, isAdditional: true, validBy: 'gate_in' };
    expect(readTariff({ ...entered, ...said }).value).toMatchObject(said);
  });

  it.each<[object, string]>([
    [{ name: ' ' }, 'Name is missing.'],
    [{ kind: 'tip' }, 'Charge has to be one of “Demurrage”, “Storage”, “Per diem”, “Chassis”, “Exam”.'],
    [{ scac: 'M/S' }, 'SCAC has to be two to four letters or digits, such as MAEU.'],
    [{ port: 'Los Angeles' }, 'Port has to be a UN/LOCODE, such as USLAX.'],
    [{ freeDays: 2.5 }, 'Free days has to be a whole number from 0 to 365.'],
    [{ freeDays: '4' }, 'Free days has to be a whole number from 0 to 365.'],
    [{ currency: '' }, 'Currency is missing.'],
    [{ currency: '$' }, 'Currency has to be three letters, such as USD.'],
    [{ validFrom: '2026-02-30' }, 'Valid from has to be a day such as 2026-01-31.'],
    [
      { validFrom: '2026-02-01', validThrough: '2026-01-01' },
      'The tariff ends before it begins. Check both days.',
    ],
    [{ steps: [] }, 'The first step has to begin with day 1.'],
    [{ steps: [{ fromDay: 2, amount: 1 }] }, 'The first step has to begin with day 1.'],
    [
      { steps: [{ fromDay: 1, amount: -1 }] },
      'Each step needs the day it begins with, and an amount from 0 to 100,000 a day.',
    ],
    [
      {
        steps: [
          { fromDay: 1, amount: 1 },
          { fromDay: 1, amount: 2 },
        ],
      },
      'Each step has to begin later than the one before.',
    ],
    [
      { validBy: 'arrival' },
      'Valid by has to be one of “Start of the clock”, “Gate-in at loading”, “Receipt by the carrier”.',
    ],
    [{ note: 7 }, 'Note is not a text.'],
    [{ lengths: ['40'] }, 'Length has an entry that is not known, or too many of them.'],
    [{ name: 'x'.repeat(201) }, 'Name is longer than 200 characters.'],
  ])('is refused for %j', (wrong, problem) => {
    const { value, problems } = readTariff({ ...entered, ...wrong });
    expect(value).toBe(null);
    expect(problems.map(describeEntryProblem)).toContain(problem);
  });
});

it('takes the calendars that are built in, and refuses one that leaves no day to work', () => {
  for (const calendar of namedCalendars) {
    const { value, problems } = readWorkCalendar(calendar);
    expect(problems).toEqual([]);
    expect(value?.holidays).toHaveLength(calendar.holidays.length);
  }
  expect(readWorkCalendar({ ...namedCalendars[0], weekend: [0, 1, 2, 3, 4, 5, 6] }).problems).toEqual([
    { code: 'noWorkingDay' },
  ]);
});

it('keeps the good entries of a book, and names each bad one', () => {
  const book = readTariffBook({ tariffs: [entered, null, { ...entered, name: '' }], calendars: 'none' });
  expect(book.tariffs).toHaveLength(1);
  expect(book.problems).toEqual([
    { code: 'inEntry', of: 'tariffs', position: 2, name: '', problem: { code: 'noTariff' } },
    { code: 'inEntry', of: 'tariffs', position: 3, name: '', problem: { code: 'missing', field: 'name' } },
  ]);
  expect(book.problems.map(describeBookProblem)).toEqual([
    'Tariff 2: This is no tariff.',
    'Tariff 3: Name is missing.',
  ]);
});

it('reads whatever is there instead of a book, and what it takes reads the same again', () => {
  const key = fc.constantFrom(...Object.keys(entered), '__proto__', 'constructor');
  const hostile = fc.dictionary(key, fc.anything()).map((wrong) => ({ ...entered, ...wrong }));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ tariffs: fc.array(hostile) })), (input) => {
      const { tariffs, calendars } = readTariffBook(input);
      expect(readTariffBook({ tariffs, calendars })).toEqual({ tariffs, calendars, problems: [] });
    }),
  );
});

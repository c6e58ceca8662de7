import { describe, expect, it } from 'vitest';
import { findDates } from './dates.ts';

const read = (text: string, order: Parameters<typeof findDates>[1] = null) =>
  findDates(text, order).map(({ value, candidates }) => value ?? candidates);

describe('dates', () => {
  it.each([
    ['2026-08-12', '2026-08-12'],
    ['2026/08/12', '2026-08-12'],
    ['2026.08.12', '2026-08-12'],
    ['12 AUG 2026', '2026-08-12'],
    ['12-Aug-2026', '2026-08-12'],
    ['12-AUG-26', '2026-08-12'],
    ['12AUG2026', '2026-08-12'],
    ['12. August 2026', '2026-08-12'],
    ['12th of August, 2026', '2026-08-12'],
    ['August 12, 2026', '2026-08-12'],
    ['Aug. 12 2026', '2026-08-12'],
    ['Sept 3rd, 2026', '2026-09-03'],
    ['25/08/2026', '2026-08-25'],
    ['08/25/2026', '2026-08-25'],
    ['25.08.2026', '2026-08-25'],
    ['08/08/2026', '2026-08-08'],
    ['8/25/2026', '2026-08-25'],
  ])('reads the calendar day %s', (text, value) => {
    expect(read(`on ${text}.`)).toEqual([value]);
    expect(findDates(text)).toMatchObject([{ precision: 'day', start: 0, end: text.length }]);
  });

  it.each([
    ['2026-08-12T14:00:00Z', '2026-08-12T14:00:00Z', 'instant'],
    ['2026-08-12T14:00+02:00', '2026-08-12T12:00:00Z', 'instant'],
    ['12 AUG 2026 14:00 UTC', '2026-08-12T14:00:00Z', 'instant'],
    ['12 AUG 2026, 02:30 PM', '2026-08-12T14:30', 'clock'],
    ['12-Aug-2026 06:00 LT', '2026-08-12T06:00', 'clock'],
    ['12-Aug-2026 at 06:00', '2026-08-12T06:00', 'clock'],
    ['25/08/2026 18:00 hrs', '2026-08-25T18:00', 'clock'],
  ] as const)('reads the time of %s, and moves nothing whose zone is not said', (text, value, precision) => {
    expect(findDates(text)).toMatchObject([{ value, precision, zone: null }]);
  });

  it('keeps the name of a zone that has several meanings, and the digits as they are', () => {
    expect(findDates('08/25/2026 14:00 CST')).toMatchObject([
      { value: '2026-08-25T14:00', precision: 'clock', zone: 'CST' },
    ]);
  });

  it.each([
    ['03/04/2026', ['2026-04-03', '2026-03-04']],
    ['3-4-2026', ['2026-04-03', '2026-03-04']],
    ['03.04.2026', ['2026-04-03', '2026-03-04']],
    ['05/06/07', ['2007-06-05', '2007-05-06', '2005-06-07']],
    ['03/04/2026 10:00', ['2026-04-03T10:00', '2026-03-04T10:00']],
  ])('decides nothing about %s', (text, candidates) => {
    expect(read(text)).toEqual([candidates]);
    expect(findDates(text)).toMatchObject([{ value: null, candidates }]);
  });

  it('follows the order that the document gives', () => {
    expect(read('03/04/2026', 'day first')).toEqual(['2026-04-03']);
    expect(read('03/04/2026', 'month first')).toEqual(['2026-03-04']);
  });

  it.each([
    '31/02/2026',
    '2026-13-01',
    '45 AUG 2026',
    '1/2/3',
    '12/34/5678',
    '555-0123-2026',
    'INV/12/08/2026',
    '10.20.2026.1',
    'MARCH 2026',
  ])('sees no date in %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});

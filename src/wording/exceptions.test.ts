import { describe, expect, it } from 'vitest';
import type { DueCount, ExceptionDue, ExceptionReason } from '#/domain/exceptions/exception.ts';
import { exceptionRows } from '#/domain/exceptions/exceptionRows.ts';
import { at, box, find, freeUntil, now } from '#/test/samples/exceptions.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { hour } from '#/time/durations.ts';
import { utc } from '#/time/zone.ts';
import {
  describeDetail,
  describeDueCount,
  describeExceptionReason,
  describeOtherReasons,
  describeNextStep,
  dueLabel,
} from './exceptions.ts';

const format = { display: 'place', viewer: utc, now } as const;

describe('what is wrong', () => {
  const noAnswer = {
    code: 'noAnswer',
    party: 'broker',
    name: 'Bay Brokers',
    at: at('2026-08-06T23:30:00Z'),
  } as const;

  it.each<[ExceptionReason, string]>([
    [{ code: 'freeDay', source: 'terminal', state: 'missed' }, 'LFD missed (terminal)'],
    [{ code: 'freeDay', source: 'rail', state: 'today' }, 'LFD today (rail)'],
    [{ code: 'freeDay', source: 'line', state: 'near' }, 'LFD near (carrier)'],
    // Of old data nothing is said that time may have changed.
    [{ code: 'freeDay', source: 'terminal', state: null }, 'LFD (terminal)'],
    [{ code: 'hold', hold: 'other', effect: 'blocks' }, 'Other hold'],
    [{ code: 'hold', hold: 'freight', effect: 'blocks' }, 'Freight hold (carrier)'],
    [{ code: 'hold', hold: 'line', effect: 'warns' }, 'Carrier release pending'],
    [{ code: 'hold', hold: 'usda', effect: 'unclear' }, 'usda hold, status unknown'],
    [{ code: 'overdue', step: 'departure' }, 'POL departure overdue'],
    [{ code: 'overdue', step: 'arrival' }, 'POD arrival overdue'],
    [{ code: 'trackingStopped' }, 'Tracking stopped'],
    [{ code: 'requestFailed' }, 'Request failed'],
    [noAnswer, 'No answer from Bay Brokers since Thu 6 Aug'],
    [{ ...noAnswer, name: null }, 'No answer from the broker since Thu 6 Aug'],
  ])('of %j: %s', (reason, text) => {
    expect(describeExceptionReason(reason, format)).toBe(text);
  });

  it('has its date as the reader writes dates, by the clock that the reader chose', () => {
    const asked = (known: object) => describeExceptionReason(noAnswer, { ...format, ...known });
    expect(asked({ dateOrder: 'monthFirst' })).toMatch(/since Thu Aug 6$/);
    expect(asked({ dateOrder: 'iso' })).toMatch(/since 2026-08-06$/);
    const viewer = 'Europe/Berlin';
    expect(asked({ display: 'mine', viewer })).toMatch(/since Fri 7 Aug$/);
    expect(asked({ display: 'utc', viewer })).toMatch(/since Thu 6 Aug$/);
  });

  it('quotes a terminal, and has a reason that we do not know as it came (trap 67)', () => {
    expect(describeDetail({ code: 'quoted', text: 'B' })).toBe('“B”');
    expect(describeDetail({ code: 'stopped', reason: 'account_closed' })).toBe(
      'the account with the service is closed',
    );
  });
});

describe('what is wrong besides the worst', () => {
  const othersOf = (...holds: readonly (readonly [name: string, status: string])[]) => {
    const past = freeUntil('2026-08-05T07:00:00Z');
    const found = find([
      box({ ...past, holds: holds.map(([name, status]) => ({ name, status, description: null })) }),
    ]);
    return exceptionRows(found).map((row) => describeOtherReasons(row, format));
  };

  it('has holds that block together, and each of the others', () => {
    expect(othersOf(['USDA', 'hold'], ['freight', 'hold'], ['customs', 'pending'])).toEqual([
      ['USDA hold, freight hold', 'Customs hold pending'],
    ]);
  });

  it('has no text twice, by whichever name or with whichever effect a hold is reported', () => {
    expect(othersOf(['line', 'hold'], ['line', 'pending'])).toEqual([['Carrier release pending']]);
    expect(othersOf(['customs', 'pending'], ['Customs', 'pending'])).toEqual([['Customs hold pending']]);
    expect(othersOf(['other', 'hold'], ['Other', 'hold'])).toEqual([['Other hold']]);
  });
});

const dayOf = (day: string) => ({ kind: 'day', day: day as CalendarDay }) as const;
const slipped = {
  original: dayOf('2026-08-20'),
  current: dayOf('2026-08-22'),
  days: 2,
  hours: null,
  arrived: false,
};

it.each<[ExceptionDue['of'], DueCount, string]>([
  ['freeDay', { code: 'daysLeft', days: -2 }, 'LFD 2 days past'],
  ['freeDay', { code: 'daysLeft', days: 0 }, 'LFD today'],
  ['arrival', { code: 'daysSince', days: 2 }, 'POD ETA 2 d ago'],
  ['arrival', { code: 'since', milliseconds: 3 * hour }, 'POD ETA 3 h ago'],
  ['arrival', { code: 'etaChange', change: slipped }, 'POD ETA slipped 2 d'],
  ['pickedUp', { code: 'daysSince', days: 8 }, 'Picked up 8 days ago'],
  ['asked', { code: 'daysSince', days: 1 }, 'Asked 1 day ago'],
  ['asked', { code: 'daysSince', days: 0 }, 'Asked today'],
])('the date of %s with %j: %s', (of, count, text) => {
  const due = { of, count, kind: 'instant', at: now } as const;
  expect(`${dueLabel(due)} ${describeDueCount(due)}`).toBe(text);
});

it('what whoever acts does', () => {
  expect(describeNextStep({ code: 'askWhoClears' })).toBe('Ask the terminal who clears it');
  expect(describeNextStep({ code: 'emptiesNotReturned', out: 1, of: 1 })).toBe('Empty return not reported');
  expect(describeNextStep({ code: 'emptiesNotReturned', out: 1, of: 3 })).toBe(
    'Empty return not reported for 1 of 3 containers',
  );
  expect(describeNextStep({ code: 'clear', clearing: 'afterExam' })).toBe('after the customs exam');
});

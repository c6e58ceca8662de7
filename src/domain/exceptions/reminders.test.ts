import { describe, expect, it } from 'vitest';
import type { LoggedMessage } from '#/domain/messages/log.ts';
import { box, fresh, now } from '#/test/samples/exceptions.ts';
import { loggedMessage } from '#/test/samples/messages.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { day, hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { describeDueCount, describeExceptionReason, dueLabel } from '#/wording/exceptions.ts';
import { exceptionRows, otherReasons } from './exceptionRows.ts';
import { findExceptions } from './exceptions.ts';
import { defaultExceptionSettings as settings } from './exceptionSettings.ts';
import { nextAct } from './nextAct.ts';
import { recipientsOf } from './recipients.ts';
import { withReminders } from './reminders.ts';

const hold = { name: 'customs', status: 'hold', description: null };
const shipments = [
  sampleShipment({
    id: 's',
    carrierTracking: fresh,
    containers: [
      box({ id: 'held', number: 'TEMU3043531', holds: [hold] }),
      box({ id: 'free', number: 'TEMU3043547' }),
    ],
  }),
];
const found = findExceptions({ shipments, requests: [], now, settings });
const format = { display: 'utc', viewer: utc, now } as const;
const about = (containerId: string | null) => ({ shipmentId: 's', containerId, number: 'TEMU' });
const asked = loggedMessage({
  at: instant(now - 6 * day),
  contact: { id: 'bay', name: 'Bay Brokers', email: '' },
  remindOn: '2026-08-12' as CalendarDay,
  about: [about('held'), about('free'), about('gone')],
});
const reminded = (log = [asked]) => withReminders(found, log, shipments, format);

describe('a reminder that is due', () => {
  it('is an exception of each container that the account still has', () => {
    const added = reminded().items.filter(({ kind }) => kind === 'no_answer');
    expect(
      added.map(({ subject, reason, due }) => [
        subject.id,
        describeExceptionReason(reason, format),
        due && dueLabel(due),
        due && describeDueCount(due),
      ]),
    ).toEqual([
      ['free', 'No answer from Bay Brokers since Thu 6 Aug', 'Asked', '6 days ago'],
      ['held', 'No answer from Bay Brokers since Thu 6 Aug', 'Asked', '6 days ago'],
    ]);
    expect(reminded([{ ...asked, remindOn: null }])).toBe(found);
    const other = { ...asked, about: [{ ...about('held'), shipmentId: 'elsewhere' }] };
    expect(reminded([other]).items).toEqual(found.items);
  });

  it('is watched, and asks the same party again, whatever else the container has', () => {
    const rows = exceptionRows(reminded().items);
    const asks = rows.map((row) => {
      const next = nextAct(row);
      return [row.subject.id, row.consequence, next?.code === 'ask' && [next.ask.party, next.ask.act]];
    });
    expect(asks).toEqual([
      ['held', 'blocked', ['broker', { code: 'askAgain' }]],
      ['free', 'watch', ['broker', { code: 'askAgain' }]],
    ]);
    expect(recipientsOf(rows).map(({ to, rows: theirs }) => [to, theirs.length])).toEqual([['broker', 2]]);
  });

  it('is named once where two messages of one day went to recipients of one name', () => {
    const [sameDay, dayBefore] = [hour, 24 * hour].map((earlier, index) =>
      loggedMessage({
        ...asked,
        id: `other ${index}`,
        at: instant(asked.at - earlier),
        contact: { id: `other ${index}`, name: 'Bay Brokers', email: '' },
      }),
    );
    const othersOf = (log: readonly LoggedMessage[]) => {
      const row = exceptionRows(reminded([...log]).items).find(({ subject }) => subject.id === 'free');
      return row && [row.lead.reason, ...otherReasons(row).rest].length;
    };
    expect(sameDay && othersOf([asked, sameDay])).toBe(1);
    expect(dayBefore && othersOf([asked, dayBefore])).toBe(2);
  });

  it('shows again after it was acknowledged, once the reminder is for another day', () => {
    const print = (log = [asked]) =>
      reminded(log).items.find(({ kind }) => kind === 'no_answer')?.fingerprint;
    expect(print([{ ...asked, remindOn: '2026-08-11' as CalendarDay }])).not.toBe(print());
  });
});

import { describe, expect, it } from 'vitest';
import { box, fresh, now } from '#/test/samples/exceptions.ts';
import { loggedMessage } from '#/test/samples/messages.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { day } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { describeDueCount, describeExceptionReason, dueLabel } from '#/wording/exceptions.ts';
import { exceptionRows } from './exceptionRows.ts';
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
    expect(rows.map((row) => [row.subject.id, row.consequence, nextAct(row)])).toEqual([
      ['held', 'blocked', { code: 'askAgain', party: 'broker' }],
      ['free', 'watch', { code: 'askAgain', party: 'broker' }],
    ]);
    expect(recipientsOf(rows).map(({ to, rows: theirs }) => [to, theirs.length])).toEqual([['broker', 2]]);
  });

  it('shows again after it was acknowledged, once the reminder is for another day', () => {
    const print = (log = [asked]) =>
      reminded(log).items.find(({ kind }) => kind === 'no_answer')?.fingerprint;
    expect(print([{ ...asked, remindOn: '2026-08-11' as CalendarDay }])).not.toBe(print());
  });
});

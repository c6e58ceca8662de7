import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggedMessage } from '#/test/samples/messages.ts';
import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import { day, minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import {
  dueReminders,
  earlierMessages,
  messagesAbout,
  readLoggedMessage,
  withinLimits,
  withSent,
} from './log.ts';

const now = instant(Date.parse('2026-11-26T10:00:00Z'));
const today = '2026-11-26' as CalendarDay;
const bay = { id: 'bay', name: 'Bay Brokers', email: 'import@bay.example' };
const container = (containerId: string) => ({
  shipmentId: 's',
  containerId,
  number: containerId.toUpperCase(),
});

describe('the log', () => {
  it('has a message once that is copied and then opened in mail, and again an hour later', () => {
    const first = loggedMessage({ id: '1', at: now, contact: bay, remindOn: today });
    const again = loggedMessage({
      ...first,
      id: '2',
      at: instant(now + 5 * minute),
      how: 'opened',
      remindOn: null,
    });
    const once = withSent([first], again);
    expect(once).toEqual([{ ...first, at: again.at, how: 'opened' }]);
    const later = loggedMessage({ ...first, id: '3', at: instant(now + 66 * minute) });
    expect(withSent(once, later).map(({ id }) => id)).toEqual(['3', '1']);
    const other = loggedMessage({ ...first, id: '4', about: [container('b')] });
    expect(withSent(once, other)).toHaveLength(2);
  });

  it('drops the oldest and what is older than 180 days', () => {
    const many = Array.from({ length: 2_100 }, (_, index) =>
      loggedMessage({ id: `${index}`, at: instant(now - index * minute) }),
    );
    const kept = withinLimits(many.toReversed(), now);
    expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([2_000, '0', '1999']);
    expect(withinLimits([loggedMessage({ at: instant(now - 181 * day) })], now)).toEqual([]);
    const wide = { about: Array.from({ length: 6_000 }, (_, index) => container(`c${index}`)) };
    expect(withinLimits([loggedMessage(wide), loggedMessage({ ...wide, id: 'old' })], now)).toHaveLength(1);
  });

  it('finds what was written about a container, and to the same recipient', () => {
    const toBay = loggedMessage({ id: 'bay', contact: bay, about: [container('a'), container('b')] });
    const toTerminal = loggedMessage({ id: 'terminal', party: 'terminal', about: [container('b')] });
    const log = [toBay, toTerminal];
    expect(messagesAbout(log, { shipmentId: 's', containerId: 'b' })).toEqual(log);
    expect(messagesAbout(log, { shipmentId: 's', containerId: null })).toEqual([]);
    const recipient = { party: 'broker', contact: bay, name: null } as const;
    expect(earlierMessages(log, recipient, [container('b'), container('c')])).toEqual([toBay]);
    expect(earlierMessages(log, { ...recipient, contact: null }, [container('b')])).toEqual([]);
  });

  it('reminds of the newest message to each recipient about each container, on its day', () => {
    const asked = loggedMessage({ id: 'old', at: instant(now - 3 * day), remindOn: today });
    const due = (log: Parameters<typeof dueReminders>[0]) =>
      dueReminders(log, today).map(({ message }) => message.id);
    expect(due([asked])).toEqual(['old']);
    expect(due([{ ...asked, remindOn: addDays(today, 1) }])).toEqual([]);
    expect(due([{ ...asked, answeredAt: now }])).toEqual([]);
    const again = loggedMessage({ id: 'new', at: now, remindOn: null });
    expect(due([again, asked]), 'asked again').toEqual([]);
    expect(due([asked, { ...again, party: 'terminal' }]), 'another recipient').toEqual(['old']);
  });

  it('reads what it has written, and nothing else', () => {
    const written = loggedMessage({ contact: bay, remindOn: today, answeredAt: now });
    expect(readLoggedMessage(JSON.parse(JSON.stringify(written)))).toEqual(written);
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const read = readLoggedMessage(stored);
        expect(read === null || read.about.length > 0).toBe(true);
      }),
    );
    for (const wrong of [{ at: 'x' }, { how: 'posted' }, { party: 'pirate' }, { about: [] }, { id: 7 }]) {
      expect(readLoggedMessage({ ...written, ...wrong })).toBeNull();
    }
  });
});

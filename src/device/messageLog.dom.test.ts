import { beforeEach, expect, it, vi } from 'vitest';
import { writeElsewhere } from '#/test/otherPage.ts';
import { loggedMessage } from '#/test/samples/messages.ts';
import { parseCalendarDay } from '#/time/calendarDay.ts';
import { useMessageLog } from './messageLog.ts';
import { logSent, noteAnswer, remindOn } from './messageLogWrites.ts';
import { isStored, messageLogName } from './stored.ts';

const recipient = { party: 'broker', contact: null, name: null } as const;
const about = (containerId: string) => [{ shipmentId: 's', containerId, number: containerId }];
const log = () => useMessageLog.getState().messages;
/** What another page of this device writes. */
function logElsewhere(messages: readonly object[]): void {
  writeElsewhere(messageLogName, JSON.stringify({ state: { messages }, version: 1 }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T10:00:00Z') });
  useMessageLog.setState(useMessageLog.getInitialState(), true);
  localStorage.clear();
});

it('writes down what left the page, and only then there is a log', () => {
  logSent(recipient, [], { how: 'copied', subject: '' });
  expect(isStored(messageLogName)).toBe(false);
  logSent(recipient, about('a'), { how: 'copied', subject: 'A' });
  expect(isStored(messageLogName)).toBe(true);
  expect(log()).toMatchObject([{ ...recipient, how: 'copied', subject: 'A', remindOn: null }]);
  const stored = localStorage.getItem(messageLogName) ?? '';
  useMessageLog.setState({ messages: [] });
  writeElsewhere(messageLogName, stored);
  expect(log()).toHaveLength(1);
});

it('adds to what another page has written meanwhile', () => {
  logSent(recipient, about('a'), { how: 'copied', subject: 'A' });
  logElsewhere([...log(), loggedMessage({ id: 'elsewhere', about: about('b') })]);
  logSent(recipient, about('c'), { how: 'saved', subject: 'C' });
  expect(log().map(({ about: [one] }) => one?.number)).toEqual(['c', 'a', 'b']);
});

it('notes an answer and a reminder, and undoes each alone', () => {
  logSent(recipient, about('a'), { how: 'copied', subject: 'A' });
  const [{ id } = { id: '' }] = log();
  const undoAnswer = noteAnswer(id);
  const day = parseCalendarDay('2026-11-28');
  remindOn(id, day);
  expect(log()).toMatchObject([{ answeredAt: Date.now(), remindOn: '2026-11-28' }]);
  undoAnswer();
  expect(log()).toMatchObject([{ answeredAt: null, remindOn: '2026-11-28' }]);
});

it('goes on where what is stored cannot be read', () => {
  logElsewhere([7 as unknown as object, { id: 'x' }, loggedMessage()]);
  expect(log()).toHaveLength(1);
});

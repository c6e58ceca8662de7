import {
  type LoggedContainer,
  type LoggedMessage,
  type LoggedRecipient,
  type SentWay,
  withSent,
} from '#/domain/messages/log.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { instant } from '#/time/instant.ts';
import type { Undo } from './entryLists.ts';
import { useMessageLog } from './messageLog.ts';
import { newId } from './newId.ts';

/** Writes down that a message left the page just now. */
export function logSent(
  recipient: LoggedRecipient,
  about: readonly LoggedContainer[],
  { how, subject }: { readonly how: SentWay; readonly subject: string },
): void {
  if (about.length === 0) return;
  const { party, contact, name } = recipient;
  const sent: LoggedMessage = {
    id: newId(),
    at: instant(Date.now()),
    how,
    party,
    contact,
    name,
    about,
    subject,
    remindOn: null,
    answeredAt: null,
  };
  useMessageLog.setState(({ messages }) => ({ messages: withSent(messages, sent) }));
}

/** Writes down that an answer has come, just now. */
export const noteAnswer = (id: string): Undo => put(id, 'answeredAt', instant(Date.now()));

/** @param day of this device's calendar; null for no reminder */
export const remindOn = (id: string, day: CalendarDay | null): Undo => put(id, 'remindOn', day);

/** Undone, the rest of the message stays as it is by then. */
function put<Name extends 'answeredAt' | 'remindOn'>(
  id: string,
  name: Name,
  value: LoggedMessage[Name],
): Undo {
  const { getState, setState } = useMessageLog;
  const before = getState().messages.find((one) => one.id === id)?.[name] ?? null;
  const write = (next: LoggedMessage[Name] | null) =>
    setState(({ messages }) => ({
      messages: messages.map((one) => (one.id === id ? { ...one, [name]: next } : one)),
    }));
  write(value);
  return () => write(before);
}

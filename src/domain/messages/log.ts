import type { ContactMatch } from '#/domain/contacts/contactMatch.ts';
import { parties, type ActingParty } from '#/domain/pickup/actingParty.ts';
import { fieldsOf, listOf } from '#/domain/records/json.ts';
import { oneLine } from '#/domain/records/oneLine.ts';
import { type CalendarDay, parseCalendarDay } from '#/time/calendarDay.ts';
import { day, hour } from '#/time/durations.ts';
import { type Instant, toInstant } from '#/time/instant.ts';
import type { MessageSubject } from './messageFacts.ts';

// What left this device (docs/contacts.md 4): what was written to whom about which containers, when a reminder is due, and
// whether an answer was noted. Whether a message was sent in the end, only its mail program knows.

/** How a message left the page. */
export const sentWays = ['copied', 'opened', 'saved'] as const;
export type SentWay = (typeof sentWays)[number];

/** Whom a message was for. */
export interface LoggedRecipient {
  readonly party: ActingParty;
  /** As it was then; null where none fitted. */
  readonly contact: { readonly id: string; readonly name: string; readonly email: string } | null;
  /** Which terminal, carrier or customer; null where the records name none. */
  readonly name: string | null;
}

export interface LoggedContainer {
  readonly shipmentId: string;
  /** Null for a booking that names no containers. */
  readonly containerId: string | null;
  /** Of the container, else of the shipment; empty where none is reported. */
  readonly number: string;
}

export interface LoggedMessage extends LoggedRecipient {
  readonly id: string;
  readonly at: Instant;
  readonly how: SentWay;
  readonly about: readonly LoggedContainer[];
  readonly subject: string;
  /** By the calendar of this device; null for none. */
  readonly remindOn: CalendarDay | null;
  /** Null while no answer was noted. */
  readonly answeredAt: Instant | null;
}

/** What a device stores at most. */
const logLimits = { messages: 2_000, containers: 10_000, days: 180 } as const;
/** What leaves the page again within this is one message: copied, and then opened in mail. */
const sameSending = hour;
const maxText = 300;

export function recipientOf(
  party: ActingParty,
  match: ContactMatch | 'several' | null,
  name: string | null = null,
): LoggedRecipient {
  if (match === null || match === 'several') return { party, contact: null, name };
  const { id, name: contactName, email } = match.contact;
  return { party, contact: { id, name: contactName, email }, name: contactName };
}

export const aboutOf = (subjects: readonly MessageSubject[]): readonly LoggedContainer[] =>
  subjects.map(({ shipment, container }) => ({
    shipmentId: shipment.id,
    containerId: container?.id ?? null,
    number: container ? container.number.trim() : shipment.billOfLading,
  }));

/** The log with one more message, newest first, within its limits. */
export function withSent(log: readonly LoggedMessage[], sent: LoggedMessage): readonly LoggedMessage[] {
  const same = log.find(
    (one) =>
      sent.at - one.at < sameSending &&
      isSameRecipient(one, sent) &&
      keysOf(one).join() === keysOf(sent).join(),
  );
  if (!same) return withinLimits([sent, ...log], sent.at);
  const { at, how, subject } = sent;
  return [{ ...same, at, how, subject }, ...log.filter((one) => one !== same)];
}

/** Without the oldest, as far as there are too many or they are too old. */
export function withinLimits(log: readonly LoggedMessage[], now: Instant): readonly LoggedMessage[] {
  let containers = 0;
  return log
    .toSorted((a, b) => b.at - a.at)
    .slice(0, logLimits.messages)
    .filter(({ at, about }) => {
      containers += about.length;
      return now - at < logLimits.days * day && containers <= logLimits.containers;
    });
}

/** Of one container, or of a booking without any; newest first. */
export function messagesAbout(
  log: readonly LoggedMessage[],
  { shipmentId, containerId }: Omit<LoggedContainer, 'number'>,
): readonly LoggedMessage[] {
  const key = keyOf({ shipmentId, containerId });
  return log.filter((message) => message.about.some((one) => keyOf(one) === key));
}

/** Those that a message to this recipient about these containers would repeat; newest first. */
export function earlierMessages(
  log: readonly LoggedMessage[],
  recipient: LoggedRecipient,
  about: readonly LoggedContainer[],
): readonly LoggedMessage[] {
  const keys = new Set(about.map(keyOf));
  return log.filter(
    (message) => isSameRecipient(message, recipient) && keysOf(message).some((key) => keys.has(key)),
  );
}

/** A message whose reminder is due, and a container that it is about. */
export interface DueReminder {
  readonly message: LoggedMessage;
  readonly about: LoggedContainer;
}

/**
 * Whom to ask again today, about which container. Of several messages to one recipient about one container the newest
 * counts: who was asked again has time to answer until the reminder of that.
 */
export function dueReminders(log: readonly LoggedMessage[], today: CalendarDay): readonly DueReminder[] {
  const asked = new Set<string>();
  const due: DueReminder[] = [];
  for (const message of log.toSorted((a, b) => b.at - a.at)) {
    for (const about of message.about) {
      const key = `${message.party} ${message.contact?.id ?? ''} ${keyOf(about)}`;
      if (asked.has(key)) continue;
      asked.add(key);
      const { remindOn, answeredAt } = message;
      if (remindOn !== null && remindOn <= today && answeredAt === null) due.push({ message, about });
    }
  }
  return due;
}

/** A message as it was stored; null where this version cannot read it. */
export function readLoggedMessage(stored: unknown): LoggedMessage | null {
  const { id, at, how, party, contact, name, about, subject, remindOn, answeredAt } = fieldsOf(stored);
  const sentAt = toInstant(at);
  const way = sentWays.find((one) => one === how);
  const to = parties.find((one) => one === party);
  const containers = listOf(about).map(readContainer);
  const known = containers.filter((one) => one !== null);
  if (typeof id !== 'string' || sentAt === null || !way || !to || known.length === 0) return null;
  const fields = fieldsOf(contact);
  return {
    id,
    at: sentAt,
    how: way,
    party: to,
    contact:
      typeof fields['id'] === 'string'
        ? { id: fields['id'], name: textOf(fields['name']), email: textOf(fields['email']) }
        : null,
    name: typeof name === 'string' ? textOf(name) : null,
    about: known,
    subject: textOf(subject),
    remindOn: typeof remindOn === 'string' ? parseCalendarDay(remindOn) : null,
    answeredAt: toInstant(answeredAt),
  };
}

function readContainer(stored: unknown): LoggedContainer | null {
  const { shipmentId, containerId, number } = fieldsOf(stored);
  if (typeof shipmentId !== 'string') return null;
  return {
    shipmentId,
    containerId: typeof containerId === 'string' ? containerId : null,
    number: textOf(number),
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? oneLine(value.slice(0, maxText)) : '';

/** By party and contact: about one container, there is one recipient without a contact of each party. */
const isSameRecipient = (one: LoggedRecipient, other: LoggedRecipient): boolean =>
  one.party === other.party && one.contact?.id === other.contact?.id;

const keyOf = ({ shipmentId, containerId }: Omit<LoggedContainer, 'number'>): string =>
  containerId === null ? `shipment ${shipmentId}` : `container ${containerId}`;
const keysOf = ({ about }: LoggedMessage): readonly string[] => about.map(keyOf).toSorted();

import { contactFacts } from '#/domain/contacts/match.ts';
import { type DueReminder, dueReminders, type LoggedMessage } from '#/domain/messages/log.ts';
import { askedDaysAgo, noAnswer, noAnswerDue } from '#/domain/messages/words.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import { daysBetween } from '#/time/calendarDay.ts';
import { formatInstant, type FormatOptions } from '#/time/format.ts';
import { localDay } from '#/time/localDay.ts';
import { compareExceptions, createException, type ExceptionItem, subjectOf } from './exception.ts';
import type { FoundExceptions } from './exceptions.ts';

/**
 * The exceptions with those of reminders that are due: messages without an answer, about containers of the account.
 *
 * @param format its zone is the calendar that reminders go by, and its `now` decides which are due
 */
export function withReminders(
  found: FoundExceptions,
  log: readonly LoggedMessage[],
  shipments: readonly Shipment[],
  format: FormatOptions,
): FoundExceptions {
  const reminders = dueReminders(log, localDay(format.now, format.viewer));
  if (reminders.length === 0) return found;
  const known = new Map(shipments.map((shipment) => [shipment.id, shipment]));
  const added = reminders.flatMap((reminder) => {
    const shipment = known.get(reminder.about.shipmentId);
    return (shipment && tryOr(() => reminderException(reminder, shipment, format), null)) ?? [];
  });
  const withAdded = (items: readonly ExceptionItem[]) => [...items, ...added].toSorted(compareExceptions);
  return { ...found, items: uniqueById(withAdded(found.items)), everywhere: withAdded(found.everywhere) };
}

/** Null where the container is no longer on the shipment. */
function reminderException(
  { message, about }: DueReminder,
  shipment: Shipment,
  format: FormatOptions,
): ExceptionItem | null {
  const container = shipment.containers.find(({ id }) => id === about.containerId) ?? null;
  if (!container && about.containerId !== null) return null;
  const { place, terminal } = contactFacts(shipment, container).site;
  const { id, at, party, remindOn } = message;
  const days = daysBetween(localDay(at, format.viewer), localDay(format.now, format.viewer));
  return createException({
    subject: subjectOf(shipment, container),
    kind: 'no_answer',
    priority: 'watch',
    weight: days,
    reason: noAnswer(message, formatInstant(at, format).date),
    next: null,
    withheld: null,
    due: { kind: 'instant', label: noAnswerDue, words: askedDaysAgo(days), at },
    asked: null,
    party,
    freeDay: null,
    place: placeName(place),
    facility: terminal?.name ?? null,
    identity: ['no answer', id, about.containerId ?? about.shipmentId],
    facts: [at, remindOn],
  });
}

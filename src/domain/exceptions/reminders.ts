import { contactFacts } from '#/domain/contacts/contactMatch.ts';
import { type DueReminder, dueReminders, type LoggedMessage } from '#/domain/messages/log.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import { daysBetween } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import type { ZoneName } from '#/time/zone.ts';
import { compareExceptions, createException, type ExceptionItem, subjectOf } from './exception.ts';
import type { FoundExceptions } from './exceptions.ts';

/** What decides which reminders are due: they go by the calendar of the zone of the reader. */
interface ReminderClock {
  readonly now: Instant;
  readonly viewer: ZoneName;
}

/** The exceptions with those of reminders that are due: messages without an answer, about containers of the account. */
export function withReminders(
  found: FoundExceptions,
  log: readonly LoggedMessage[],
  shipments: readonly Shipment[],
  clock: ReminderClock,
): FoundExceptions {
  const reminders = dueReminders(log, localDay(clock.now, clock.viewer));
  if (reminders.length === 0) return found;
  const known = new Map(shipments.map((shipment) => [shipment.id, shipment]));
  const added = reminders.flatMap((reminder) => {
    const shipment = known.get(reminder.about.shipmentId);
    return (shipment && tryOr(() => reminderException(reminder, shipment, clock), null)) ?? [];
  });
  const withAdded = (items: readonly ExceptionItem[]) => [...items, ...added].toSorted(compareExceptions);
  return { ...found, items: uniqueById(withAdded(found.items)), everywhere: withAdded(found.everywhere) };
}

/** Null where the container is no longer on the shipment. */
function reminderException(
  { message, about }: DueReminder,
  shipment: Shipment,
  { now, viewer }: ReminderClock,
): ExceptionItem | null {
  const container = shipment.containers.find(({ id }) => id === about.containerId) ?? null;
  if (!container && about.containerId !== null) return null;
  const { place, terminal } = contactFacts(shipment, container).site;
  const { id, at, party, contact, remindOn } = message;
  const days = daysBetween(localDay(at, viewer), localDay(now, viewer));
  return createException({
    subject: subjectOf(shipment, container),
    kind: 'no_answer',
    priority: 'watch',
    weight: days,
    reason: { code: 'noAnswer', party, name: contact?.name || message.name || null, at },
    next: null,
    withheld: null,
    due: { kind: 'instant', of: 'asked', count: { code: 'daysSince', days }, at },
    asked: null,
    party,
    freeDay: null,
    place: placeName(place),
    facility: terminal?.name ?? null,
    identity: ['no answer', id, about.containerId ?? about.shipmentId],
    facts: [at, remindOn],
  });
}

import type { LoggedMessage, LoggedRecipient, SentWay } from '#/domain/messages/log.ts';
import { counted } from '#/language/plural.ts';
import { daysBetween } from '#/time/calendarDay.ts';
import { formatInstant, formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay, wholeDay } from '#/time/localDay.ts';
import { utc } from '#/time/zone.ts';
import { recipientName } from '#/wording/parties.ts';

/** How it left the page. */
export const sentLabels: Readonly<Record<SentWay, string>> = {
  copied: 'Copied',
  opened: 'Opened in mail',
  saved: 'Saved',
};

/** `Copied for Bay Brokers, yesterday 16:02 PST. No answer noted.` */
export function describeSent(message: LoggedMessage, format: FormatOptions): string {
  const { how, at, answeredAt, remindOn, about } = message;
  return [
    `${sentLabels[how]} for ${recipientName(message)}, ${sentWhen(at, format)}.`,
    about.length > 1 && `About ${counted(about.length, 'container')}.`,
    answeredAt === null ? 'No answer noted.' : `Answer noted ${sentWhen(answeredAt, format)}.`,
    answeredAt === null && remindOn !== null && reminderOn(formatMoment(wholeDay(remindOn), format).date),
  ]
    .filter(Boolean)
    .join(' ');
}

const reminderOn = (day: string): string => `Reminder on ${day}.`;

/** `yesterday 16:02 PST`, `Fri 20 Nov 16:02 PST` */
function sentWhen(at: Instant, format: FormatOptions): string {
  const zone = format.display === 'utc' ? utc : format.viewer;
  const days = daysBetween(localDay(at, zone), localDay(format.now, zone));
  const text = formatInstant(at, { ...format, second: null });
  const date = days === 0 ? 'today' : days === 1 ? 'yesterday' : text.date;
  return momentLine({ ...text, date });
}

export const sentList = 'Messages so far';
export const answerNoted = 'Answer noted';
export const remindMe = 'Remind me on…';
export const tomorrow = 'Tomorrow';
export const inDays = (days: number): string => `In ${counted(days, 'day')}`;
export const noReminder = 'No reminder';
export const anotherDay = 'Another day';
export const setReminder = 'Set reminder';
export const dayProblem = 'Choose a day after today.';
export const answerDone = (who: LoggedRecipient): string => `Answer from ${recipientName(who)} noted`;
export const reminderDone = (day: string): string => `Reminder set for ${day}`;
export const reminderGone = 'Reminder removed';

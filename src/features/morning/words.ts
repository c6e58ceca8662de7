import type { SnapshotCause } from '#/domain/changes/reviewSnapshot.ts';
import type { Sum } from '#/domain/charges/sums.ts';
import type { RowsMoney } from '#/domain/exceptions/rowsMoney.ts';
import { capitalized } from '#/language/capitalized.ts';
import { counted, formatCount, plural } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { DateOrder } from '#/time/format.ts';
import { longDay, longParts } from '#/time/longDay.ts';
import type { LongParts } from '#/time/longWords.ts';
import { describeSums } from '#/wording/charges.ts';
import { describeFees } from '#/wording/money.ts';

/** `Thursday 26 November`, in the order that the reader chose. */
export function titleOf(day: CalendarDay, order: DateOrder | undefined): string {
  if (order === 'iso') return capitalized(withDigits(longParts(day), day));
  return capitalized(order === 'monthFirst' ? monthFirst(longParts(day)) : longDay(day));
}
const withDigits = ({ weekday }: LongParts, date: string): string => `${weekday} ${date}`;
const monthFirst = ({ weekday, month, day }: LongParts): string => `${weekday} ${month} ${day}`;

/** A count of which more may follow: `5+ messages`. */
const some = (count: number, isPartial: boolean, word: string): string =>
  `${formatCount(count)}${isPartial ? '+' : ''} ${word}`;

/** `5 messages to write, 9 containers to pick up, 4 vessels arrive today.` */
export function summary(
  { asks, fetched, vessels }: { readonly asks: number; readonly fetched: number; readonly vessels: number },
  isPartial: boolean,
): string {
  const arrive = plural(vessels, 'arrives', 'arrive');
  return `${some(asks, isPartial, plural(asks, 'message'))} to write, ${some(fetched, isPartial, plural(fetched, 'container'))} to pick up, ${some(vessels, isPartial, plural(vessels, 'vessel'))} ${arrive} today.`;
}

/** Around the time. */
export const comparedWith = 'Compared with';
export const comparedAfter: Readonly<Record<SnapshotCause, string>> = {
  first: ', when this account was first loaded on this device.',
  anew: ', when this account was loaded the next time.',
  reviewed: ', your last review.',
};

export const print = 'Print';
/** The empty box of a row on paper. */
export const toTick = 'To tick off';

// The strip of sums.

export const sumsTitle = 'Sums';
export const costsNow = (containers: number): string =>
  `Charges running · ${counted(containers, 'container')}`;
export const afterTonight = 'Added overnight';
export const startsTomorrow = (containers: number): string =>
  `Starts tomorrow · ${counted(containers, 'container')}`;
export const avoided = 'Avoided since the last review';
export const reportedSoFar = 'reported so far';
export const noFees = 'No fees reported';
export const unverified = (sums: string, containers: number): string =>
  `${sums} unverified on ${counted(containers, 'container')}`;
export const estimated = (sums: readonly Sum[]): string => `${describeSums(sums)} estimated`;
export const more = (sums: readonly Sum[]): string => `+ ${describeSums(sums)}`;
export const fromTariffs = (count: number): string => `estimated from ${counted(count, 'tariff')}`;
export const nothingMore = 'Nothing';
export const noCharge = 'No active tariff charges for tomorrow.';
export const noTariff = 'No tariff is active';
export const addTariff = 'Choose tariffs';
export const aDay = (sums: readonly Sum[]): string => `${describeSums(sums)} a day`;
export const noDailySum = 'No sum';
export const noTariffFits = 'No active tariff gives it.';
export const fetchOrExtend = 'Pick up or extend today';
export const pickedUpInTime = (count: number): string => `${counted(count, 'container')} picked up by LFD`;
export const againstToday = 'against waiting until today';

// Whom to ask.

export const askTitle = 'Contact today';
export const askNote = 'One draft for each contact, what it stops or costs first';
export const contactCount = (count: number, isPartial: boolean): string =>
  some(count, isPartial, plural(count, 'contact'));
export const write = 'Write';
export const writeAgain = 'Write again';
/** Around the time. */
export const asked = 'Asked';
export const noAnswer = ', no answer noted';
export const owners = (names: readonly string[]): string =>
  `${plural(names.length, 'Owner')}: ${names.join(comma)}`;
export const showMoreContacts = (count: number): string => `Show ${counted(count, 'more contact')}`;
export const noContact = 'No contact yet.';
export const addContact = 'Add one';
export const moneySoFar = ({ reported }: RowsMoney): string =>
  reported.length > 0 ? `${describeFees(reported)} so far` : '';
export const moneyUnverified = ({ unverified: sums }: RowsMoney): string =>
  sums.length > 0 ? `${describeFees(sums)} unverified` : '';
export const moneyADay = (sums: readonly Sum[]): string => `+ ${describeSums(sums)} a day`;
export const showMoreNumbers = (count: number): string => `and ${formatCount(count)} more`;
export const showDone = (count: number, isShown: boolean): string =>
  `${isShown ? 'Hide' : 'Show'} done (${formatCount(count)})`;
export const doneTitle = 'Done today';
export const askAgain = 'Contact again';
/** @param how in a word: `Copied` */
export const sentNotice = (how: string, name: string): string => `${how} for ${name}`;
export const allExceptions = 'All exceptions';
export const everyoneAsked = 'Everyone has been contacted today.';
export const unreadRow = 'This row could not be read';

// What to fetch.

export const fetchTitle = 'Pick up today';
export const containerCount = (count: number, isPartial: boolean): string =>
  some(count, isPartial, plural(count, 'container'));
export const terminalNotReported = 'Terminal not reported';
export const appointment = 'appointment';
/** @param all how many there are */
export const noAppointment = (count: number, all: number): string =>
  count === all ? 'no appointment' : `${formatCount(count)} without appointment`;
export const plannedHere = (count: number): string => `${formatCount(count)} planned`;
export const nothingToFetch = 'Nothing to pick up today.';
export const openPickups = 'Pickup plan';

// What arrives.

export const arrivesTitle = 'Arrives today';
export const arrivalName = (vessel: string, place: string): string => `${vessel} to ${place}`;
export const inlandArrival = (place: string): string => `By land to ${place}`;
export const placeNotReported = 'place not reported';
export const arrived = 'Arrived';
export const nothingArrives = 'Nothing arrives today.';

// What changed.

export const changesTitle = 'Since the last review';
/** Followed by the time. */
export const since = 'Since';
export const nowReady = (count: number): string => (count === 1 ? 'now ready' : 'all now ready');
export const nothingChanged = 'No changes since then.';
export const comparisonStarts = 'Comparison starts once the whole account has loaded.';
export const allChanges = (left: number): string =>
  left > 0 ? `All changes, ${formatCount(left)} more here` : 'All changes';

// What waits for an answer.

export const waitsTitle = 'Waits for an answer';
export const messageCount = (count: number): string => counted(count, 'message');
export const showMoreMessages = (count: number): string => `Show ${counted(count, 'more message')}`;

// Nothing at all.

export const nothing = 'No one to contact, nothing to pick up';
export const nothingText = 'No exception is waiting for anybody’s answer, and no last free day is near.';
export const stillLoading = 'The rest of the account is still loading.';

/** @param count `today`, `5 days past` */
export const lastFreeDay = (count: string): string => `LFD ${count}`;

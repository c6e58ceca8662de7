import {
  type Carriage,
  carriagesOf,
  journeyDays,
  type StayOnLand,
  stayOnLand,
} from '#/domain/journey/days.ts';
import type { EtaShift } from '#/domain/journey/etaShift.ts';
import type { FreeTime } from '#/domain/journey/freeTime.ts';
import type { Journey } from '#/domain/journey/journey.ts';
import { pointsOf } from '#/domain/journey/points.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { capitalized } from '#/language/capitalized.ts';
import { inSentence } from '#/language/inSentence.ts';
import { counted } from '#/language/plural.ts';
import { colon, comma, stop } from '#/language/punctuation.ts';
import { withoutStop } from '#/language/withoutStop.ts';
import type { FormatOptions } from '#/time/format.ts';
import { wholeDay } from '#/time/localDay.ts';
import { describeEtaChange } from './arrival.ts';
import { describeUncounted, formatDaysLeft } from './freeDay.ts';
import { describeStep, formatDay } from './journeySteps.ts';

/**
 * What the line shows, in words, with the days of the places: `Shanghai: departed Mon 3 Aug. 9 days at sea so far. Los
 * Angeles: ETA Mon 10 Aug, overdue. Original ETA Sat 8 Aug.`
 */
export function describeJourney(journey: Journey, options: FormatOptions): string {
  const steps = pointsOf(journey).map(({ step }): Item => ({
    at: step.at,
    place: placeName(step.place) ?? '',
    words: describeStep(step, options),
  }));
  const sentences = [...inOrder([...steps, ...carriages(journey)]), ...aroundSteps(journey, options)];
  return sentences.length > 0 ? `${sentences.join(stop)}${stop.trimEnd()}` : 'No dates reported yet';
}

/** The same without its steps: how long it travelled, how long it has stayed, its free time, and how its ETA moved. */
export function besideSteps(journey: Journey, options: FormatOptions): string[] {
  return [...inOrder(carriages(journey)), ...aroundSteps(journey, options)];
}

function aroundSteps(journey: Journey, options: FormatOptions): string[] {
  const { freeTime, eta } = journey;
  const stay = stayOnLand(journey);
  return [
    stay && describeStay(stay),
    freeTime && describeFreeTime(freeTime, options).join(comma),
    eta && describeEta(eta, options),
  ].filter((sentence) => sentence !== null);
}

interface Item {
  readonly at: number;
  /** Null for what is between two places; a place without a name is an empty text. */
  readonly place: string | null;
  readonly words: string;
}

/** Sentences by time, of which one has all that is said of a place in a row. */
function inOrder(items: readonly Item[]): string[] {
  const sorted = items.toSorted((a, b) => a.at - b.at);
  const sentences: string[] = [];
  for (const [index, { place, words: text }] of sorted.entries()) {
    if (place !== null && place === sorted[index - 1]?.place) sentences.push(`${sentences.pop()}, ${text}`);
    else sentences.push(place ? `${place}${colon}${text}` : capitalized(text));
  }
  return sentences;
}

const carriages = (journey: Journey): Item[] =>
  carriagesOf(journey).map((carriage) => ({
    at: carriage.from,
    place: null,
    words: describeCarriage(carriage),
  }));

/** `9 days at sea so far` */
function describeCarriage({ by, days, isUnderWay }: Carriage): string {
  const words = by === 'vessel' ? `${counted(days, 'day')} at sea` : `${counted(days, 'day')} on rail`;
  return isUnderWay ? `${words} so far` : words;
}

/** `4 days at Los Angeles so far` */
function describeStay(stay: StayOnLand): string {
  const { days } = stay;
  if (stay.code === 'out') return `${counted(days, 'day')} out, empty not returned`;
  const place = placeName(stay.place);
  return place === null
    ? `${counted(days, 'day')} waiting so far`
    : `${counted(days, 'day')} at ${place} so far`;
}

/** `LFD Thu 1 Oct`, `51 days past`; `LFD in 3 days`, `Sat 15 Aug` */
export function describeFreeTime(
  { deadline: { day: last, daysLeft }, daysLate, reason }: FreeTime,
  options: FormatOptions,
): readonly [string, string] {
  const day = formatDay(wholeDay(last), options);
  const deadline = `LFD ${day}`;
  if (daysLate !== null) return [deadline, pickedUp(daysLate)];
  if (reason !== null) return [deadline, uncounted(reason)];
  return daysLeft < 0 ? [deadline, formatDaysLeft(daysLeft)] : [formatDaysLeft(daysLeft), day];
}

const pickedUp = (daysLate: number): string =>
  daysLate > 0 ? `picked up ${counted(daysLate, 'day')} late` : 'picked up in time';

/** Why the days past an LFD are not counted. */
const uncounted = (reason: NonNullable<FreeTime['reason']>): string =>
  reason.code === 'notBegun' ? 'free time has not begun' : inSentence(withoutStop(describeUncounted(reason)));

/** `Original ETA Sat 8 Aug, slipped 2 d` */
function describeEta({ original, change }: EtaShift, options: FormatOptions): string {
  const day = formatDay(original, options);
  return [`Original ETA ${day}`, change && describeEtaChange(change)].filter(Boolean).join(comma);
}

/** How long it has taken so far, and how much of that where: `82 days`, `19 at sea`, `54 at Los Angeles`. */
export function journeySummary(journey: Journey): string[] {
  const taken = journeyDays(journey);
  if (!taken) return [];
  const { all, atSea, onRail, waiting } = taken;
  const place = placeName(waiting?.place ?? null);
  return [
    allDays(all),
    ...(atSea > 0 ? [daysAtSea(atSea)] : []),
    ...(onRail > 0 ? [daysOnRail(onRail)] : []),
    ...(waiting && waiting.days > 0 && place !== null ? [daysAt(waiting.days, place)] : []),
  ];
}

const allDays = (days: number): string => counted(days, 'day');
const daysAtSea = (days: number): string => `${days} at sea`;
const daysOnRail = (days: number): string => `${days} on rail`;
const daysAt = (days: number, place: string): string => `${days} at ${place}`;

import { placeName } from '#/domain/records/placeName.ts';
import { capitalized } from '#/language/capitalized.ts';
import { inSentence } from '#/language/inSentence.ts';
import { colon, comma, stop } from '#/language/punctuation.ts';
import { withoutStop } from '#/language/withoutStop.ts';
import { day } from '#/time/durations.ts';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { describeEtaChange } from '#/wording/arrival.ts';
import { describeUncounted, formatDaysLeft } from '#/wording/freeDay.ts';
import type { FreeTime } from './freeTime.ts';
import type { Journey } from './journey.ts';
import type { Move, MoveKind } from './moves.ts';
import { pointsOf } from './points.ts';
import { isDone, type Step } from './step.ts';
import * as words from './words.ts';

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
  return sentences.length > 0 ? `${sentences.join(stop)}${stop.trimEnd()}` : words.noDatesYet;
}

/** The same without its steps: how long it travelled, how long it has stayed, its free time, and how its ETA moved. */
export function besideSteps(journey: Journey, options: FormatOptions): string[] {
  return [...inOrder(carriages(journey)), ...aroundSteps(journey, options)];
}

function aroundSteps(journey: Journey, options: FormatOptions): string[] {
  const { freeTime, eta } = journey;
  const original = eta && words.originalEta(formatDay(eta.original, options));
  return [
    describeStay(journey),
    freeTime && describeFreeTime(freeTime, options).join(comma),
    eta && [original, eta.change && describeEtaChange(eta.change)].filter(Boolean).join(comma),
  ].filter((sentence) => sentence !== null);
}

/** `departed Tue 8 Sep`, `ETA Mon 10 Aug, overdue` */
export function describeStep(step: Step, options: FormatOptions): string {
  const { what, note } = aroundTime(step);
  return `${what} ${formatDay(step.when, options)}${note}`;
}

/** What stands before the time of a step, and what follows it. */
export function aroundTime(step: Step): { readonly what: string; readonly note: string } {
  const what = words.stepName(step.name, !isDone(step));
  // An ETA is an estimate, and so is an appointment.
  const isEvident = step.state === 'estimated' && words.saysEstimate.has(what);
  return { what, note: isEvident ? '' : words.stateNotes[step.state] };
}

/** `LFD Thu 1 Oct`, `51 days past`; `LFD in 3 days`, `Sat 15 Aug` */
export function describeFreeTime(
  { deadline: { day: last, daysLeft }, daysLate, reason }: FreeTime,
  options: FormatOptions,
): readonly [string, string] {
  const text = formatDay({ kind: 'day', day: last }, options);
  if (daysLate !== null) return [words.deadline(text), words.pickedUp(daysLate)];
  if (reason !== null) return [words.deadline(text), uncounted(reason)];
  return daysLeft < 0 ? [words.deadline(text), formatDaysLeft(daysLeft)] : [formatDaysLeft(daysLeft), text];
}

const uncounted = (reason: NonNullable<FreeTime['reason']>): string =>
  reason.code === 'notBegun' ? words.notBegun : inSentence(withoutStop(describeUncounted(reason)));

/** `Mon 3 Aug`: the day at the place, which no choice of clock shifts; the time stands on the page of the shipment. */
export function formatDay(moment: Moment, options: FormatOptions): string {
  return formatMoment({ kind: 'day', day: dayOf(moment) }, options).date;
}

/** How many whole days a move took; 0 for less than half of one. */
export const daysOf = ({ from, to }: Pick<Move, 'from' | 'to'>): number => Math.round((to - from) / day);

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

function carriages({ moves, now, until }: Journey): Item[] {
  return moves.flatMap((move): Item[] => {
    const say = move.kind === 'vessel' ? words.atSea : move.kind === 'rail' ? words.onRail : null;
    if (!say || move.state !== 'actual' || daysOf(move) === 0) return [];
    return [{ at: move.from, place: null, words: say(daysOf(move), move.to === now && until === now) }];
  });
}

/** What it does now, ashore; null where that is not known or is not a day old. */
function describeStay({ moves, steps, now, until }: Journey): string | null {
  const move = moves.findLast(({ state }) => state === 'actual');
  const last = steps.findLast(isDone);
  if (!move || !last || move.to !== now || until !== now || daysOf(move) === 0) return null;
  if (move.kind === 'waiting') return words.waiting(daysOf(move), placeName(last.place));
  return /^(full_out|delivered)$/.test(last.name) ? words.out(daysOf(move)) : null;
}

/** How long it has taken so far, and how much of that where: `82 days`, `19 at sea`, `54 at Los Angeles`. */
export function journeySummary({ steps, moves }: Journey): string[] {
  const happened = moves.filter(({ state }) => state === 'actual');
  const [first, last] = [happened[0], happened.at(-1)];
  if (!first || !last) return [];
  const days = (kind: MoveKind) =>
    happened.filter((move) => move.kind === kind).reduce((sum, move) => sum + daysOf(move), 0);
  const [sea, rail] = [days('vessel'), days('rail')];
  const place = placeName(steps.findLast(isDone)?.place ?? null);
  const waits = last.kind === 'waiting' && place !== null ? daysOf(last) : 0;
  return [
    words.allDays(daysOf({ from: first.from, to: last.to })),
    ...(sea > 0 ? [words.daysAtSea(sea)] : []),
    ...(rail > 0 ? [words.daysOnRail(rail)] : []),
    ...(waits > 0 ? [words.daysAt(waits, place ?? '')] : []),
  ];
}

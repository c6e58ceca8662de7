import { placeName } from '#/domain/records/placeName.ts';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import type { Milestone } from './progress.ts';
import { dateNotReported, estimateWords, milestoneWords, noDatesYet, notDeparted } from './words.ts';

// Their order here is that of the journey.
const kinds: readonly string[] = Object.keys(milestoneWords);

/** Where the container is by its last milestone: `At sea`. */
export function stageWords(milestones: readonly Milestone[]): string {
  const last = milestones.findLast(({ state }) => state === 'done');
  if (!last) return notDeparted;
  return last.kind === 'transshipped' && last.isLeft ? 'At sea' : milestoneWords[last.kind][2];
}

/** How far along the journey that is, 0 before departure: to order by, where the words have another order. */
export function stageRank(milestones: readonly Milestone[]): number {
  const last = milestones.findLast(({ state }) => state === 'done');
  return last ? 1 + kinds.indexOf(last.kind) : 0;
}

/** `At sea: departed Shanghai Mon 3 Aug, arrival at Los Angeles estimated Tue 18 Aug` */
export function progressWords(milestones: readonly Milestone[], options: FormatOptions): string {
  const last = milestones.findLast(({ state }) => state === 'done');
  // Without a time it would only say that something comes next.
  const next = milestones.find(({ state, moment }) => state !== 'done' && moment !== null);
  const parts = [last && doneWords(last, options), next && estimatedWords(next, options)];
  const reported = parts.filter((part) => part !== undefined).join(', ');
  return `${stageWords(milestones)}: ${reported === '' ? noDatesYet : reported}`;
}

/** `Mon 3 Aug`: the day at the place, which no choice of clock shifts; the time stands on the page of the shipment. */
export function dayWords(moment: Moment, options: FormatOptions): string {
  return formatMoment({ kind: 'day', day: dayOf(moment) }, options).date;
}

function doneWords({ kind, place, moment }: Milestone, options: FormatOptions): string {
  const text = at(milestoneWords[kind][0], place);
  return moment ? `${text} ${dayWords(moment, options)}` : `${text}, ${dateNotReported}`;
}

function estimatedWords({ kind, place, moment, state }: Milestone, options: FormatOptions): string {
  const day = moment ? ` ${dayWords(moment, options)}` : '';
  return estimateWords(at(milestoneWords[kind][1], place), day, state === 'overdue');
}

function at(text: string, place: Milestone['place']): string {
  const name = placeName(place);
  return name === null ? text.replace(/ (at|from)$/, '') : `${text} ${name}`;
}

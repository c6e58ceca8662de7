import { formatMoment, type FormatOptions } from '#/time/format.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import type { Milestone } from './progress.ts';
import type { MilestoneKind } from './progressFacts.ts';

/** Of each milestone its name, what is said of it when it happened, when it is expected, and where one is after it. */
const words: Record<MilestoneKind, readonly [name: string, done: string, expected: string, stage: string]> = {
  gatedIn: ['Gate-in', 'gated in at', 'gate-in at', 'At origin'],
  departed: ['Departure', 'departed', 'departure from', 'At sea'],
  transshipped: ['Transshipment', 'reached', 'transshipment at', 'At transshipment'],
  arrived: ['Arrival', 'arrived at', 'arrival at', 'In port'],
  discharged: ['Discharge', 'discharged at', 'discharge at', 'At terminal'],
  leftPort: ['Gate-out', 'left', 'gate-out at', 'On the way inland'],
  onRail: ['Rail', 'left by rail from', 'train departure from', 'On rail'],
  inland: ['Inland', 'arrived at', 'arrival at', 'At destination'],
  pickedUp: ['Pickup', 'picked up at', 'pickup at', 'Out'],
  returned: ['Return', 'empty returned at', 'empty return at', 'Complete'],
};

// Their order here is that of the journey.
const kinds: readonly string[] = Object.keys(words);

/** `Departure` */
export function milestoneName(kind: MilestoneKind): string {
  return words[kind][0];
}

/** Where the container is by its last milestone: `At sea`. */
export function stageWords(milestones: readonly Milestone[]): string {
  const last = milestones.findLast(({ state }) => state === 'done');
  if (!last) return 'Not departed';
  return last.kind === 'transshipped' && last.isLeft ? 'At sea' : words[last.kind][3];
}

/** How far along the journey that is, 0 before departure: to order by, where the words have another order. */
export function stageRank(milestones: readonly Milestone[]): number {
  const last = milestones.findLast(({ state }) => state === 'done');
  return last ? 1 + kinds.indexOf(last.kind) : 0;
}

/** `At sea: departed Shanghai Mon 3 Aug, arrival at Los Angeles expected Tue 18 Aug` */
export function progressWords(milestones: readonly Milestone[], options: FormatOptions): string {
  const last = milestones.findLast(({ state }) => state === 'done');
  // What nobody told a time of would only say that something comes next.
  const next = milestones.find(({ state, moment }) => state !== 'done' && moment !== null);
  const parts = [last && doneWords(last, options), next && projectionWords(next, options)];
  const reported = parts.filter((part) => part !== undefined).join(', ');
  return reported === ''
    ? `${stageWords(milestones)}: no dates told yet`
    : `${stageWords(milestones)}: ${reported}`;
}

/** `Mon 3 Aug`: the day at the place, which no choice of clock shifts; the time stands on the page of the shipment. */
export function dayWords(moment: Moment, options: FormatOptions): string {
  return formatMoment({ kind: 'day', day: dayOf(moment) }, options).date;
}

function doneWords({ kind, place, moment }: Milestone, options: FormatOptions): string {
  const text = at(words[kind][1], place);
  return moment ? `${text} ${dayWords(moment, options)}` : `${text}, date not told`;
}

function projectionWords({ kind, place, moment, state }: Milestone, options: FormatOptions): string {
  const day = moment ? ` ${dayWords(moment, options)}` : '';
  return `${at(words[kind][2], place)} expected${day}${state === 'overdue' ? ', not seen' : ''}`;
}

function at(text: string, place: Milestone['place']): string {
  const name = place?.name ?? place?.locode ?? null;
  return name === null ? text.replace(/ (at|from)$/, '') : `${text} ${name}`;
}

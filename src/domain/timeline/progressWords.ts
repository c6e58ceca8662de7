import { formatMoment, type FormatOptions } from '#/time/format.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import type { Milestone } from './progress.ts';
import type { MilestoneKind } from './progressFacts.ts';

/** Where a container is after each milestone. */
const stages: Readonly<Record<MilestoneKind, string>> = {
  gatedIn: 'At origin',
  departed: 'At sea',
  transshipped: 'At transshipment',
  arrived: 'In port',
  discharged: 'At terminal',
  leftPort: 'On the way inland',
  onRail: 'On rail',
  inland: 'At destination',
  pickedUp: 'Out',
  returned: 'Complete',
};

const notDeparted = 'Not departed';

// Their order here is that of the journey.
const kinds: readonly string[] = Object.keys(stages);

/** Where the container is by its last milestone: `At sea`. */
export function stageWords(milestones: readonly Milestone[]): string {
  const last = milestones.findLast(({ state }) => state === 'done');
  if (!last) return notDeparted;
  return last.kind === 'transshipped' && last.isLeft ? stages.departed : stages[last.kind];
}

/** How far along the journey that is, 0 before departure: to order by, where the words have another order. */
export function stageRank(milestones: readonly Milestone[]): number {
  const last = milestones.findLast(({ state }) => state === 'done');
  return last ? 1 + kinds.indexOf(last.kind) : 0;
}

/** `Mon 3 Aug`: the day at the place, which no choice of clock shifts; the time stands on the page of the shipment. */
export function dayWords(moment: Moment, options: FormatOptions): string {
  return formatMoment({ kind: 'day', day: dayOf(moment) }, options).date;
}

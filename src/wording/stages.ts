import type { Stage } from '#/domain/timeline/stage.ts';
import type { StageFact, Stages } from '#/domain/verdict/stages.ts';
import { colon, comma } from '#/language/punctuation.ts';
import { signedShift } from './arrival.ts';
import { freeDayInShort } from './freeDay.ts';
import { describeHeadline } from './verdict.ts';

const stages: Readonly<Record<Stage, string>> = {
  notDeparted: 'Not departed',
  vessel_departed: 'At sea',
  vessel_arrived: 'In port',
  vessel_discharged: 'At terminal',
  port_out: 'On the way inland',
  rail_departed: 'On rail',
  arrived_at_inland_destination: 'At destination',
  full_out: 'Out',
  empty_in: 'Complete',
};

/** Where it is by the last milestone that the records prove: `At sea`. */
export const describeStage = (stage: Stage): string => stages[stage];

const plainStages = {
  notReported: 'Not reported',
  cancelled: 'Cancelled',
  stopped: 'Tracking ended',
  stale: 'Stale data',
  noDeparture: 'No ETD',
  noArrival: 'No ETA',
  noFreeDay: 'No LFD yet',
  returned: 'Returned',
} as const;

/** `ETA in 9 d`, `ETA today`, `ETA 3 d past`. */
function inDaysOf(name: string, days: number): string {
  if (days < 0) return `${name} ${-days} d past`;
  return days === 0 ? `${name} today` : `${name} in ${days} d`;
}

/** What the present stage of a row's journey says, as short as its place is narrow: `ETA in 9 d`, `2 d past LFD`, `6 d out`. */
export function describeStageFact(fact: StageFact): string {
  switch (fact.code) {
    case 'departure':
      return inDaysOf('ETD', fact.days);
    case 'arrival':
      return inDaysOf('ETA', fact.days);
    case 'freeDay':
      return freeDayInShort(fact.days);
    case 'atPort':
      return fact.days === null || fact.days < 1 ? 'At port' : `${fact.days} d at port`;
    case 'awaiting':
      return fact.byRail ? 'Awaiting rail' : 'Awaiting truck';
    case 'out':
      return fact.days < 1 ? 'Out today' : `${fact.days} d out`;
    case 'headline':
      return describeHeadline(fact.headline);
    default:
      return plainStages[fact.code];
  }
}

/** `At sea: ETA in 9 d, Savannah, ETA +2 d` */
export function describeStages({ stage, says, slip }: Stages): string {
  const more = typeof says.more === 'string' ? says.more : null;
  const shift = slip && signedShift(slip.change);
  const parts = [describeStageFact(says.fact), more, shift && `ETA ${shift}`].filter(Boolean).join(comma);
  return stage === null ? parts : describeStage(stage) + colon + parts;
}

import { ownEntry } from '#/domain/records/ownEntry.ts';
import { eventLabel } from '#/domain/timeline/words.ts';
import { wholeDays } from '#/time/relative.ts';

/** What vessels do at a port, beside its name: once it happened, and while it is estimated. */
const atPort: Readonly<Record<string, readonly [actual: string, estimated: string]>> = {
  departed: ['departed', 'ETD'],
  arrived: ['arrived', 'ETA'],
  discharged: ['discharged', 'discharge'],
};

/** The gate-out by the consignee is told apart from the one to a train (docs/interface.md trap 19). */
const ofConsignee: Readonly<Record<string, readonly [actual: string, estimated: string]>> = {
  appointment: ['pickup appointment', 'pickup appointment'],
  full_out: ['picked up', 'pickup'],
};

/** What a step is called beside the name of its place, within a sentence: `departed`, `ETA`, `gate-in full`. */
export function stepName(name: string, isAhead: boolean): string {
  const special = ownEntry(ofConsignee, name);
  if (special) return special[isAhead ? 1 : 0];
  const [, act = name] = /^(?:vessel|transshipment|feeder)_(.*)$/.exec(name) ?? [];
  const words = ownEntry(atPort, name === 'arrived_at_inland_destination' ? 'arrived' : act);
  if (words) return words[isAhead ? 1 : 0];
  const label = eventLabel(name, isAhead);
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** What follows the day of a step. */
export const stateNotes = {
  actual: '',
  assumed: ', time estimated',
  estimated: ', estimated',
  overdue: ', overdue',
} as const;

const soFar = (words: string, isUnderWay: boolean) => (isUnderWay ? `${words} so far` : words);
export const atSea = (days: number, isUnderWay = false): string =>
  soFar(`${wholeDays(days)} at sea`, isUnderWay);
export const onRail = (days: number, isUnderWay = false): string =>
  soFar(`${wholeDays(days)} on rail`, isUnderWay);
/** @param place null where it is not reported */
export const waiting = (days: number, place: string | null): string =>
  `${wholeDays(days)} ${place === null ? 'waiting' : `at ${place}`} so far`;
export const out = (days: number): string => `${wholeDays(days)} out, empty not returned`;

export const deadline = (day: string): string => `LFD ${day}`;
export const pickedUp = (daysLate: number): string =>
  daysLate > 0 ? `picked up ${wholeDays(daysLate)} late` : 'picked up in time';
export const originalEta = (day: string): string => `Original ETA ${day}`;
export const noDatesYet = 'No dates reported yet';

/** Parts of the summary above a line. */
export const allDays = wholeDays;
export const daysAtSea = (days: number): string => `${days} at sea`;
export const daysOnRail = (days: number): string => `${days} on rail`;
export const daysAt = (days: number, place: string): string => `${days} at ${place}`;

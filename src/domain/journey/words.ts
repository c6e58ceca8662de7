import { lookup } from '#/domain/records/lookup.ts';
import { counted } from '#/language/plural.ts';

type Wording = readonly [actual: string, estimated: string];

const eta = 'ETA';
const etd = 'ETD';
const appointment = 'pickup appointment';

/** What is done at a port, beside its name. */
const atPort: Readonly<Record<string, Wording>> = {
  loaded: ['loaded', 'loading'],
  departed: ['departed', etd],
  arrived: ['arrived', eta],
  berthed: ['berthed', 'berthing'],
  discharged: ['discharged', 'discharge'],
};

/** The gate-out by the consignee is a pickup, which the one to a train is not (docs/interface.md trap 19). */
const onLand: Readonly<Record<string, Wording>> = {
  empty_out: ['gate-out empty', 'gate-out empty'],
  full_in: ['gate-in full', 'gate-in full'],
  port_out: ['gate-out full at port', 'gate-out full at port'],
  rail_departed: ['rail departed', 'rail ETD'],
  arrived_at_inland_destination: ['arrived', eta],
  appointment: [appointment, appointment],
  full_out: ['picked up', 'pickup'],
  delivered: ['delivered', 'delivery'],
  empty_in: ['empty returned', 'empty return'],
};

/** What a step is called beside the name of its place, within a sentence: `departed`, `ETA`, `gate-in full`. */
export function stepName(name: string, isAhead: boolean): string {
  const words = lookup(onLand, name) ?? lookup(atPort, name.replace(/^[a-z]+_/, ''));
  return words?.[isAhead ? 1 : 0] ?? name;
}

/** What is an estimate by its name. */
export const saysEstimate: ReadonlySet<string> = new Set([eta, etd, appointment]);

/** What follows the day of a step. */
export const stateNotes = {
  actual: '',
  assumed: ', time estimated',
  estimated: ', estimated',
  overdue: ', overdue',
} as const;

const soFar = (words: string, isUnderWay: boolean) => (isUnderWay ? `${words} so far` : words);
export const atSea = (days: number, isUnderWay = false): string =>
  soFar(`${counted(days, 'day')} at sea`, isUnderWay);
export const onRail = (days: number, isUnderWay = false): string =>
  soFar(`${counted(days, 'day')} on rail`, isUnderWay);
/** @param place null where it is not reported */
export const waiting = (days: number, place: string | null): string =>
  place === null ? `${counted(days, 'day')} waiting so far` : `${counted(days, 'day')} at ${place} so far`;
export const out = (days: number): string => `${counted(days, 'day')} out, empty not returned`;

export const deadline = (day: string): string => `LFD ${day}`;
export const pickedUp = (daysLate: number): string =>
  daysLate > 0 ? `picked up ${counted(daysLate, 'day')} late` : 'picked up in time';
/** Why the days past an LFD are not counted, of a container that is on its way. */
export const notBegun = 'free time has not begun';
export const originalEta = (day: string): string => `Original ETA ${day}`;
export const noDatesYet = 'No dates reported yet';

/** Parts of the summary above a line. */
export const allDays = (days: number): string => counted(days, 'day');
export const daysAtSea = (days: number): string => `${days} at sea`;
export const daysOnRail = (days: number): string => `${days} on rail`;
export const daysAt = (days: number, place: string): string => `${days} at ${place}`;

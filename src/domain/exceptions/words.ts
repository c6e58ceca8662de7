import type { FreeDaySource, Withheld } from '#/domain/pickup/freeDay.ts';
import { carrierReleaseHold, type HoldFact } from '#/domain/pickup/holds.ts';
import { inSentence } from '#/language/inSentence.ts';
import { counted } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';
import { describeWithheld, freeDayReporters } from '#/wording/freeDay.ts';
import { holdName } from '#/wording/pickup.ts';
import type { ConcernedCounts } from './concerned.ts';

/** `85 containers, 11 requests`; what there is none of is left out where there is something of the other. */
export const describeConcerned = ({ containers, requests }: ConcernedCounts): string =>
  [
    ...(containers > 0 || requests === 0 ? [counted(containers, 'container')] : []),
    ...(requests > 0 ? [counted(requests, 'request')] : []),
  ].join(comma);

/** `LFD missed (rail)`. @param daysLeft null where the data is too old to count by */
export function freeDayReason(source: FreeDaySource, daysLeft: number | null): string {
  const state = daysLeft === null ? '' : daysLeft < 0 ? ' missed' : daysLeft === 0 ? ' today' : ' near';
  return `LFD${state} (${freeDayReporters[source]})`;
}

export const freeDayDue = 'LFD';

/** @param names `USDA and customs` */
export const severalHolds = (names: string): string => `${names} holds`;

/** The text of a terminal, which is not ours. */
export const quoted = (text: string): string => `“${text}”`;
export const askWhoClears = 'Ask the terminal who clears it';

/** `Customs hold`, `Freight hold (carrier)`: the carrier's own by the word that its last free day has. */
export const holdOf = ({ name, party }: Pick<HoldFact, 'name' | 'party'>): string =>
  party === 'carrier' && name !== carrierReleaseHold
    ? `${holdName(name)} (${freeDayReporters.line})`
    : holdName(name);

/** `Customs hold, VACIS exam, freight hold`, as much as a row has room for. */
export const holdsOf = (holds: readonly string[]): string =>
  [...new Set(holds.map(holdName))].map((name, index) => (index === 0 ? name : inSentence(name))).join(comma);

export const notAvailableReason = 'Not available';
export const notAvailableNext = 'Ask the terminal why';

export const etaSlippedReason = 'POD ETA slipped';
export const etaSlippedDue = 'POD ETA';

/** What has an estimate: the departure from the port of loading, the arrival at the port of discharge, or inland. */
export const overdueLabels = {
  departure: { reason: 'POL departure overdue', due: 'POL ETD' },
  arrival: { reason: 'POD arrival overdue', due: 'POD ETA' },
  inland: { reason: 'Inland arrival overdue', due: 'Inland ETA' },
} as const;

export const emptyReason = 'Empty overdue';
export const emptyDue = 'Picked up';

/** `12 days ago`. */
export function emptyCount(days: number): string {
  return `${counted(days, 'day')} ago`;
}

export const trackingStoppedReason = 'Tracking stopped';
/** Why nothing is judged, in a second line: of what is tracked no more, that. */
export const describeUnjudged = (withheld: Withheld): string =>
  withheld.code === 'stopped' || withheld.code === 'pickupStopped'
    ? trackingStoppedReason
    : describeWithheld(withheld);

export const stoppedDue = 'Stopped';
export const stoppedNext = 'No updates until tracking is resumed';
export const cancelledNext = 'Ask which booking replaces it';

export function emptiesOutNext(out: number, all: number): string {
  const words = 'Empty return not reported';
  return out === all ? words : `${words} for ${out} of ${all} containers`;
}

export const requestReasons = { failed: 'Request failed', waiting: 'Request waiting' } as const;

export const requestDue = 'Requested';

import type { FreeDaySource } from '#/domain/pickup/freeDay.ts';
import type { HoldEffect } from '#/domain/pickup/holds.ts';
import { wholeDays } from '#/time/words.ts';

/** Whose last free day it is, as dense screens have it. */
const freeDayNames: Readonly<Record<FreeDaySource, string>> = {
  line: 'Carrier LFD',
  terminal: 'Terminal LFD',
  rail: 'Rail LFD',
  combined: 'Combined LFD',
};

/** @param daysLeft null where the data is too old to count by */
export function freeDayReason(source: FreeDaySource, daysLeft: number | null): string {
  const name = freeDayNames[source];
  if (daysLeft === null) return name;
  if (daysLeft < 0) return `${name} past`;
  return daysLeft === 0 ? `${name} today` : `${name} near`;
}

export const freeDayDue = 'LFD';

const holdNames: Readonly<Record<HoldEffect, string>> = {
  blocks: 'On hold',
  warns: 'Hold pending',
  unclear: 'Hold, status unknown',
};

export function holdReason(effect: HoldEffect, label: string, description: string | null): string {
  return `${holdNames[effect]}: ${label}${description === null ? '' : ` (“${description}”)`}`;
}

export function holdNext(clearedBy: string | null): string {
  return clearedBy === null ? 'Ask the terminal who clears it' : `Cleared by: ${clearedBy}`;
}

/** @param daysLeft of the last free day; null where the data is too old to count by */
export function notAvailableReason(daysLeft: number | null): string {
  if (daysLeft === null) return 'Not available when the terminal was last checked';
  return `Not available for pickup, ${daysLeft < 0 ? 'LFD past' : 'free time running'}`;
}

export const notAvailableNext = 'Ask the terminal why';

export const etaSlippedReason = 'POD ETA slipped';
export const etaSlippedDue = 'POD ETA';

/** What has an estimate: the departure from the port of loading, the arrival at the port of discharge, or inland. */
export const overdueWords = {
  departure: { reason: 'POL departure overdue', due: 'POL ETD' },
  arrival: { reason: 'POD arrival overdue', due: 'POD ETA' },
  inland: { reason: 'Inland arrival overdue', due: 'Inland ETA' },
} as const;

export const emptyReason = 'Empty not returned';
export const emptyDue = 'Picked up';

/** `12 days out`. */
export function emptyCount(days: number): string {
  return `${wholeDays(days)} out`;
}

export function trackingStoppedReason(why: string): string {
  return `Tracking stopped: ${why}`;
}

export const stoppedDue = 'Stopped';
export const stoppedNext = 'No updates until tracking is resumed';
export const cancelledNext = 'Ask the carrier which booking replaces it';

export function emptiesOutNext(out: number, all: number): string {
  return `Empty return not reported for ${out} of ${all} containers`;
}

export function requestFailedReason(why: string): string {
  return `Request failed: ${why}`;
}

export const requestDue = 'Requested';

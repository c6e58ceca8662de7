import type { HoldEffect } from '#/domain/pickup/holds.ts';
import { carrierRelease, formatDaysLeft, holdLabels } from '#/domain/pickup/words.ts';
import type { Phase } from '#/domain/status/statusPhase.ts';
import { counted } from '#/language/plural.ts';
import type { Expectation } from './expectations.ts';

/** The sentence of a verdict, as a coordinator would say it. */
export const headlines = {
  notReady: 'Not ready for pickup',
  ready: 'Ready for pickup',
  availabilityNotReported: 'Availability not reported',
  holdUnknown: 'Hold status unknown',
  contradictory: 'Contradictory reports',
  notDischarged: 'Arrived, not discharged',
  arrivingTonight: 'Arriving tonight',
  arrivingToday: 'Arriving today',
  arrivingTomorrow: 'Arriving tomorrow',
  atSea: 'At sea',
  notDeparted: 'Loaded, not departed',
  toPortOfLoading: 'On rail to the port of loading',
  onRail: 'On rail',
  onTheWayInland: 'On the way inland',
  probablyInland: 'Left the port, probably inland',
  awaitingRail: 'Awaiting rail',
  awaitingInland: 'Awaiting inland transfer',
  booked: 'Booked',
  loaded: 'Loaded',
  emptyOut: 'Empty overdue',
  pickedUp: 'Picked up',
  delivered: 'Delivered',
  returned: 'Empty returned',
  cancelled: 'Booking cancelled',
  statusNotReported: 'Status not reported',
  arrivedUnnamed: 'Arrived, containers not reported',
} as const;

export const statusUnknown = (word: string): string => `Status unknown: ${word}`;
export const atTransshipment = (port: string | null): string =>
  port === null ? 'At transshipment port' : `At transshipment port ${port}`;

export const overdueHeadlines: Readonly<Record<Expectation['what'], string>> = {
  departure: 'Overdue: no departure reported',
  arrival: 'Overdue: no arrival reported',
  inland: 'Overdue: no inland arrival reported',
};
export const overdueReasons: Readonly<Record<Expectation['what'], string>> = {
  departure: 'POL ETD',
  arrival: 'POD ETA',
  inland: 'Inland ETA',
};

/** Why no verdict can be given, and where it was last. */
export const staleHeads = {
  stopped: 'Tracking stopped',
  old: 'Stale data',
  never: 'Not checked yet',
} as const;
const lastReported: Readonly<Record<Phase, string | null>> = {
  origin: 'before departure',
  vessel: 'at sea',
  arrived: 'at the port of discharge',
  port: 'at the terminal',
  awaitingInland: 'awaiting rail or truck',
  offDock: 'off dock',
  inlandTransit: 'on the way inland',
  inlandTerminal: 'at the inland terminal',
  consignee: 'picked up',
  returned: 'returned',
  unknown: null,
};
/** @param transshipment where its events have it between two vessels; else null */
export function staleHeadline(
  why: keyof typeof staleHeads,
  phase: Phase,
  transshipment: string | null = null,
): string {
  const where = transshipment === null ? lastReported[phase] : `at transshipment port ${transshipment}`;
  return where === null ? staleHeads[why] : `${staleHeads[why]}: last reported ${where}`;
}

const holdEffects: Readonly<Record<HoldEffect, string>> = {
  blocks: '',
  warns: ' pending',
  unclear: ', status unknown',
};
/** `USDA hold`, `Customs hold pending`. */
export const holdReason = (name: string, effect: HoldEffect): string =>
  name === carrierRelease.hold && effect === 'warns' ? name : `${name}${holdEffects[effect]}`;
/** `Customs hold`; an exam is one by its name. */
export const holdName = (label: string): string =>
  Object.values(holdLabels).find((known) => known.label === label)?.hold ??
  (label.endsWith(' exam') ? label : `${label} hold`);
export const clearedBy = (who: string): string => `cleared by ${who}`;
export const askWhoClears = 'ask the terminal who clears it';

export const askWhy = 'ask the terminal why';
export const reportsNoAvailability = 'This terminal does not report it';
export const noWordYet = 'No word from the terminal yet';
export const askTerminal = 'ask the terminal';
export const holdsNotReported = 'Holds not reported';

export const appointment = 'Pickup appointment';
export const appointmentPassed = 'Pickup appointment passed';
export const appointmentMissed = {
  tone: 'risk',
  words: 'Appointment missed',
  short: 'Appointment missed',
  cost: null,
} as const;
export const feesReported = (sums: string): string => `${sums} in fees`;
/** `2 days past LFD`, `LFD today`, `LFD in 3 days`. */
export const freeDay = (days: number): string => `${formatDaysLeft(days)}${days < 0 ? ' LFD' : ''}`;
/** `2 d past LFD`, `LFD in 3 d`. */
export const freeDayInShort = (days: number): string =>
  days < 0 ? `${-days} d past LFD` : days === 0 ? freeDay(days) : `LFD in ${days} d`;
export const feesRunning = 'Fees running';
export const soFar = (sums: string): string => `${sums} so far`;

export const eta = 'ETA';
export const etaChange = (words: string): string => `ETA ${words}`;
export const askCarrier = 'ask the carrier';
export const resumeTracking = 'your team can resume tracking';
/** Its date follows it where there is room. */
export const notUpdatedSince = 'No carrier update since ETA';

export const emptyDays = (days: number): string => `${counted(days, 'day')} out`;
export const truckerReturns = 'ask the trucker to return it';
export const containersNotNamed = 'Containers not named yet';
export const cancelledByCarrier = 'Cancelled by the carrier';
export const replaceBooking = 'ask for the booking that takes its place';

/** In the present stage of a row's journey: as short as its place is narrow. */
export const stages = {
  notReported: 'Not reported',
  cancelled: 'Cancelled',
  stopped: 'Tracking ended',
  stale: 'Stale data',
  noDeparture: 'No ETD',
  noArrival: 'No ETA',
  noFreeDay: 'No LFD yet',
  returned: 'Returned',
} as const;
const inDaysOf = (name: string, days: number): string => {
  if (days < 0) return `${name} ${-days} d past`;
  return days === 0 ? `${name} today` : `${name} in ${days} d`;
};
/** `ETD in 4 d`, `ETD today`, `ETD 2 d past`. */
export const departureIn = (days: number): string => inDaysOf('ETD', days);
/** `ETA in 9 d`, `ETA today`, `ETA 3 d past`. */
export const arrivalIn = (days: number): string => inDaysOf('ETA', days);
/** @param days since its arrival; null where that is not reported */
export const atPort = (days: number | null): string =>
  days === null || days < 1 ? 'At port' : `${days} d at port`;
export const awaiting = (byRail: boolean): string => (byRail ? 'Awaiting rail' : 'Awaiting truck');
export const etaBy = (shift: string): string => `ETA ${shift}`;
/** `6 d out`, `Out today`. */
export const out = (days: number): string => (days < 1 ? 'Out today' : `${days} d out`);

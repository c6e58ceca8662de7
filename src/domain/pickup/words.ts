import type { PickupDeadlines } from '#/domain/records/container.ts';
import { wholeDays } from '#/time/words.ts';
import type { Party } from './party.ts';

/** A last free day by who reports it. */
export const freeDaySourceWords: Readonly<Record<keyof PickupDeadlines | 'combined', string>> = {
  line: 'Carrier LFD',
  terminal: 'Terminal LFD',
  rail: 'Rail LFD',
  combined: 'Combined LFD',
};

/** Calendar days up to the last free day, negative after it: `LFD in 3 days`, `LFD today`, `7 days past`. */
export function daysLeftWords(daysLeft: number): string {
  const count = daysLeftCount(daysLeft);
  return daysLeft < 0 ? count : `LFD ${count}`;
}

/** The same beside what says that it is of the last free day: `in 3 days`, `today`, `7 days past`. */
export function daysLeftCount(daysLeft: number): string {
  if (daysLeft < 0) return `${wholeDays(-daysLeft)} past`;
  return daysLeft === 0 ? 'today' : `in ${wholeDays(daysLeft)}`;
}

export const freeDayNotReported = 'Last free day not reported.';

/** Why the terminal's data cannot be judged by. */
export const stoppedBeforePickup = 'Tracking stopped, so pickup is not reported.';
export const terminalNeverChecked = 'Terminal not checked yet.';
export const lastChecked = (who: 'terminal' | 'rail', days: number): string =>
  `${who === 'rail' ? 'Railroad' : 'Terminal'} last checked ${days} days ago.`;

/** What is known of a hold by its name. */
interface HoldName {
  readonly label: string;
  readonly who: string;
  /** When or where that is done; null where there is nothing to add. */
  readonly how: string | null;
  readonly party: Party;
}

/**
 * Holds by name, and who clears them. Case matters: `usda` is not known to be `USDA` (docs/interface.md 6.3).
 */
export const holdWords: Readonly<Record<string, HoldName>> = {
  freight: {
    label: 'Freight',
    who: 'carrier',
    how: 'once freight is paid and the bill released',
    party: 'carrier',
  },
  customs: { label: 'Customs', who: 'customs broker', how: null, party: 'broker' },
  USDA: { label: 'USDA', who: 'customs broker', how: 'with the USDA', party: 'broker' },
  VACIS: { label: 'VACIS exam', who: 'customs broker', how: 'after the customs exam', party: 'broker' },
  TMF: { label: 'TMF', who: 'payer of the fee', how: 'at the terminal’s fee service', party: 'consignee' },
  other: { label: 'Other', who: 'terminal', how: null, party: 'terminal' },
};

export const currencyNotReported = '(currency not reported)';

/** Whether it can be picked up, and why. Names are those of holds. */
export const pickedUpReason = 'Picked up.';
export const stillOnVessel = 'Still on the vessel.';
export const stillOnRail = 'Still on rail.';
export const onTheWayInland = 'Gated out at the port, on the way inland.';
export const probablyInland =
  'Gated out at the port. The destination is inland, so this is probably not the pickup.';
export const onHold = (holds: string): string => `On hold: ${holds}.`;
export const unknownHolds = (holds: string): string => `Hold status unknown: ${holds}.`;
export const pendingHolds = (holds: string): string => `Pending, may become a hold: ${holds}.`;
export const holdsNotReported = 'Holds not reported.';
export const notReleased = 'Not released by the terminal.';
export const reportsNoAvailability = 'The terminal does not report availability.';
export const availabilityNotReported = 'Availability not reported.';
export const availableByTerminal = 'Available, as the terminal reports.';
export const conflictingAvailability =
  'The terminal reports it as available, which contradicts this: its data is out of step.';
export const availableAndGone = 'Reported both as available and as gated out: the data is out of step.';

/** Where it is: `At CN Brampton, Toronto`. */
export const at = 'At';
/** What takes it to a place. */
export const carriedBy = { rail: 'On rail', vessel: 'On vessel', inland: 'On the way inland' } as const;
export const to = (place: string | null): string => `to ${place ?? unreportedPlace}`;
export const unreportedPlace = 'a place that is not reported';
export const offDock = 'Off dock';
export const yardNotReported = 'yard not reported';
export const offDockAt = (yard: string | null): string =>
  yard === null ? `${offDock}, ${yardNotReported}` : `${offDock} at ${yard}`;

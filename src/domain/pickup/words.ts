import type { PickupDeadlines } from '#/domain/records/container.ts';
import { formatList } from '#/language/formatList.ts';
import { counted } from '#/language/plural.ts';
import type { ActingParty } from './party.ts';

/** A last free day by who reports it. */
export const freeDaySourceLabels: Readonly<
  Record<keyof PickupDeadlines | 'combined' | 'calculated', string>
> = {
  line: 'Carrier LFD',
  terminal: 'Terminal LFD',
  rail: 'Rail LFD',
  combined: 'Combined LFD',
  calculated: 'Calculated LFD',
};

/** Calendar days up to the last free day, negative after it: `LFD in 3 days`, `LFD today`, `7 days past`. */
export function formatDaysLeft(daysLeft: number): string {
  const count = daysLeftCount(daysLeft);
  return daysLeft < 0 ? count : `LFD ${count}`;
}

/** The same beside what says that it is of the last free day: `in 3 days`, `today`, `7 days past`. */
export function daysLeftCount(daysLeft: number): string {
  if (daysLeft < 0) return `${counted(-daysLeft, 'day')} past`;
  return daysLeft === 0 ? 'today' : `in ${counted(daysLeft, 'day')}`;
}

export const freeDayNotReported = 'Last free day not reported.';
export const freeDayUnreadable = (text: string): string =>
  `Last free day came as “${text}”, which is not a date.`;
/** Of a last free day that a source wrote as midnight UTC. */
export const mayBeDayAfter = 'reported as midnight UTC, may mean the day after';

/** Why the terminal's data cannot be judged by. */
export const stoppedBeforePickup = 'Tracking stopped, so pickup is not reported.';
const checkedNames = { terminal: 'Terminal', rail: 'Railroad' } as const;
export const neverChecked = (who: keyof typeof checkedNames): string =>
  `${checkedNames[who]} not checked yet.`;
/** Of a check whose time lies ahead. */
export const checkedAhead = (who: keyof typeof checkedNames): string =>
  `${checkedNames[who]}: the last check is dated ahead.`;
export const lastChecked = (who: keyof typeof checkedNames, days: number): string =>
  `${checkedNames[who]} last checked ${days} days ago.`;

/** What is known of a hold by its name. */
interface HoldName {
  readonly label: string;
  /** What it is called by itself; an exam is one by its name. */
  readonly hold: string;
  readonly who: string;
  /** When or where that is done; null where there is nothing to add. */
  readonly how: string | null;
  readonly party: ActingParty;
}

/** Says by its name who clears it, and that this is pending. */
export const carrierRelease: HoldName = {
  label: 'Carrier release',
  hold: 'Carrier release pending',
  who: 'carrier',
  how: null,
  party: 'carrier',
};

/**
 * Holds by name, and who clears them. Case matters: `usda` is not known to be `USDA` (docs/interface.md 6.3).
 */
export const holdLabels: Readonly<Record<string, HoldName>> = {
  freight: {
    label: 'Freight',
    hold: 'Freight hold',
    who: 'carrier',
    how: 'once freight is paid and the bill released',
    party: 'carrier',
  },
  line: carrierRelease,
  customs: { label: 'Customs', hold: 'Customs hold', who: 'customs broker', how: null, party: 'broker' },
  USDA: { label: 'USDA', hold: 'USDA hold', who: 'customs broker', how: null, party: 'broker' },
  VACIS: {
    label: 'VACIS exam',
    hold: 'VACIS exam',
    who: 'customs broker',
    how: 'after the customs exam',
    party: 'broker',
  },
  TMF: {
    label: 'TMF',
    hold: 'TMF hold',
    who: 'payer of the fee',
    how: 'at the terminal’s fee service',
    party: 'consignee',
  },
  other: { label: 'Other', hold: 'Other hold', who: 'terminal', how: null, party: 'terminal' },
};

export const currencyNotReported = '(currency not reported)';

/** Whether it can be picked up, and why. Names are those of holds. */
export const pickedUpReason = 'Picked up.';
export const stillOnVessel = 'Still on the vessel.';
export const stillOnRail = 'Still on rail.';
export const notLoaded = 'Not on the vessel yet.';
export const onTheWayInland = 'Gated out at the port, on the way inland.';
export const probablyInland =
  'Gated out at the port. The destination is inland, so this is probably not the pickup.';
export const onHold = (holds: string): string => `On hold: ${holds}.`;
export const unknownHolds = (holds: string): string => `Hold status unknown: ${holds}.`;
export const pendingHolds = (holds: string): string => `Pending, may become a hold: ${holds}.`;
export const holdsNotReported = 'Holds not reported.';
/** Who has to let a container go (docs/interface.md 3.12): on its own, and in a sentence. */
export const releasers: Readonly<Record<string, { readonly label: string; readonly by: string }>> = {
  customs: { label: 'Customs', by: 'customs' },
  freight: { label: 'Carrier', by: 'the carrier' },
  terminal: { label: 'Terminal', by: 'the terminal' },
};
export const releaseStates: Readonly<Record<string, string>> = {
  released: 'released',
  hold: 'on hold',
  pending: 'pending',
};
/** `Not released by customs and the terminal`; by the terminal where it is not reported who has not. */
export const notReleasedBy = (names: readonly string[]): string =>
  `Not released by ${names.length > 0 ? formatList(names) : 'the terminal'}`;
export const reportsNoAvailability = 'The terminal does not report availability.';
export const availabilityNotReported = 'Availability not reported.';
export const availableByTerminal = 'Available, as the terminal reports.';
export const conflictingAvailability =
  'The terminal reports it as available, which contradicts this: its data is out of step.';
/** `The status says “Available”, though the delivery is reported.` */
export const statusAgainst = (label: string, fact: string): string =>
  `The status says “${label}”, though ${fact}.`;
/** What dates say. */
export const datedFacts = {
  arrived: 'the arrival at the port is reported',
  discharged: 'the discharge is reported',
  leftPort: 'the gate-out at the port is reported',
  onRail: 'the loading on rail is reported',
  cameInland: 'the arrival inland is reported',
  pickedUp: 'the gate-out full is reported',
  delivered: 'the delivery is reported',
  returned: 'the empty return is reported',
} as const;
/** Of a status that says that something is over which is dated for later. */
export const aheadFact = 'its time lies ahead';
export const returnedBeforeArrival = 'The empty return is reported, though the arrival is still to come.';
export const releasedFact = 'the terminal reports it as available';
export const refusedFact = 'the terminal reports it as not available';
export const silentFact = 'the terminal reports no availability';
export const blockedFact = 'a hold blocks the pickup';

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

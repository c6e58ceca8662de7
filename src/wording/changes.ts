import type {
  Change,
  ChangeKind,
  MomentFact,
  NameFact,
  NumberFact,
  PlaceFact,
} from '#/domain/changes/change.ts';
import type { RecordChanges } from '#/domain/changes/shipmentChanges.ts';
import { topChanges } from '#/domain/changes/topChanges.ts';
import { comma } from '#/language/punctuation.ts';
import type { MomentShift } from '#/time/momentShift.ts';
import { atAnotherTime, earlier, inHours, later, wholeDays } from '#/time/words.ts';
import { reviewedStatus } from './changeValues.ts';
import { freeDaySourceLabels } from './freeDay.ts';
import { holdName } from './holds.ts';
import { describeStopReason } from './status.ts';

export const changeKindLabels: Readonly<Record<ChangeKind, string>> = {
  place: 'Port or inland destination',
  number: 'Bill of lading or container number',
  hold: 'Hold',
  free_day: 'Last free day',
  eta: 'ETA',
  fees: 'Fees',
  tracking: 'Tracking',
  gone: 'No longer listed',
  appointment: 'Pickup appointment',
  terminal: 'Terminal',
  vessel: 'Vessel or voyage',
  arrived: 'Arrived',
  status: 'Status',
  picked_up: 'Picked up',
  delivered: 'Delivered',
  empty_returned: 'Empty returned',
  new: 'New',
};

const reportedLabel = (name: string): string => `${name} reported`;
const goneLabel = (name: string): string => `${name} no longer reported`;
const changedLabel = (name: string): string => `${name} changed`;
const correctedLabel = (corrected: string, shift: string): string => `${corrected}, ${shift}`;
const movedLabel = (name: string, shift: string): string => `${name} ${shift}`;

/** `2 days later`, `5 h earlier`, `at another time that day`. */
function formatShift({ days, hours }: MomentShift): string {
  if (days !== 0) return shifted(days, wholeDays);
  return hours === null ? atAnotherTime : shifted(hours, inHours);
}

function shifted(count: number, inUnit: (count: number) => string): string {
  const length = inUnit(Math.abs(count));
  return count > 0 ? later(length) : earlier(length);
}

// Places, numbers and names.

const names: Readonly<Record<(PlaceFact | NumberFact | NameFact)['code'], string>> = {
  port: 'Port of discharge',
  inlandPlace: 'Inland destination',
  billOfLading: 'Bill of lading or booking number',
  containerNumber: 'Container number',
  terminal: 'Terminal',
  inlandTerminal: 'Inland terminal',
  pickupLocation: 'Pickup location',
  vessel: 'Vessel',
  voyage: 'Voyage',
};

function describeNamed({ code, from, to }: Extract<Change, PlaceFact | NumberFact | NameFact>): string {
  const name = names[code];
  if (!from) return reportedLabel(name);
  return to ? changedLabel(name) : goneLabel(name);
}

// Times.

/** What is said of a time. */
interface TimeLabels {
  readonly reported: string;
  readonly moved: (shift: MomentShift) => string;
  readonly gone: string;
}

const timeLabels = (name: string, moved: TimeLabels['moved']): TimeLabels => ({
  reported: reportedLabel(name),
  moved,
  gone: goneLabel(name),
});

/** `POD ETA slipped 2 days`, `POD ETA pulled in 5 h`. */
function etaMoved(name: string, shift: MomentShift): string {
  const { days, hours } = shift;
  const by = days === 0 ? (hours ?? 0) : days;
  if (by === 0) return movedLabel(name, formatShift(shift));
  const size = days === 0 ? inHours(Math.abs(by)) : wholeDays(Math.abs(by));
  return `${name} ${by > 0 ? 'slipped' : 'pulled in'} ${size}`;
}

const etaOf = (name: string): TimeLabels => timeLabels(name, (shift) => etaMoved(name, shift));
const etaLabels = { port: etaOf('POD ETA'), inland: etaOf('Inland ETA') } as const;

const corrected =
  (label: string): TimeLabels['moved'] =>
  (shift) =>
    correctedLabel(label, formatShift(shift));

const milestoneLabels: Readonly<
  Record<Exclude<MomentFact, { readonly code: 'eta' | 'freeDay' }>['code'], TimeLabels>
> = {
  appointment: {
    reported: 'Pickup appointment made',
    moved: (by) => appointmentMoved(formatShift(by)),
    gone: goneLabel('Pickup appointment'),
  },
  pickedUp: {
    reported: 'Picked up',
    moved: corrected('Pickup time corrected'),
    gone: 'No longer reported as picked up',
  },
  delivered: {
    reported: 'Delivered',
    moved: corrected('Delivery time corrected'),
    gone: 'No longer reported as delivered',
  },
  emptyReturned: {
    reported: 'Empty returned',
    moved: corrected('Empty return time corrected'),
    gone: 'No longer reported as returned empty',
  },
};
const appointmentMoved = (shift: string): string => `Pickup appointment ${shift}`;

function labelsOf(fact: MomentFact): TimeLabels {
  switch (fact.code) {
    case 'eta':
      return etaLabels[fact.leg];
    case 'freeDay': {
      const name = freeDaySourceLabels[fact.source];
      return timeLabels(name, (shift) => movedLabel(name, formatShift(shift)));
    }
    default:
      return milestoneLabels[fact.code];
  }
}

function describeTime(change: Extract<Change, MomentFact>): string {
  const { reported, moved, gone } = labelsOf(change);
  if (change.shift) return moved(change.shift);
  return change.from ? gone : reported;
}

const arrivalLabels = {
  port: { gone: 'POD arrival no longer reported, only estimated', corrected: 'POD arrival time corrected' },
  inland: {
    gone: 'Inland arrival no longer reported, only estimated',
    corrected: 'Inland arrival time corrected',
  },
} as const;

const arrived = { port: 'Arrived at POD', inland: 'Arrived inland' } as const;

/** @param shift how far from the estimate, in words; null where that cannot be said */
function arrivedLabel(leg: keyof typeof arrived, shift: string | null): string {
  return shift === null ? arrived[leg] : `${arrived[leg]}, ${shift} than estimated`;
}

// Everything else.

const times = (count: number) => (count > 1 ? ` (${count})` : '');
const holdLabels = {
  added: (hold: string, count: number) => `${hold} added${times(count)}`,
  cleared: (hold: string, count: number) => `${hold} cleared${times(count)}`,
} as const;

const statusNow = (status: string): string => `Status now ${status}`;
const trackingStopped = (why: string): string => `Tracking stopped: ${why}`;

/** What happened, `POD ETA slipped 2 days`, without the values. */
export function describeChange(change: Change): string {
  switch (change.code) {
    case 'port':
    case 'inlandPlace':
    case 'billOfLading':
    case 'containerNumber':
    case 'terminal':
    case 'inlandTerminal':
    case 'pickupLocation':
    case 'vessel':
    case 'voyage':
      return describeNamed(change);
    case 'eta':
    case 'freeDay':
    case 'appointment':
    case 'pickedUp':
    case 'delivered':
    case 'emptyReturned':
      return describeTime(change);
    case 'arrived':
      return arrivedLabel(change.leg, change.offEstimate && formatShift(change.offEstimate));
    case 'arrivalCorrected':
      return correctedLabel(arrivalLabels[change.leg].corrected, formatShift(change.shift));
    case 'arrivalGone':
      return arrivalLabels[change.leg].gone;
    case 'holdAdded':
      return holdLabels.added(holdName(change.hold), change.count);
    case 'holdCleared':
      return holdLabels.cleared(holdName(change.hold), change.count);
    case 'holdGone':
      return goneLabel(holdName(change.hold));
    case 'holdChanged':
      return changedLabel(holdName(change.hold));
    case 'feesAdded':
      return 'Fees added';
    case 'feesHigher':
      return 'Fees higher';
    case 'feesLower':
      return 'Fees lower';
    case 'feesRemoved':
      return 'Fees removed';
    case 'feesGone':
      return goneLabel('Fees');
    case 'status':
      return statusNow(reviewedStatus(change.status));
    case 'trackingStopped':
      return trackingStopped(describeStopReason(change.reason));
    case 'trackingResumed':
      return 'Tracking resumed';
    case 'shipmentAdded':
      return 'New shipment';
    case 'shipmentGone':
      return 'No longer listed in the account';
    case 'containerAdded':
      return 'Container added';
    case 'containerGone':
      return 'Container no longer on the shipment';
  }
}

/** The most important changes in a line. */
export function summarizeChanges(changes: RecordChanges): string {
  const { top, more } = topChanges(changes);
  return top.map(describeChange).join(comma) + (more === 0 ? '' : ` and ${more} more`);
}

/** The number of a shipment or container; of what is gone it may not be known. */
export const changedNumber = (number: string | null): string => number ?? 'Number unknown';

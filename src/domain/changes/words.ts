import { counted } from '#/language/plural.ts';
import type { MomentShift } from '#/time/momentShift.ts';
import { wholeDays } from '#/time/words.ts';
import type { ChangeKind } from './change.ts';

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

/** @param shift how far it has moved, in words: `2 days later`, `at another time that day` */
export type MovedText = (shift: string, by: MomentShift) => string;

export const reportedLabel = (name: string): string => `${name} reported`;
export const goneLabel = (name: string): string => `${name} no longer reported`;
export const changedLabel = (name: string): string => `${name} changed`;
export const correctedLabel =
  (corrected: string): MovedText =>
  (shift) =>
    `${corrected}, ${shift}`;

/** `POD ETA slipped 2 days`, `POD ETA pulled in 5 h`. */
const etaMoved =
  (name: string): MovedText =>
  (shift, { days, hours }) => {
    const by = days === 0 ? (hours ?? 0) : days;
    if (by === 0) return `${name} ${shift}`;
    const size = days === 0 ? `${Math.abs(by)} h` : wholeDays(Math.abs(by));
    return `${name} ${by > 0 ? 'slipped' : 'pulled in'} ${size}`;
  };

const etaOf = (name: string) => ({
  reported: reportedLabel(name),
  moved: etaMoved(name),
  gone: goneLabel(name),
});
export const etaLabels = { port: etaOf('POD ETA'), inland: etaOf('Inland ETA') } as const;

export const arrivalLabels = {
  port: { gone: 'POD arrival no longer reported, only estimated', corrected: 'POD arrival time corrected' },
  inland: {
    gone: 'Inland arrival no longer reported, only estimated',
    corrected: 'Inland arrival time corrected',
  },
} as const;

const arrived = { port: 'Arrived at POD', inland: 'Arrived inland' } as const;

/** @param shift how far from the estimate, in words; null where that cannot be said */
export function describeArrived(leg: keyof typeof arrived, shift: string | null): string {
  return shift === null ? arrived[leg] : `${arrived[leg]}, ${shift} than estimated`;
}

/** By source. */
export const freeDayNames = {
  line: 'Carrier',
  terminal: 'Terminal',
  rail: 'Rail',
  combined: 'Combined',
  calculated: 'Calculated',
} as const;

export const milestoneLabels = {
  appointment: {
    reported: 'Pickup appointment made',
    moved: (shift: string) => `Pickup appointment ${shift}`,
    gone: goneLabel('Pickup appointment'),
  },
  pickedUp: {
    reported: 'Picked up',
    moved: correctedLabel('Pickup time corrected'),
    gone: 'No longer reported as picked up',
  },
  delivered: {
    reported: 'Delivered',
    moved: correctedLabel('Delivery time corrected'),
    gone: 'No longer reported as delivered',
  },
  emptyReturned: {
    reported: 'Empty returned',
    moved: correctedLabel('Empty return time corrected'),
    gone: 'No longer reported as returned empty',
  },
} as const;

export const portName = 'Port of discharge';
export const inlandPlaceName = 'Inland destination';
export const shipmentNumberName = 'Bill of lading or booking number';
export const containerNumberName = 'Container number';
export const terminalName = 'Terminal';
export const inlandTerminalName = 'Inland terminal';
export const pickupName = 'Pickup location';
export const vesselName = 'Vessel';
export const voyageName = 'Voyage';
export const nameNotReported = 'name not reported';
export const statusNotReported = 'status not reported';

const times = (count: number) => (count > 1 ? ` (${count})` : '');
export const holdLabels = {
  added: (hold: string, count: number) => `${hold} added${times(count)}`,
  cleared: (hold: string, count: number) => `${hold} cleared${times(count)}`,
} as const;

export const feesName = 'Fees';
export const feeLabels = {
  added: 'Fees added',
  removed: 'Fees removed',
  higher: 'Fees higher',
  lower: 'Fees lower',
} as const;

export const statusNow = (status: string): string => `Status now ${status}`;
export const trackingResumed = 'Tracking resumed';
export const trackingStopped = (why: string): string => `Tracking stopped: ${why}`;

export const newShipment = 'New shipment';
export const goneShipment = 'No longer listed in the account';
export const containerAdded = 'Container added';
export const containerGone = 'Container no longer on the shipment';
export const unknownNumber = 'Number unknown';

export const changesTo = (shipments: number): string => `Changes to ${counted(shipments, 'shipment')}`;
export const changesSince = (time: string): string => `Changes since ${time}`;
export const comparedWith = (time: string): string => `Compared with ${time}`;

export function moreShipments(count: number, link: string): string {
  return `And ${counted(count, 'more shipment')}: ${link}`;
}

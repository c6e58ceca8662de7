import { inSentence } from '#/language/inSentence.ts';
import { counted } from '#/language/plural.ts';
import type { FleetFilter, RecordGrouping } from './view.ts';

/** What rows are for. */
export const rowKindNames = { shipment: 'Shipments', container: 'Containers' } as const;

/** What columns are called in headings, choosers and files, by their ids. */
export const columnLabels = {
  number: 'Number',
  bill: 'Bill of lading',
  containers: 'Containers',
  containerNumbers: 'Container numbers',
  references: 'References',
  tags: 'Tags',
  customer: 'Customer',
  carrier: 'Carrier',
  scac: 'SCAC',
  vessel: 'Vessel',
  voyage: 'Voyage',
  loading: 'POL',
  discharge: 'POD',
  destination: 'Inland destination',
  terminal: 'Terminal',
  departure: 'POL ETD/ATD',
  arrival: 'POD ETA/ATA',
  firstEta: 'Original POD ETA',
  etaChange: 'POD ETA change',
  etaRecord: 'Usual delay',
  progress: 'Journey',
  inlandArrival: 'Inland ETA/ATA',
  discharged: 'Discharged',
  pickedUp: 'Picked up',
  emptyReturned: 'Empty returned',
  status: 'Status',
  verdict: 'Verdict',
  verdictReasons: 'Verdict reasons',
  place: 'Location',
  due: 'Due',
  ready: 'Ready for pickup',
  readyReasons: 'Pickup reasons',
  freeDay: 'Last free day',
  daysLeft: 'Free days left',
  holds: 'Holds',
  fees: 'Fees',
  appointment: 'Pickup appointment',
  equipment: 'Equipment',
  weight: 'Weight',
  seal: 'Seal',
  tracking: 'Tracking',
  lineChecked: 'Carrier last updated',
  terminalChecked: 'Terminal last checked',
  created: 'Added',
} as const;

/** Columns of what the team's tariffs say. */
export const costLabels = {
  costSoFar: 'Cost so far',
  costPerDay: 'Cost per day',
  costByFriday: 'Cost by Friday',
} as const;

/** How a container stands by them. */
export const costStateLabels = {
  now: 'Counting now',
  tomorrow: 'From tomorrow',
  free: 'Within free time',
  ended: 'No longer counting',
  unknown: 'No sum',
} as const;

/** Whether a moment has happened. */
export const momentStatuses = { expected: 'Estimated', actual: 'Actual' } as const;

/** Whether a container can be picked up now. */
export const readyLabels = {
  yes: 'Ready',
  no: 'Not ready',
  unknown: 'Unknown',
  notReported: 'Not reported',
} as const;

/** A hold that blocks the pickup, whatever it is called. */
export const onHoldWord = 'On hold';
/** How far away the last free day is. */
export const freeDayLabels = {
  past: 'LFD past',
  today: 'LFD today',
  soon: 'LFD in 1 to 3 days',
  later: 'LFD later',
} as const;
/** Where a container is on its journey. */
export const whereLabels = {
  origin: 'At origin',
  sea: 'At sea',
  port: 'At port',
  inland: 'On rail/inland',
  destination: 'At destination',
  out: 'Empty out',
  returned: 'Empty returned',
  unknown: 'Not reported',
} as const;
/** How the ETA has moved against the original one. */
export const etaShiftLabels = { slipped: 'Slipped', on_time: 'On time', pulled_in: 'Pulled in' } as const;

/** What follows the name of a hold. */
export const holdEffects = { blocks: '', warns: ' (pending)', unclear: ' (unknown status)' } as const;

export const currencyNotReported = '(currency not reported)';
export const trackingStopped = (reason: string) => `Stopped: ${reason}`;

/** What a grouping is called, and the group of the rows without a value. */
export interface GroupingText {
  readonly name: string;
  readonly lacking: string;
}
export const groupingLabels: Readonly<Record<RecordGrouping, GroupingText>> = {
  day: { name: 'Arrival day', lacking: 'POD ETA not reported' },
  vessel: { name: 'Vessel', lacking: 'Vessel not reported' },
  discharge: { name: 'Port of discharge', lacking: 'POD not reported' },
  carrier: { name: 'Carrier', lacking: 'Carrier not reported' },
  customer: { name: 'Customer', lacking: 'Customer not reported' },
  status: { name: 'Status', lacking: 'No containers' },
};
/** A custom field that rows are grouped by. */
export const describeFieldGrouping = (label: string): GroupingText => ({
  name: label,
  lacking: `${label} not filled in`,
});
export const unnamedVessel = 'Unnamed vessel';
export const unnamedPort = 'Unnamed port';

/** What filters are called beside their values. */
export const filterNames = {
  status: 'Status',
  ready: 'Pickup',
  hold: 'Hold',
  lfd: 'Last free day',
  where: 'Where',
  arrival: 'POD arrival',
  eta: 'POD ETA',
  carrier: 'Carrier',
  podVessel: 'Vessel',
  pol: 'POL',
  pod: 'POD',
  destination: 'Inland destination',
  terminal: 'Terminal',
  customer: 'Customer',
  tracking: 'Tracking',
  tag: 'Tag',
  day: 'Arrival day',
  changed: 'Changed',
  exception: 'Exception',
  cost: 'Cost by tariff',
  set: 'Set',
  active: 'Shown',
  q: 'Text',
} as const satisfies Partial<Record<keyof FleetFilter | 'day', string>>;

export const sinceLastReview = 'Since last review';
/** @param numbers left out where only the device knows them */
export const describeSet = (numbers: readonly string[] | undefined): string =>
  numbers ? counted(numbers.length, 'number') : 'on this device';
/** A custom field that has any value. */
export const filledIn = 'Filled in';
export const flagLabels = { true: 'Yes', false: 'No' } as const;

export const dueSoonestFirst = 'due soonest first';
/** A filter of the list that hides what is finished. */
export const activeOnly = 'Active only';

/** `by voyage, descending`, as it follows a count of rows. */
export function sortedBy(label: string, descending: boolean): string {
  return `by ${inSentence(label)}${descending ? ', descending' : ''}`;
}

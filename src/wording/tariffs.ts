import type {
  Charger,
  ChargeKind,
  ClockStart,
  DayCount,
  FirstDay,
  Tariff,
  ValidBy,
} from '#/domain/charges/tariff.ts';
import type { ChoiceField, EntryField } from '#/domain/charges/tariffProblem.ts';

// What a tariff is called, part by part. A sheet of tariffs is read in each language by copies of this file, so it imports
// nothing but types.

/** What a charge is called. */
export const chargeKindLabels: Readonly<Record<ChargeKind, string>> = {
  demurrage: 'Demurrage',
  storage: 'Storage',
  per_diem: 'Per diem',
  chassis: 'Chassis',
  exam: 'Exam',
};

/** Who sends the invoice. */
export const chargerLabels: Readonly<Record<Charger, string>> = {
  carrier: 'Carrier',
  terminal: 'Terminal',
  rail: 'Railroad',
  chassis: 'Chassis provider',
};

export const clockLabels: Readonly<Record<ClockStart, string>> = {
  discharge: 'Discharge from the vessel',
  inland_arrival: 'Arrival inland',
  available: 'Availability for pickup',
  gate_out: 'Gate-out',
  last_free_day: 'Last free day as reported',
};

export const firstDayLabels: Readonly<Record<FirstDay, string>> = {
  same_day: 'The same day',
  next_midnight: 'The next day, 00:00',
  next_0800: 'The next 08:00',
};

export const dayCountLabels: Readonly<Record<DayCount, string>> = {
  calendar: 'Calendar days',
  working: 'Working days',
};

export const perLabels: Readonly<Record<Tariff['per'], string>> = {
  day: 'Day',
  container: 'Container',
};

export const validByLabels: Readonly<Record<ValidBy, string>> = {
  clock_start: 'Start of the clock',
  gate_in: 'Gate-in at loading',
  received: 'Receipt by the carrier',
};

/** The choices of a tariff, by its fields. */
export const choiceLabels: Readonly<Record<ChoiceField, Readonly<Record<string, string>>>> = {
  kind: chargeKindLabels,
  chargedBy: chargerLabels,
  clock: clockLabels,
  firstDay: firstDayLabels,
  freeCount: dayCountLabels,
  chargedCount: dayCountLabels,
  per: perLabels,
  validBy: validByLabels,
};

/** The fields of tariffs and calendars. */
export const fieldNames: Readonly<Record<EntryField, string>> = {
  id: 'Id',
  name: 'Name',
  kind: 'Charge',
  chargedBy: 'Charged by',
  scac: 'SCAC',
  port: 'Port',
  terminal: 'Terminal',
  equipmentTypes: 'Equipment',
  lengths: 'Length',
  throughMoves: 'Through moves',
  isAdditional: 'Beside others',
  contract: 'Contract',
  clock: 'Clock starts',
  firstDay: 'First free day',
  freeDays: 'Free days',
  freeCount: 'Free days count as',
  chargedCount: 'Charged days count as',
  calendar: 'Calendar',
  per: 'Charged per',
  steps: 'Steps',
  currency: 'Currency',
  validBy: 'Valid by',
  validFrom: 'Valid from',
  validThrough: 'Valid through',
  source: 'Source',
  note: 'Note',
  isOn: 'On',
  isSample: 'Sample',
  weekend: 'Weekend',
  through: 'Holidays known through',
};

export const fieldLabel = (name: EntryField): string => fieldNames[name];

/** The countries whose holidays we know, by the ids of their calendars. */
export const calendarNames = {
  US: 'United States',
  US_BANK: 'United States, banks',
  CA: 'Canada',
  MX: 'Mexico',
} as const;

// A tariff in a row of a sheet.

export const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');
/** `day 6: 280.50` */
export const stepCell = (fromDay: string, amount: string): string => `day ${fromDay}: ${amount}`;

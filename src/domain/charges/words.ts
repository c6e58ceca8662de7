import { comma } from '#/language/punctuation.ts';
import { formatMoney } from '#/wording/money.ts';
import type { Missing } from './containerCharges.ts';
import type { Charger, ChargeKind, ClockStart, DayCount, FirstDay, Tariff } from './tariff.ts';

/** What a charge is called. */
export const kindLabels: Readonly<Record<ChargeKind, string>> = {
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

/** The choices of a tariff, by its fields. */
export const choiceLabels = {
  kind: kindLabels,
  chargedBy: chargerLabels,
  clock: clockLabels,
  firstDay: firstDayLabels,
  freeCount: dayCountLabels,
  chargedCount: dayCountLabels,
  per: perLabels,
} as const;
export type ChoiceName = keyof typeof choiceLabels;

/** `1,380 USD` of hundredths. */
export const describeAmount = (amount: number, currency: string): string =>
  formatMoney({ amount: amount / 100, currencyCode: currency });

/** `1,200 USD + 300 CAD`; empty without sums. */
export const describeSums = (
  sums: readonly { readonly amount: number; readonly currency: string }[],
): string => sums.map(({ amount, currency }) => describeAmount(amount, currency)).join(' + ');

/** Why there is no sum. */
export const missingReasons: Readonly<Record<Missing, string>> = {
  discharge: 'No sum: the time of discharge is not reported.',
  inland_arrival: 'No sum: the time of the arrival inland is not reported.',
  available: 'No sum: when it became available is not reported.',
  gate_out: 'No sum: the time of the gate-out is not reported.',
  last_free_day: 'No sum: whoever charges reports no last free day.',
  leaving: 'No sum: it has left, and when is not reported.',
  return: 'No sum: the empty is back, and since when is not reported.',
  stale: 'No sum: tracking stopped or is old, so it may have left since.',
  calendar: 'No sum: the calendar of this tariff is missing.',
  too_long: 'No sum: the clock started more than ten years ago.',
};

// What is wrong with a tariff that somebody enters or opens.

const fieldNames = {
  id: 'Id',
  name: 'Name',
  kind: 'Charge',
  chargedBy: 'Charged by',
  scac: 'SCAC',
  port: 'Port',
  terminal: 'Terminal',
  equipmentTypes: 'Equipment',
  lengths: 'Length',
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
  validFrom: 'Valid from',
  validThrough: 'Valid through',
  source: 'Source',
  note: 'Note',
  isOn: 'On',
  isSample: 'Sample',
  weekend: 'Weekend',
  through: 'Holidays known through',
} as const;
export type FieldName = keyof typeof fieldNames;

export const fieldLabel = (name: FieldName): string => fieldNames[name];

export const noTariff = 'This is no tariff.';
export const noCalendar = 'This is no calendar.';
export const needed = (name: FieldName): string => `${fieldNames[name]} is missing.`;
export const notText = (name: FieldName): string => `${fieldNames[name]} is not a text.`;
export const tooLong = (name: FieldName, max: number): string =>
  `${fieldNames[name]} is longer than ${max} characters.`;
export const notOneOf = (name: ChoiceName): string =>
  `${fieldNames[name]} has to be one of ${Object.values(choiceLabels[name])
    .map((label) => `“${label}”`)
    .join(comma)}.`;
export const notWhole = (name: FieldName, min: number, max: number): string =>
  `${fieldNames[name]} has to be a whole number from ${min} to ${max}.`;
export const notDay = (name: FieldName): string => `${fieldNames[name]} has to be a day such as 2026-01-31.`;
export const wrongEntry = (name: FieldName): string =>
  `${fieldNames[name]} has an entry that is not known, or too many of them.`;
export const scacForm = 'SCAC has to be two to four letters or digits, such as MAEU.';
export const portForm = 'Port has to be a UN/LOCODE, such as USLAX.';
export const currencyForm = 'Currency has to be three letters, such as USD.';
export const endsBeforeStart = 'The tariff ends before it begins. Check both days.';
export const stepForm = 'Each step needs the day it begins with, and an amount from 0 to 100,000 a day.';
export const firstStep = 'The first step has to begin with day 1.';
export const stepOrder = 'Each step has to begin later than the one before.';
export const holidayDay = 'Each holiday needs a day such as 2026-12-25.';
export const noWorkingDay = 'No day of the week is left to work on.';
const tooManyOf = {
  tariffs: (max: number) => `There are more than ${max} tariffs. The others are left out.`,
  calendars: (max: number) => `There are more than ${max} calendars. The others are left out.`,
  holidays: (max: number) => `There are more than ${max} holidays. The others are left out.`,
  steps: (max: number) => `There are more than ${max} steps. The others are left out.`,
} as const;
export const tooMany = (what: keyof typeof tooManyOf, max: number): string => tooManyOf[what](max);
export const inEntry = (what: 'tariffs' | 'calendars', position: number, problem: string): string =>
  what === 'tariffs' ? `Tariff ${position}: ${problem}` : `Calendar ${position}: ${problem}`;

// A tariff in a row of a sheet.

export const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');
export const noTariffTable =
  'This sheet has no tariffs: it needs a row of headings with “Name” and “Charge”. Save yours as a workbook to see all of them.';
export const sameId = 'A row above has the same id.';
export const noSuchCalendar = (name: string): string =>
  `There is no calendar “${name}”. Enter it first, or open the JSON file of your team.`;
/** @param name of the tariff, if it has one; rows are counted below the headings */
export const inRow = (position: number, name: string, problem: string): string =>
  `${name === '' ? `Row ${position}` : `“${name}” (row ${position})`}: ${problem}`;

export const fileTooLarge = 'This file is larger than 5 MB. A file of tariffs is much smaller.';
export const notJson = 'This file is no JSON. It may be cut off: ask for it once more.';
export const otherFile = 'This is not a file of tariffs.';

import type { ClockStart, FirstDay, Tariff } from '#/domain/charges/tariff.ts';
import { fromMonday, weekday } from '#/features/settings/words.ts';
import { lowerCase } from '#/language/lowerCase.ts';
import { counted } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';
import { describeAmount } from '#/wording/charges.ts';
import { validByLabels } from '#/wording/tariffs.ts';

export const intro =
  'What carriers, terminals, railroads and chassis providers charge you for waiting. Active tariffs estimate the charges of every container they apply to. The samples are off: enter your own rates.';
export const none = 'No tariffs yet, so no cost is estimated. Enter one, or open the file of your team.';

export const newTariff = 'New tariff';
export const sample = 'Sample';
export const on = 'On';
export const isOn = (name: string): string => `${on}: ${name}`;

// What a tariff says.

export const chargedFor = (charger: string, matched: readonly string[]): string =>
  `${charger}, for ${matched.length > 0 ? matched.join(' · ') : 'any container'}`;
const clocks: Readonly<Record<Exclude<ClockStart, 'last_free_day'>, string>> = {
  discharge: 'discharge',
  inland_arrival: 'arrival inland',
  available: 'availability for pickup',
  gate_out: 'gate-out',
};
const firstDays: Readonly<Record<FirstDay, string>> = {
  same_day: 'from the day of',
  next_midnight: 'from the day after',
  next_0800: 'from the next 08:00 after',
};
export const describeFree = ({ clock, firstDay, freeDays, freeCount }: Tariff): string => {
  if (clock === 'last_free_day') return 'Free until the last free day that is reported';
  const days = counted(freeDays, freeCount === 'working' ? 'working day' : 'calendar day');
  return `${freeDays === 0 ? 'No free days,' : `${days} free`} ${firstDays[firstDay]} ${clocks[clock]}`;
};
export const describeSteps = ({ steps, currency, per, chargedCount }: Tariff): string => {
  const [first, ...later] = steps.map(({ fromDay, amount }) => ({
    fromDay,
    money: describeAmount(amount, currency),
  }));
  if (!first || per === 'container') return `then ${first?.money ?? ''} once`;
  return [
    chargedCount === 'working' ? `then ${first.money} a working day` : `then ${first.money} a calendar day`,
    ...later.map(({ fromDay, money }) => `${money} from day ${fromDay}`),
  ].join(comma);
};
export const byCalendar = (name: string): string => `Calendar: ${name}`;
export const valid = 'Valid';
export const from = 'from';
export const through = 'through';
/** What is behind “More conditions” and not as usual. */
export const describeConditions = ({
  kind,
  throughMoves,
  isAdditional,
  validBy,
}: Tariff): readonly string[] => [
  ...(throughMoves && (kind === 'demurrage' || kind === 'storage') ? ['Also for through moves'] : []),
  ...(isAdditional ? ['Counts beside other tariffs'] : []),
  ...(validBy === 'clock_start' ? [] : [`Valid by: ${lowerCase(validByLabels[validBy])}`]),
];
export const readIn = (source: string): string => `Source: ${source}`;

// The form of a tariff.

export const groups = {
  fits: 'Which containers',
  free: 'Free time',
  charge: 'Charge after free time',
  source: 'Validity and source',
} as const;
export const fitsHint = 'What is left empty fits any.';
export const scacHint = 'Of the carrier, or of the railroad where that charges.';
export const portHint = 'UN/LOCODE, such as USLAX.';
export const terminalHint = 'As it is named on the page of a container.';
export const contractHint = 'Its number, or that of the quote. Empty: a public tariff.';
export const moreConditions = 'More conditions';
export const throughMovesHint =
  'Demurrage and storage at the port also apply to containers that the carrier takes inland.';
export const isAdditionalHint =
  'Added to other tariffs of the same charge and charger, such as a reefer plug-in. Otherwise only the closest tariff applies.';
export const sourceHint = 'Where you would look it up.';
export const feet = (length: number): string => `${length} ft`;
export const amount = 'Amount';
export const step = 'step';
export const fromDay = 'From day';
export const amountADay = (currency: string): string =>
  currency.trim() === '' ? 'Amount a day' : `Amount a day, ${currency}`;
export const stepsHint = 'Day 1 is the first after free time. Each step holds until the next one.';
export const addStep = 'Add a step';
export const isOnHint = 'Estimates the charges of every container it applies to.';
export const missingCalendar = (id: string): string => `Missing (${id})`;

// Calendars.

export const calendarsTitle = 'Calendars';
export const calendarsHint =
  'Weekends and holidays that do not count as working days. National calendars cannot be changed; duplicate one for a terminal with other days.';
export const newCalendar = 'New calendar';
export const daysOff = (weekend: readonly number[]): string =>
  weekend.length === 0
    ? 'No weekend'
    : `Weekend: ${fromMonday
        .filter((day) => weekend.includes(day))
        .map(weekday)
        .join(comma)}`;
export const holidays = 'Holidays';
export const holidayCount = (count: number): string => counted(count, 'holiday');
export const knownThrough = 'Known through';
export const throughHint = 'Later days may have holidays that are not entered.';
export const holiday = 'holiday';
export const holidayDay = 'Day';
export const holidayName = 'Name';
export const addHoliday = 'Add a holiday';
export const usedBy = (count: number): string =>
  count === 0 ? '' : `. ${counted(count, 'tariff has', 'tariffs have')} no calendar now, so no sum.`;

// Rows of a form.

export const ofRow = (label: string, row: string, position: number): string => `${label}, ${row} ${position}`;
export const removeRow = (row: string, position: number): string => `Remove ${row} ${position}`;

// The file of a team.

export const fileTitle = 'File for your team';
export const fileHint =
  'Tariffs and calendars are stored in this browser. Save them as a file for your colleagues, or open theirs here: by the button, or dropped on this page.';
export const saveJson = 'Save as file';
export const saveSheet = 'Save as workbook';
export const sheetHint = 'The workbook has the tariffs alone, one a row; the file has the calendars too.';
export const sheetName = 'Tariffs';

// What was done.

export const switched = (name: string, to: boolean): string => `${name} is ${to ? 'on' : 'off'}`;

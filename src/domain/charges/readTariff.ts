import type { Checked } from '#/domain/records/checked.ts';
import { readEntries, withName } from '#/domain/records/entryList.ts';
import { fieldsOf, isObject, listOf } from '#/domain/records/json.ts';
import { type CalendarDay, parseCalendarDay } from '#/time/calendarDay.ts';
import {
  chargeKinds,
  chargers,
  clockStarts,
  dayCounts,
  firstDays,
  type Holiday,
  type RateStep,
  type Tariff,
  type TariffBook,
  validities,
  type WorkCalendar,
} from './tariff.ts';
import type { BookProblem, ChoiceField, EntryField, EntryProblem } from './tariffProblem.ts';

/** As many as a file may bring. */
export const maxTariffs = 500;
const maxCalendars = 50;
const maxHolidays = 1_000;
const maxSteps = 20;
const maxText = 200;
const maxNote = 2_000;
const maxFreeDays = 365;
/** A hundred thousand of a currency a day. */
const maxAmount = 10_000_000;

type Fields = Readonly<Record<string, unknown>>;

/** Whatever a file, a form or a device's storage has in place of a tariff, with what is wrong in it. */
export function readTariff(input: unknown): Checked<Tariff, EntryProblem> {
  const fields = isObject(input) ? input : null;
  if (!fields) return { value: null, problems: [{ code: 'noTariff' }] };
  const problems: EntryProblem[] = [];
  const ask = asking(fields, problems);
  const tariff: Tariff = {
    id: ask.needed('id', maxText),
    name: ask.needed('name', maxText),
    kind: ask.oneOf('kind', chargeKinds),
    chargedBy: ask.oneOf('chargedBy', chargers),
    scac: ask.code('scac', /^[A-Z0-9]{2,4}$/),
    port: ask.code('port', /^[A-Z]{2}[A-Z2-9]{3}$/),
    terminal: ask.text('terminal', maxText) || null,
    equipmentTypes: ask.list('equipmentTypes', isWord),
    lengths: ask.list('lengths', isCount),
    // What was entered before these three were asked for keeps what it meant.
    throughMoves: fields['throughMoves'] !== false,
    isAdditional: fields['isAdditional'] === true,
    contract: ask.text('contract', maxText) || null,
    clock: ask.oneOf('clock', clockStarts),
    firstDay: ask.oneOf('firstDay', firstDays),
    freeDays: ask.whole('freeDays', 0, maxFreeDays),
    freeCount: ask.oneOf('freeCount', dayCounts),
    chargedCount: ask.oneOf('chargedCount', dayCounts),
    calendar: ask.needed('calendar', maxText),
    per: ask.oneOf('per', ['day', 'container']),
    steps: readSteps(fields['steps'], problems),
    currency: ask.code('currency', /^[A-Z]{3}$/) ?? '',
    validBy: (fields['validBy'] ?? '') === '' ? 'clock_start' : ask.oneOf('validBy', validities),
    validFrom: ask.day('validFrom'),
    validThrough: ask.day('validThrough'),
    source: ask.text('source', maxNote),
    note: ask.text('note', maxNote),
    isOn: fields['isOn'] !== false,
    isSample: fields['isSample'] === true,
  };
  if (tariff.currency === '') problems.push({ code: 'missing', field: 'currency' });
  if (tariff.validFrom && tariff.validThrough && tariff.validThrough < tariff.validFrom) {
    problems.push({ code: 'endsBeforeStart' });
  }
  return problems.length > 0 ? { value: null, problems } : { value: tariff, problems };
}

/** A calendar of weekends and holidays, from wherever it comes. */
export function readWorkCalendar(input: unknown): Checked<WorkCalendar, EntryProblem> {
  const fields = isObject(input) ? input : null;
  if (!fields) return { value: null, problems: [{ code: 'noCalendar' }] };
  const problems: EntryProblem[] = [];
  const ask = asking(fields, problems);
  const weekend = ask.list('weekend', isCount).filter((day) => day <= 6);
  const listed = listOf(fields['holidays']);
  if (listed.length > maxHolidays) problems.push({ code: 'tooMany', of: 'holidays', max: maxHolidays });
  const holidays = listed.slice(0, maxHolidays).map((holiday): Holiday | null => {
    const { day, name } = fieldsOf(holiday);
    const known = typeof day === 'string' ? parseCalendarDay(day) : null;
    return known && { day: known, name: typeof name === 'string' ? name.slice(0, maxText) : '' };
  });
  if (holidays.includes(null)) problems.push({ code: 'holidayDay' });
  if (weekend.length > 6) problems.push({ code: 'noWorkingDay' });
  const through = ask.day('through');
  if (!through) problems.push({ code: 'missing', field: 'through' });
  const calendar = {
    id: ask.needed('id', maxText),
    name: ask.needed('name', maxText),
    weekend: [...new Set(weekend)],
    holidays: holidays.filter((holiday) => holiday !== null),
    through: through as CalendarDay,
  };
  return problems.length > 0 ? { value: null, problems } : { value: calendar, problems };
}

/** Tariffs and calendars together: one bad entry costs itself, with a problem that names it. */
export function readTariffBook(input: unknown): TariffBook & { readonly problems: readonly BookProblem[] } {
  const book = fieldsOf(input);
  const tariffs = readEntries(listOf(book['tariffs']), maxTariffs, withName(readTariff));
  const calendars = readEntries(listOf(book['calendars']), maxCalendars, withName(readWorkCalendar));
  return {
    tariffs: tariffs.value,
    calendars: calendars.value,
    problems: [
      ...tariffs.problems.map((problem) => ({ ...problem, of: 'tariffs' }) as const),
      ...calendars.problems.map((problem) => ({ ...problem, of: 'calendars' }) as const),
    ],
  };
}

function readSteps(input: unknown, problems: EntryProblem[]): RateStep[] {
  const list = listOf(input);
  const steps = list.slice(0, maxSteps).map((step): RateStep | null => {
    const { fromDay, amount } = fieldsOf(step);
    return isWhole(fromDay, 1, maxFreeDays) && isWhole(amount, 0, maxAmount) ? { fromDay, amount } : null;
  });
  const known = steps.filter((step) => step !== null);
  if (list.length > maxSteps) problems.push({ code: 'tooMany', of: 'steps', max: maxSteps });
  else if (known.length < steps.length) problems.push({ code: 'stepForm' });
  else if (known[0]?.fromDay !== 1) problems.push({ code: 'firstStep' });
  else if (known.some(({ fromDay }, index) => index > 0 && fromDay <= (known[index - 1]?.fromDay ?? 0))) {
    problems.push({ code: 'stepOrder' });
  }
  return known;
}

/** Reads one field after the other; what is wrong with any is added to the problems. */
function asking(fields: Fields, problems: EntryProblem[]) {
  const text = (name: EntryField, max: number): string => {
    const value = fields[name];
    if (value === undefined || value === null) return '';
    if (typeof value !== 'string') problems.push({ code: 'notText', field: name });
    else if (value.length > max) problems.push({ code: 'tooLong', field: name, max });
    return typeof value === 'string' ? value.trim().slice(0, max) : '';
  };
  return {
    text,
    needed: (name: EntryField, max: number) => {
      const value = text(name, max);
      if (value === '') problems.push({ code: 'missing', field: name });
      return value;
    },
    code: (name: 'scac' | 'port' | 'currency', form: RegExp) => {
      const value = text(name, maxText).toUpperCase();
      if (value !== '' && !form.test(value)) problems.push({ code: 'form', field: name });
      return value === '' ? null : value;
    },
    oneOf: <T extends string>(name: ChoiceField, all: readonly T[]): T => {
      const found = all.find((one) => one === fields[name]);
      if (found === undefined) problems.push({ code: 'notOneOf', field: name });
      return found ?? (all[0] as T);
    },
    whole: (name: EntryField, min: number, max: number) => {
      const value = fields[name];
      if (isWhole(value, min, max)) return value;
      problems.push({ code: 'notWhole', field: name, min, max });
      return min;
    },
    day: (name: EntryField) => {
      const value = text(name, maxText);
      const day = value === '' ? null : parseCalendarDay(value);
      if (value !== '' && day === null) problems.push({ code: 'notDay', field: name });
      return day;
    },
    /** What is left out of a list would make a tariff one for any. */
    list: <T>(name: EntryField, isOne: (one: unknown) => one is T): readonly T[] => {
      const value = fields[name] ?? [];
      const all: readonly unknown[] = Array.isArray(value) ? value : [value];
      const known = all.slice(0, maxSteps).filter(isOne);
      if (known.length < all.length) problems.push({ code: 'wrongEntry', field: name });
      return known;
    },
  };
}

const isWord = (one: unknown): one is string =>
  typeof one === 'string' && one !== '' && one.length <= maxText;
const isCount = (one: unknown): one is number => isWhole(one, 0, 100);

function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

import type { Checked } from '#/domain/records/checked.ts';
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
  type WorkCalendar,
} from './tariff.ts';
import * as words from './words.ts';

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
export function readTariff(input: unknown): Checked<Tariff> {
  const fields = isObject(input) ? input : null;
  if (!fields) return { value: null, problems: [words.noTariff] };
  const problems: string[] = [];
  const ask = asking(fields, problems);
  const tariff: Tariff = {
    id: ask.needed('id', maxText),
    name: ask.needed('name', maxText),
    kind: ask.oneOf('kind', chargeKinds),
    chargedBy: ask.oneOf('chargedBy', chargers),
    scac: ask.code('scac', /^[A-Z0-9]{2,4}$/, words.scacForm),
    port: ask.code('port', /^[A-Z]{2}[A-Z2-9]{3}$/, words.portForm),
    terminal: ask.text('terminal', maxText) || null,
    equipmentTypes: ask.list('equipmentTypes', isWord),
    lengths: ask.list('lengths', isCount),
    contract: ask.text('contract', maxText) || null,
    clock: ask.oneOf('clock', clockStarts),
    firstDay: ask.oneOf('firstDay', firstDays),
    freeDays: ask.whole('freeDays', 0, maxFreeDays),
    freeCount: ask.oneOf('freeCount', dayCounts),
    chargedCount: ask.oneOf('chargedCount', dayCounts),
    calendar: ask.needed('calendar', maxText),
    per: ask.oneOf('per', ['day', 'container']),
    steps: readSteps(fields['steps'], problems),
    currency: ask.code('currency', /^[A-Z]{3}$/, words.currencyForm) ?? '',
    validFrom: ask.day('validFrom'),
    validThrough: ask.day('validThrough'),
    source: ask.text('source', maxNote),
    note: ask.text('note', maxNote),
    isOn: fields['isOn'] !== false,
    isSample: fields['isSample'] === true,
  };
  if (tariff.currency === '') problems.push(words.needed('currency'));
  if (tariff.validFrom && tariff.validThrough && tariff.validThrough < tariff.validFrom) {
    problems.push(words.endsBeforeStart);
  }
  return problems.length > 0 ? { value: null, problems } : { value: tariff, problems };
}

/** A calendar of weekends and holidays, from wherever it comes. */
export function readWorkCalendar(input: unknown): Checked<WorkCalendar> {
  const fields = isObject(input) ? input : null;
  if (!fields) return { value: null, problems: [words.noCalendar] };
  const problems: string[] = [];
  const ask = asking(fields, problems);
  const weekend = ask.list('weekend', isCount).filter((day) => day <= 6);
  const listed = listOf(fields['holidays']);
  if (listed.length > maxHolidays) problems.push(words.tooMany('holidays', maxHolidays));
  const holidays = listed.slice(0, maxHolidays).map((holiday): Holiday | null => {
    const { day, name } = fieldsOf(holiday);
    const known = typeof day === 'string' ? parseCalendarDay(day) : null;
    return known && { day: known, name: typeof name === 'string' ? name.slice(0, maxText) : '' };
  });
  if (holidays.includes(null)) problems.push(words.holidayDay);
  if (weekend.length > 6) problems.push(words.noWorkingDay);
  const through = ask.day('through');
  if (!through) problems.push(words.needed('through'));
  const calendar = {
    id: ask.needed('id', maxText),
    name: ask.needed('name', maxText),
    weekend: [...new Set(weekend)],
    holidays: holidays.filter((holiday) => holiday !== null),
    through: through as CalendarDay,
  };
  return problems.length > 0 ? { value: null, problems } : { value: calendar, problems };
}

/** Tariffs and calendars together: one bad entry costs itself, with a sentence that names it. */
export function readTariffBook(input: unknown): TariffBook & { readonly problems: readonly string[] } {
  const { tariffs, calendars } = fieldsOf(input);
  const problems: string[] = [];
  const each = <T>(
    list: unknown,
    max: number,
    what: 'tariffs' | 'calendars',
    read: (one: unknown) => Checked<T>,
  ) => {
    const all = listOf(list);
    if (all.length > max) problems.push(words.tooMany(what, max));
    return all.slice(0, max).flatMap((one, index) => {
      const { value, problems: own } = read(one);
      problems.push(...own.map((problem) => words.inEntry(what, index + 1, problem)));
      return value === null ? [] : [value];
    });
  };
  const known = {
    tariffs: each(tariffs, maxTariffs, 'tariffs', readTariff),
    calendars: each(calendars, maxCalendars, 'calendars', readWorkCalendar),
  };
  return { ...known, problems };
}

function readSteps(input: unknown, problems: string[]): RateStep[] {
  const list = listOf(input);
  const steps = list.slice(0, maxSteps).map((step): RateStep | null => {
    const { fromDay, amount } = fieldsOf(step);
    return isWhole(fromDay, 1, maxFreeDays) && isWhole(amount, 0, maxAmount) ? { fromDay, amount } : null;
  });
  const known = steps.filter((step) => step !== null);
  if (list.length > maxSteps) problems.push(words.tooMany('steps', maxSteps));
  else if (known.length < steps.length) problems.push(words.stepForm);
  else if (known[0]?.fromDay !== 1) problems.push(words.firstStep);
  else if (known.some(({ fromDay }, index) => index > 0 && fromDay <= (known[index - 1]?.fromDay ?? 0))) {
    problems.push(words.stepOrder);
  }
  return known;
}

/** Reads one field after the other; what is wrong with any is added to the problems. */
function asking(fields: Fields, problems: string[]) {
  const text = (name: words.FieldName, max: number): string => {
    const value = fields[name];
    if (value === undefined || value === null) return '';
    if (typeof value !== 'string') problems.push(words.notText(name));
    else if (value.length > max) problems.push(words.tooLong(name, max));
    return typeof value === 'string' ? value.trim().slice(0, max) : '';
  };
  return {
    text,
    needed: (name: words.FieldName, max: number) => {
      const value = text(name, max);
      if (value === '') problems.push(words.needed(name));
      return value;
    },
    code: (name: words.FieldName, form: RegExp, wrong: string) => {
      const value = text(name, maxText).toUpperCase();
      if (value !== '' && !form.test(value)) problems.push(wrong);
      return value === '' ? null : value;
    },
    oneOf: <T extends string>(name: words.ChoiceName, all: readonly T[]): T => {
      const found = all.find((one) => one === fields[name]);
      if (found === undefined) problems.push(words.notOneOf(name));
      return found ?? (all[0] as T);
    },
    whole: (name: words.FieldName, min: number, max: number) => {
      const value = fields[name];
      if (isWhole(value, min, max)) return value;
      problems.push(words.notWhole(name, min, max));
      return min;
    },
    day: (name: words.FieldName) => {
      const value = text(name, maxText);
      const day = value === '' ? null : parseCalendarDay(value);
      if (value !== '' && day === null) problems.push(words.notDay(name));
      return day;
    },
    /** What is left out of a list would make a tariff one for any. */
    list: <T>(name: words.FieldName, isOne: (one: unknown) => one is T): readonly T[] => {
      const value = fields[name] ?? [];
      const all: readonly unknown[] = Array.isArray(value) ? value : [value];
      const known = all.slice(0, maxSteps).filter(isOne);
      if (known.length < all.length) problems.push(words.wrongEntry(name));
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

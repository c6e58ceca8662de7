import { createContext, Script } from 'node:vm';
import { isObject } from '#/domain/records/json.ts';
import { parseCalendarDay } from '#/time/calendarDay.ts';
import { faultOfText } from '#sandbox/jsonapi/fields.ts';
import type { View } from '#sandbox/view.ts';
import type { CustomDefinition, CustomValidation } from '#sandbox/world/customDefinitions.ts';
import { findReferenced } from './customReference.ts';

/** A value in the form that is stored, or what is wrong with the one that was given. */
export type ReadValue = { readonly value: unknown } | { readonly fault: string };

type Typed = Pick<CustomDefinition, 'dataType' | 'options' | 'referenceType' | 'validation'>;

const fault = (words: string): ReadValue => ({ fault: words });

/** Reads what a client filled in, by the type of its field (docs/interface.md 3.9). */
export function readCustomValue(view: View, definition: Typed, given: unknown): ReadValue {
  if (given === undefined || given === null || given === '') {
    return fault('is blank. Fill it in, or delete the field of this record.');
  }
  switch (definition.dataType) {
    case 'short_text':
      return readShortText(definition.validation, given);
    case 'number':
      return readNumber(given);
    case 'date':
      return typeof given === 'string' && parseCalendarDay(given)
        ? { value: given }
        : fault('must be a day that exists, as YYYY-MM-DD.');
    case 'datetime':
      return readDateTime(given);
    case 'boolean':
      if (given === true || given === 'true') return { value: true };
      return given === false || given === 'false' ? { value: false } : fault('must be true or false.');
    case 'enum':
      return definition.options.some(({ value }) => value === given)
        ? { value: given }
        : fault(`must be one of its options: ${describeOptions(definition)}.`);
    case 'enum_multi':
      return readChosen(definition, given);
    case 'reference':
      return readReference(view, definition, given);
  }
}

/** The value as the service's own screens write it (docs/interface.md 3.9, formats). */
export function displayCustomValue(view: View, definition: Typed, value: unknown): string {
  // An option that was deleted has no label any more, and what was chosen stays.
  const labelOf = (word: unknown) =>
    definition.options.find((option) => option.value === word)?.label ?? String(word);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(labelOf).join(', ');
  if (isObject(value)) {
    const id = String(value['id']);
    return findReferenced(view, definition.referenceType, id)?.name ?? id;
  }
  return definition.dataType === 'enum' ? labelOf(value) : String(value);
}

function readShortText(validation: CustomValidation | null, given: unknown): ReadValue {
  if (typeof given !== 'string') return fault('must be a text.');
  const wrong = faultOfText(given, validation?.max_length);
  if (wrong !== null) return fault(wrong);
  const text = given.trim();
  const pattern = validation?.pattern;
  if (pattern === undefined) return { value: text };
  switch (compare(pattern, text)) {
    case 'matches':
      return { value: text };
    case 'differs':
      return fault(`does not match the pattern ${pattern} of this field.`);
    case 'tooLong':
      return fault(`takes too long to compare with the pattern ${pattern} of this field.`);
  }
}

const test = new Script('new RegExp(pattern, "u").test(text)');
const testContext = createContext({ pattern: '', text: '' });
const longestTestMilliseconds = 50;
const maxTests = 20;

/**
 * Users write the patterns, and some need for ever. What counts is the time of the processor: on a busy machine the
 * clock runs on while nothing is compared, and then the text is compared again.
 */
function compare(pattern: string, text: string): 'matches' | 'differs' | 'tooLong' {
  Object.assign(testContext, { pattern, text });
  const begun = process.threadCpuUsage();
  for (let tests = 0; tests < maxTests; tests += 1) {
    try {
      return test.runInContext(testContext, { timeout: longestTestMilliseconds }) === true
        ? 'matches'
        : 'differs';
    } catch (error) {
      if (!isTimeout(error)) return 'differs';
    }
    if (process.threadCpuUsage(begun).user >= longestTestMilliseconds * 1_000) break;
  }
  return 'tooLong';
}

// It comes from the other context, so it is no `Error` of this one.
function isTimeout(error: unknown): boolean {
  return isObject(error) && error['code'] === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

const decimal = /^(-?)0*(\d{1,12})(?:\.(\d{1,6}?)0*)?$/;

// Decimal 18,6, as text: a number of JavaScript has not as many digits.
function readNumber(given: unknown): ReadValue {
  const text = typeof given === 'number' ? String(given) : typeof given === 'string' ? given.trim() : '';
  const [, sign, whole, part] = decimal.exec(text) ?? [];
  if (whole === undefined) {
    return fault('must be a number of at most 12 digits, and at most 6 after a decimal point.');
  }
  const digits = part === undefined || part === '0' ? whole : `${whole}.${part}`;
  return { value: digits === '0' ? '0' : `${sign}${digits}` };
}

const clockDigits = /^(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

function readDateTime(given: unknown): ReadValue {
  const [, day, hours, minutes, seconds = '00'] =
    (typeof given === 'string' ? clockDigits.exec(given.trim()) : null) ?? [];
  if (day === undefined || parseCalendarDay(day) === null) {
    return fault('must be a day and a time without a zone, as YYYY-MM-DD HH:MM:SS.');
  }
  return { value: `${day} ${hours}:${minutes}:${seconds}` };
}

function readChosen(definition: Typed, given: unknown): ReadValue {
  const known = new Set<unknown>(definition.options.map(({ value }) => value));
  if (!Array.isArray(given) || !given.every((each) => known.has(each))) {
    return fault(`must be a list of its options: ${describeOptions(definition)}.`);
  }
  if (given.length === 0) return fault('is blank. Choose something, or delete the field of this record.');
  return { value: [...new Set(given)] };
}

function describeOptions({ options }: Typed): string {
  return options.length === 0 ? 'it has none yet' : options.map(({ value }) => value).join(', ');
}

function readReference(view: View, { referenceType }: Typed, given: unknown): ReadValue {
  const { type, id } = isObject(given) ? given : {};
  if (typeof id !== 'string') return fault('must be a record, as {"type": …, "id": …}.');
  const found = findReferenced(view, referenceType, id);
  if (!found || (type !== undefined && type !== found.type)) {
    return fault(
      `must be a ${referenceType ?? 'record'} of this service; there is none with that type and id.`,
    );
  }
  return { value: { type: found.type, id } };
}

import type { Checked } from '#/domain/records/checked.ts';
import { readZone } from '#/time/zone.ts';
import { type Contact, contactRoles, type ContactRole, type TradeLane } from './contact.ts';
import type { ContactProblem } from './contactProblem.ts';
import { readClock } from './hours.ts';

/** As many as a device or a file may have. */
export const maxContacts = 1_000;
const maxText = 200;
const maxNote = 2_000;
const maxEntries = 100;

/** One address and nothing else: a link or the head of a mail could read more from it. */
const address = /^[\w.!#$'*+/=^`{|}~-]{1,64}@[A-Za-z\d-]{1,63}(?:\.[A-Za-z\d-]{1,63})+$/;
const phoneNumber = /^\+?[\d(][\d ()./-]{2,40}(?: ?(?:x|ext\.?|#) ?\d{1,8})?$/i;
export const languageCode = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/;

type Fields = Readonly<Record<string, unknown>>;

/** Whatever a file, a form or a device's storage has in place of a contact, with what is wrong in it. */
export function readContact(input: unknown): Checked<Contact, ContactProblem> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { value: null, problems: [{ code: 'noContact' }] };
  }
  const problems: ContactProblem[] = [];
  const ask = asking(input as Fields, problems);
  const contact: Contact = {
    id: ask.needed('id'),
    name: ask.needed('name'),
    company: ask.line('company'),
    roles: ask.list('roles', isRole),
    places: ask.list('places', isName),
    lanes: ask.lanes(),
    carriers: ask.list('carriers', isName),
    customers: ask.list('customers', isName),
    email: ask.form('email', address),
    phone: ask.form('phone', phoneNumber),
    language: ask.form('language', languageCode),
    zone: ask.line('zone'),
    days: ask.list('days', isWeekday),
    opens: ask.line('opens'),
    closes: ask.line('closes'),
    note: ask.note(),
  };
  problems.push(...hoursProblems(contact), ...roleProblems(contact));
  return { value: problems.length > 0 ? null : contact, problems };
}

function hoursProblems({ zone, days, opens, closes }: Contact): ContactProblem[] {
  const problems: ContactProblem[] = zone !== '' && !readZone(zone) ? [{ code: 'zoneForm' }] : [];
  if (opens === '' && closes === '') return problems;
  const [from, until] = [readClock(opens), readClock(closes)];
  if (from === null || until === null || from === until) return [...problems, { code: 'clockForm' }];
  return zone === '' || days.length === 0 ? [...problems, { code: 'hoursNeedZone' }] : problems;
}

/** As contactMatch.ts asks for it: without, it would never be chosen. */
function roleProblems({ roles, customers, carriers, places }: Contact): ContactProblem[] {
  const problems: ContactProblem[] = [];
  if (roles.includes('customer') && customers.length === 0) problems.push({ code: 'customerNeeded' });
  if (roles.includes('carrier') && carriers.length === 0) problems.push({ code: 'carrierNeeded' });
  if (roles.includes('terminal') && places.length === 0) problems.push({ code: 'terminalNeeded' });
  return problems;
}

/** Reads one field after the other; what is wrong with any is added to the problems. */
function asking(fields: Fields, problems: ContactProblem[]) {
  const text = (name: keyof Contact, max: number): string => {
    const value = fields[name] ?? '';
    if (typeof value !== 'string') problems.push({ code: 'notText', field: name });
    else if (value.length > max) problems.push({ code: 'tooLong', field: name, max });
    return typeof value === 'string' ? value.slice(0, max) : '';
  };
  const line = (name: keyof Contact): string => {
    const value = oneLine(text(name, maxText));
    if (name !== 'id' && /^[=@]/.test(value)) problems.push({ code: 'formula', field: name });
    return value;
  };
  const listOf = (name: keyof Contact): readonly unknown[] => {
    const value = fields[name] ?? [];
    return Array.isArray(value) ? value : [value];
  };
  return {
    line,
    needed: (name: keyof Contact) => {
      const value = line(name);
      if (value === '') problems.push({ code: 'missing', field: name });
      return value;
    },
    form: (name: 'email' | 'phone' | 'language', form: RegExp) => {
      const value = line(name);
      if (value !== '' && !form.test(value)) problems.push({ code: 'form', field: name });
      return value;
    },
    note: () =>
      text('note', maxNote)
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '')
        .trim(),
    list: <T>(name: keyof Contact, isOne: (one: unknown) => one is T): readonly T[] => {
      const all = listOf(name);
      const known = all.slice(0, maxEntries).filter(isOne);
      if (known.length < all.length) problems.push({ code: 'wrongEntry', field: name });
      return [...new Set(known.map((one) => (typeof one === 'string' ? (oneLine(one) as T & string) : one)))];
    },
    lanes: (): readonly TradeLane[] => {
      const all = listOf('lanes');
      const known = all.slice(0, maxEntries).flatMap((one) => {
        const { from, to } = (one ?? {}) as Fields;
        return isName(from) && isName(to) ? { from: oneLine(from), to: oneLine(to) } : [];
      });
      if (known.length < all.length) problems.push({ code: 'laneForm' });
      return known;
    },
  };
}

const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();

const isRole = (one: unknown): one is ContactRole => contactRoles.some((role) => role === one);
const isWeekday = (one: unknown): one is number =>
  typeof one === 'number' && Number.isInteger(one) && one >= 0 && one <= 6;
/** Neither a formula, nor with the signs that part entries in a form and a sheet. */
const isName = (one: unknown): one is string =>
  typeof one === 'string' && one.length <= maxText && /^[^=@;>]+$/.test(one) && oneLine(one) !== '';

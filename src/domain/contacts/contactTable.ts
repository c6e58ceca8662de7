import type { Checked } from '#/domain/records/checked.ts';
import type { Table } from '#/domain/tracking/columns.ts';
import { type Contact, contactRoles } from './contact.ts';
import { readContacts } from './contactFile.ts';
import { partsOf, readTypedContact, typeContact, type TypedContact } from './typedContact.ts';
import * as words from './words.ts';

// Contacts as a sheet, one a row, each column known by its heading.

const columns: readonly (keyof Contact)[] = [
  'name',
  'company',
  'roles',
  'email',
  'phone',
  'places',
  'lanes',
  'carriers',
  'customers',
  'language',
  'zone',
  'days',
  'opens',
  'closes',
  'note',
  'id',
];

export const contactHeadings: readonly string[] = columns.map(words.fieldLabel);

/** A row for each contact, a cell for each heading. */
export function contactRows(contacts: readonly Contact[]): readonly (readonly string[])[] {
  return contacts.map((contact) => {
    const typed = {
      ...typeContact(contact),
      roles: contact.roles.map((role) => words.roleLabels[role]).join('; '),
      days: contact.days.map((day) => dayCodes[day]).join('; '),
    };
    return columns.map((field) => typed[field]);
  });
}

/** Headings stand within the first rows: above them a sheet may have a title. */
const deepestHeading = 10;

/** The contacts of a sheet. A row with a mistake costs itself, with a sentence that names it. */
export function readContactTable(table: Table): Checked<readonly Contact[]> {
  const neededHeadings = [words.fieldLabel('name'), words.fieldLabel('roles')];
  const top = table
    .slice(0, deepestHeading)
    .findIndex((row) => neededHeadings.every((heading) => row.some(isSame(heading))));
  if (top < 0) return { value: null, problems: [words.noTable] };
  const headings = table[top] ?? [];
  const places = columns.map((field) => ({ field, at: headings.findIndex(isSame(words.fieldLabel(field))) }));
  return readContacts(table.slice(top + 1), (row) => {
    const cells = Object.fromEntries(
      places.map(({ field, at }) => [field, withoutApostrophe(row[at]?.trim() ?? '')]),
    ) as Record<keyof Contact, string>;
    const typed = {
      ...cells,
      roles: partsOf(cells.roles).map(readRole),
      days: partsOf(cells.days.replaceAll(',', ';')).map(readWeekday),
      // Who writes a sheet by hand gives names, not ids.
      id: cells.id || [cells.name, cells.email].filter(Boolean).join(' '),
    } as unknown as TypedContact; // As far as its words are known: `readContact` looks.
    return { name: cells.name, ...readTypedContact(typed) };
  });
}

/** Our files have one in front of what a spreadsheet would take for a formula, as of a phone number with its plus. */
const withoutApostrophe = (cell: string) => cell.replaceAll(/(^|[;\n]\s*)'(?=[=+\-@＝＋－＠])/gu, '$1');

// The same in every language, so that a colleague with another one can open the sheet.
const dayCodes = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const readRole = (text: string) =>
  contactRoles.find((role) => [role, words.roleLabels[role]].some(isSame(text))) ?? text;

function readWeekday(text: string): number | string {
  const day = dayCodes.findIndex((name) => text.toLowerCase().startsWith(name.toLowerCase()));
  return day < 0 ? text : day;
}

const isSame = (one: string) => (other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

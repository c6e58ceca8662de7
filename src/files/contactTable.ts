import { type Contact, contactRoles } from '#/domain/contacts/contact.ts';
import { readContacts } from '#/domain/contacts/contactFile.ts';
import type { ContactFileProblem } from '#/domain/contacts/contactProblem.ts';
import { partsOf, readTypedContact, typeContact, type TypedContact } from '#/domain/contacts/typedContact.ts';
import type { Checked } from '#/domain/records/checked.ts';
import { findSheetColumns, isSameTyped } from '#/domain/records/sheetColumns.ts';
import type { Table } from '#/domain/tracking/pastedColumns.ts';
import { roleLabels } from '#/wording/contacts.ts';
import * as de from '#/wording/contacts.ts' with { language: 'de' };
import * as en from '#/wording/contacts.ts' with { language: 'en' };
import * as es from '#/wording/contacts.ts' with { language: 'es' };
import * as fr from '#/wording/contacts.ts' with { language: 'fr' };
import * as zh from '#/wording/contacts.ts' with { language: 'zh' };

// Contacts as a sheet, one a row, each column known by its heading.

export const contactColumns: readonly (keyof Contact)[] = [
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

/** A sheet may have been saved in another language. */
const languages = [en, es, fr, de, zh];

/** A row for each contact, a cell for each column. */
export function contactRows(contacts: readonly Contact[]): readonly (readonly string[])[] {
  return contacts.map((contact) => {
    const typed = {
      ...typeContact(contact),
      roles: contact.roles.map((role) => roleLabels[role]).join('; '),
      days: contact.days.map((day) => dayCodes[day]).join('; '),
    };
    return contactColumns.map((field) => typed[field]);
  });
}

/** The contacts of a sheet in any of our languages. A row with a mistake costs itself, with a problem that names it. */
export function readContactTable(table: Table): Checked<readonly Contact[], ContactFileProblem> {
  const labels = languages.map(({ fieldLabel }) => fieldLabel);
  const found = findSheetColumns(table, contactColumns, ['name', 'roles'], labels);
  if (!found) return { value: null, problems: [{ code: 'noTable' }] };
  return readContacts(table.slice(found.top + 1), (row) => {
    const cells = Object.fromEntries(
      contactColumns.map((field) => [field, withoutApostrophe(row[found.at[field]]?.trim() ?? '')]),
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
  contactRoles.find((role) =>
    [role, ...languages.map((words) => words.roleLabels[role])].some(isSameTyped(text)),
  ) ?? text;

function readWeekday(text: string): number | string {
  const day = dayCodes.findIndex((name) => text.toLowerCase().startsWith(name.toLowerCase()));
  return day < 0 ? text : day;
}

import type { Checked } from '#/domain/records/checked.ts';
import type { Contact } from './contact.ts';
import type { ContactEntryProblem, ContactListProblem } from './contactProblem.ts';
import { maxContacts } from './readContact.ts';

/** Bytes, or characters, of which none takes less. */
export const maxFileSize = 2_000_000;

/** The contacts of a file: one with a mistake costs itself, with a problem that names it. */
export function readContacts<Entry>(
  entries: readonly Entry[],
  read: (entry: Entry) => Checked<Contact, ContactEntryProblem> & { readonly name: string },
): Checked<readonly Contact[], ContactListProblem> {
  const problems: ContactListProblem[] =
    entries.length > maxContacts ? [{ code: 'tooMany', max: maxContacts }] : [];
  const contacts = new Map<string, Contact>();
  for (const [index, entry] of entries.slice(0, maxContacts).entries()) {
    const { name, value, problems: own } = read(entry);
    const wrong: readonly ContactEntryProblem[] =
      value && contacts.has(value.id) ? [{ code: 'sameId' }] : own;
    problems.push(
      ...wrong.map((problem) => ({ code: 'inEntry', position: index + 1, name, problem }) as const),
    );
    if (value && wrong.length === 0) contacts.set(value.id, value);
  }
  return { value: [...contacts.values()], problems };
}

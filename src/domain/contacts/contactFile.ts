import type { Checked } from '#/domain/records/checked.ts';
import type { Contact } from './contact.ts';
import { maxContacts } from './readContact.ts';
import * as words from './words.ts';

/** Bytes, or characters, of which none takes less. */
export const maxFileSize = 2_000_000;

/** The contacts of a file: one with a mistake costs itself, with a sentence that names it. */
export function readContacts<Entry>(
  entries: readonly Entry[],
  read: (entry: Entry) => Checked<Contact> & { readonly name: string },
): Checked<readonly Contact[]> {
  const problems = entries.length > maxContacts ? [words.tooMany(maxContacts)] : [];
  const contacts = new Map<string, Contact>();
  for (const [index, entry] of entries.slice(0, maxContacts).entries()) {
    const { name, value, problems: own } = read(entry);
    const wrong = value && contacts.has(value.id) ? [words.sameId] : own;
    problems.push(...wrong.map((problem) => words.inEntry(index + 1, name, problem)));
    if (value && wrong.length === 0) contacts.set(value.id, value);
  }
  return { value: [...contacts.values()], problems };
}

import type { Contact } from '#/domain/contacts/contact.ts';
import { mergeEntries } from '#/domain/records/mergeEntries.ts';
import { useContacts } from './contacts.ts';
import { type Undo, undoEntries, withEntry, withoutEntry } from './entryLists.ts';

export const saveContact = (contact: Contact): Undo =>
  write((contacts) => withEntry(contacts, contact, contact.id));

export const removeContact = (id: string): Undo => write((contacts) => withoutEntry(contacts, id));

/** Takes over all that is in a file. */
export const takeOverContacts = (file: readonly Contact[]): Undo =>
  write((own) => mergeEntries(own, file).merged);

function write(change: (contacts: readonly Contact[]) => readonly Contact[]): Undo {
  const { getState, setState } = useContacts;
  const before = getState().contacts;
  const after = change(before);
  setState({ contacts: after });
  return () => setState(({ contacts }) => ({ contacts: undoEntries(contacts, before, after) }));
}

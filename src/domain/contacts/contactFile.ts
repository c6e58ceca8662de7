import type { Checked } from '#/domain/records/checked.ts';
import { readEntries, type ReadEntry, withOwnId } from '#/domain/records/entryList.ts';
import type { Contact } from './contact.ts';
import type { ContactEntryProblem, ContactListProblem } from './contactProblem.ts';
import { maxContacts } from './readContact.ts';

/** Bytes, or characters, of which none takes less. */
export const maxFileSize = 2_000_000;

/** The contacts of a file: one with a mistake costs itself, with a problem that names it. */
export const readContacts = <Raw>(
  entries: readonly Raw[],
  read: ReadEntry<Raw, Contact, ContactEntryProblem>,
): Checked<readonly Contact[], ContactListProblem> => readEntries(entries, maxContacts, withOwnId(read));

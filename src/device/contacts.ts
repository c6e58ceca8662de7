import type { Contact } from '#/domain/contacts/contact.ts';
import { readContact } from '#/domain/contacts/readContact.ts';
import { entryStore } from './entryStore.ts';

export interface ContactBook {
  readonly contacts: readonly Contact[];
}

/** People and mailboxes (docs/contacts.md). */
export const useContacts = entryStore<ContactBook>('landfall.contacts', { contacts: readContact });

import type { Contact } from '#/domain/contacts/contact.ts';
import { readContact } from '#/domain/contacts/readContact.ts';
import { cachedList, storedStore } from './storage.ts';

const name = 'landfall.contacts';

interface StoredContacts {
  readonly contacts: readonly Contact[];
  /** Stored contacts that this version cannot read; they stay for the one that can. */
  readonly unread: readonly unknown[];
}

/** The people and mailboxes that were entered on this device, or opened from a file (docs/contacts.md). */
export const useContacts = storedStore<StoredContacts>(name, () => ({ contacts: [], unread: [] }), {
  read: (stored) => {
    const records = cachedList(stored, 'contacts').map((record) => ({ record, ...readContact(record) }));
    return {
      contacts: records.flatMap(({ value }) => value ?? []),
      unread: records.flatMap(({ record, value }) => (value ? [] : [record])),
    };
  },
  write: ({ contacts, unread }) => ({ contacts: [...contacts, ...unread] }),
});

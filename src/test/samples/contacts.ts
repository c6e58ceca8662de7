import type { Contact } from '#/domain/contacts/contact.ts';

/** A bare contact for tests: everything unknown except what the test says. */
export function sampleContact(known: Partial<Contact> = {}): Contact {
  return {
    id: known.name ?? 'contact',
    name: 'Desk',
    company: '',
    roles: [],
    places: [],
    lanes: [],
    carriers: [],
    customers: [],
    email: '',
    phone: '',
    language: '',
    zone: '',
    days: [],
    opens: '',
    closes: '',
    note: '',
    ...known,
  };
}

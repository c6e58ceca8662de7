import type { Contact, ContactRole } from '#/domain/contacts/contact.ts';

// What a contact is called, part by part. A sheet of contacts is read in each language by copies of this file, so it imports
// nothing but types.

export const roleLabels: Readonly<Record<ContactRole, string>> = {
  broker: 'Customs broker',
  terminal: 'Terminal',
  carrier: 'Carrier',
  railroad: 'Railroad',
  trucker: 'Trucker',
  customer: 'Customer',
  warehouse: 'Warehouse',
};

export const fieldNames: Readonly<Record<keyof Contact, string>> = {
  id: 'Id',
  name: 'Name',
  company: 'Company',
  roles: 'Roles',
  places: 'Places',
  lanes: 'Lanes',
  carriers: 'Carriers',
  customers: 'Customers',
  email: 'E-mail',
  phone: 'Phone',
  language: 'Language',
  zone: 'Time zone',
  days: 'Open on',
  opens: 'Opens',
  closes: 'Closes',
  note: 'Note',
};
export const fieldLabel = (name: keyof Contact): string => fieldNames[name];

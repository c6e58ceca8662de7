import type { Checked } from '#/domain/records/checked.ts';
import type { Contact } from './contact.ts';
import type { ContactProblem } from './contactProblem.ts';
import { readContact } from './readContact.ts';

type Lists = 'places' | 'lanes' | 'carriers' | 'customers';

/** A contact as a person writes it, in a form or in a sheet: `Los Angeles; West Basin` and `Shanghai > Los Angeles`. */
export interface TypedContact extends Omit<Contact, Lists>, Readonly<Record<Lists, string>> {}

export function typeContact(contact: Contact): TypedContact {
  const { places, lanes, carriers, customers } = contact;
  return {
    ...contact,
    places: places.join('; '),
    lanes: lanes.map(({ from, to }) => `${from} > ${to}`).join('; '),
    carriers: carriers.join('; '),
    customers: customers.join('; '),
  };
}

/** The contact that was typed, or what is wrong with it. */
export function readTypedContact(typed: TypedContact): Checked<Contact, ContactProblem> {
  return readContact({
    ...typed,
    places: partsOf(typed.places),
    lanes: partsOf(typed.lanes).map(readLane),
    carriers: partsOf(typed.carriers),
    customers: partsOf(typed.customers),
  });
}

/** What is between semicolons. */
export const partsOf = (text: string): readonly string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Without a second place where it names none, or a third: it is then refused. */
export function readLane(text: string): {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
} {
  const [from, to, third] = text.split('>').map((part) => part.trim());
  return third === undefined ? { from, to } : {};
}

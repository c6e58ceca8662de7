import { comma } from '#/language/punctuation.ts';
import type { Instant } from '#/time/instant.ts';
import { formatSpan } from '#/time/relative.ts';
import type { Contact, ContactRole } from './contact.ts';
import type { OpenState } from './hours.ts';
import type { MatchGrounds } from './match.ts';

export const roleLabels: Readonly<Record<ContactRole, string>> = {
  broker: 'Customs broker',
  terminal: 'Terminal',
  carrier: 'Carrier',
  railroad: 'Railroad',
  trucker: 'Trucker',
  customer: 'Customer',
  warehouse: 'Warehouse',
};

const fieldNames: Readonly<Record<keyof Contact, string>> = {
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

/** `opens in 40 min` */
export function describeOpen({ isOpen, changesAt }: OpenState, now: Instant): string {
  if (changesAt === null) return isOpen ? 'always open' : 'closed';
  const length = formatSpan(changesAt - now) ?? 'less than a minute';
  return isOpen ? `open, closes in ${length}` : `opens in ${length}`;
}

/** Why a contact was chosen: `For customer Acme, terminal West Basin`. */
export function describeGrounds(grounds: MatchGrounds): string {
  const { customer, terminal, lane, place, carrier } = grounds;
  const named = [
    customer !== undefined && `customer ${customer}`,
    terminal !== undefined && `terminal ${terminal}`,
    lane !== undefined && `lane ${lane}`,
    place !== undefined && `place ${place}`,
    carrier !== undefined && `carrier ${carrier}`,
  ].filter((one) => one !== false);
  return `For ${named.length > 0 ? named.join(comma) : 'any container'}`;
}

// What is wrong with a contact that somebody enters or opens.

export const noContact = 'This is no contact.';
export const needed = (name: keyof Contact): string => `${fieldNames[name]} is missing.`;
export const notText = (name: keyof Contact): string => `${fieldNames[name]} is not a text.`;
export const tooLong = (name: keyof Contact, max: number): string =>
  `${fieldNames[name]} is longer than ${max} characters.`;
export const formula = (name: keyof Contact): string =>
  `${fieldNames[name]} begins like a formula of a spreadsheet. Remove the = or @ in front.`;
export const wrongEntry = (name: keyof Contact): string =>
  `${fieldNames[name]} has an entry that is not known, or too many of them.`;
export const laneForm = 'Lanes need two places each, such as Shanghai > Los Angeles.';
export const emailForm = 'E-mail has to be one address, such as desk@example.com.';
export const phoneForm = 'Phone has to be a number, such as +1 310 555 0100.';
export const languageForm = 'Language has to be a code, such as en, es or zh.';
export const zoneForm = 'Time zone has to be a name such as America/Los_Angeles.';
export const clockForm = 'Hours need an opening and a closing time, such as 08:00 and 17:00.';
export const hoursNeedZone = 'Hours need the days and the time zone that they are meant in.';
export const customerNeeded = 'A customer contact needs the customer that it is for.';
export const carrierNeeded = 'A carrier contact needs the carrier that it is for.';
export const terminalNeeded = 'A terminal contact needs the terminal or port that it is for.';

// Files.

export const tooMany = (max: number): string =>
  `There are more than ${max} contacts. The others are left out.`;
export const inEntry = (position: number, name: string, problem: string): string =>
  `Contact ${position}${name === '' ? '' : ` (${name.slice(0, 60)})`}: ${problem}`;
export const sameId = 'It stands twice in this file, so the first counts.';
export const fileTooLarge = 'This file is larger than 2 MB. A file of contacts is much smaller.';
export const notCards = 'This is not a file of contacts: it has no vCard.';
export const cutCards = 'This file ends within a contact. It may be cut off: ask for it once more.';
export const oldCard = 'It is a vCard of version 2.1. Save it as version 3.0 or 4.0.';
export const noTable = `This is not a sheet of contacts: it needs the columns ${fieldNames.name} and ${fieldNames.roles}.`;

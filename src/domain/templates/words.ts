import type { ContactRole } from '#/domain/contacts/contact.ts';
import type { ExceptionKind } from '#/domain/records/exceptionKinds.ts';
import { inSentence } from '#/language/inSentence.ts';
import { comma } from '#/language/punctuation.ts';
import { roleLabels } from '#/wording/contacts.ts';
import { exceptionKindLabels } from '#/wording/exceptionKinds.ts';
import type { TemplateReason } from './template.ts';
import type { Variable } from './variables.ts';

/** What stands in the place of what is not known, so that no sentence ends in nothing. */
export function missingText(variable: Variable): string {
  switch (variable) {
    case 'contact':
      return '';
    case 'holds':
    case 'reasons':
    case 'fees':
      return 'none reported';
    default:
      return 'not reported';
  }
}

export const andMore = (count: number): string => `and ${count} more`;
export const pickedUpOn = (when: string): string => `picked up ${when}`;
export const arrivedOn = (when: string): string => `arrived ${when}`;

/** What each variable stands for. */
export const meanings: Readonly<Record<Variable, string>> = {
  container: 'Number of the container; outside of a repeated part, how many where there are several',
  equipment: 'Size and type',
  shipment: 'Bill of lading or booking',
  references: 'References of shipment and container',
  customer: 'Customer of the shipment',
  carrier: 'Carrier',
  vessel: 'Vessel at the port of discharge',
  port: 'Port of discharge',
  destination: 'Inland destination',
  terminal: 'Where it waits, or will wait, for its pickup',
  location: 'Where it is now',
  status: 'What the list says of it',
  topic: 'The status where all containers share it, else what one writes to this party about',
  reasons: 'Why it is so',
  holds: 'Holds',
  lfd: 'Earliest last free day, with the days left',
  appointment: 'Pickup appointment',
  picked_up: 'When it was picked up',
  eta: 'ETA or arrival at the port of discharge',
  eta_inland: 'ETA or arrival at the inland destination',
  fees: 'Fees reported; of several containers their sum',
  link: 'Address of its page',
  contact: 'Name of the contact',
  count: 'How many containers: “this container”, “these 3 containers”',
  ask: 'What the built-in message asks this party',
  today: 'Day of this device',
};

export const examples: Readonly<Record<Variable, string>> = {
  container: 'TEMU3043531',
  equipment: '20 ft dry',
  shipment: 'MAEU737519710',
  references: 'PO 454728218',
  customer: 'Acme Imports',
  carrier: 'Maersk',
  vessel: 'MAERSK ESSEX',
  port: 'Los Angeles',
  destination: 'Chicago',
  terminal: 'West Basin',
  location: 'At West Basin, Los Angeles',
  status: 'Not ready for pickup, 2 days past LFD',
  topic: 'Not ready for pickup, 2 days past LFD',
  reasons: 'customs hold',
  holds: 'Customs hold',
  lfd: 'Mon 10 Aug (2 days past)',
  appointment: 'Wed 12 Aug 14:00 PDT',
  picked_up: 'Thu 13 Aug 09:20 PDT',
  eta: 'arrived Sat 8 Aug 02:36 PDT',
  eta_inland: 'Mon 17 Aug 08:00 CDT',
  fees: '325 USD',
  link: 'https://landfall.example/shipments/find?q=TEMU3043531',
  contact: 'Bay Brokers',
  count: 'this container',
  ask: 'Please advise when the hold on this container will be cleared, and what you still need from us.',
  today: 'Wed 12 Aug',
};

// What a template is for, and why it was chosen.

export const anyReason = 'Any reason';
export const reasonLabel = (reason: TemplateReason): string =>
  reason === 'any' ? anyReason : exceptionKindLabels[reason];

/** `Customs broker, on hold, language es` */
export function describeFit(role: ContactRole, reason: ExceptionKind | null, language: string): string {
  return [
    roleLabels[role],
    reason === null ? 'any reason' : inSentence(exceptionKindLabels[reason]),
    language !== '' && `language ${language}`,
  ]
    .filter(Boolean)
    .join(comma);
}

// What is wrong with a template that somebody enters or opens.

const fieldNames = {
  id: 'Id',
  name: 'Name',
  role: 'Role',
  reason: 'Reason',
  language: 'Language',
  subject: 'Subject',
  text: 'Text',
  signature: 'Signature',
} as const;
type Field = keyof typeof fieldNames;
export const fieldLabel = (field: Field): string => fieldNames[field];

export const noTemplate = 'This is no template.';
export const needed = (field: Field): string => `${fieldNames[field]} is missing.`;
export const notText = (field: Field): string => `${fieldNames[field]} is not a text.`;
export const tooLong = (field: Field, max: number): string =>
  `${fieldNames[field]} is longer than ${max} characters.`;
export const unknownValue = (field: Field): string =>
  `${fieldNames[field]} has a value that this version does not know.`;
export const unknownVariable = (field: Field, typed: string): string =>
  `${fieldNames[field]}: ${typed} is no variable.`;
export const moneyInSubject = (variable: Variable): string =>
  `Subject: {${variable}} stands in the text only, on a line that is left out where no money is named.`;
export const partInSubject = 'Subject: it is one line, so nothing is repeated in it.';
export const partAlone = (field: Field): string => `${fieldNames[field]}: {each} and {end} need a line each.`;
export const partOpen = (field: Field): string => `${fieldNames[field]}: an {each} has no {end} below it.`;
export const partClosed = (field: Field): string => `${fieldNames[field]}: an {end} has no {each} above it.`;

// Files.

export const tooMany = (max: number): string =>
  `There are more than ${max} templates. The others are left out.`;
export const inEntry = (position: number, name: string, problem: string): string =>
  `Template ${position}${name === '' ? '' : ` (${name.slice(0, 60)})`}: ${problem}`;
export const sameId = 'It stands twice in this file, so the first counts.';
/** Why a file is refused. */
export const refusals = {
  tooLarge: 'This file is larger than 2 MB. A file of templates is much smaller.',
  notJson: 'This is not a file of templates: it cannot be read as JSON. It may be cut off.',
  otherFile: 'This is not a file of templates from Landfall.',
} as const;

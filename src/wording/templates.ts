import type { ContactRole } from '#/domain/contacts/contact.ts';
import type { ExceptionKind } from '#/domain/records/exceptionKinds.ts';
import type { MessageTemplate, TemplateReason } from '#/domain/templates/template.ts';
import type { Variable } from '#/domain/templates/variables.ts';
import { inSentence } from '#/language/inSentence.ts';
import { comma } from '#/language/punctuation.ts';
import { roleLabels } from './contacts.ts';
import { exceptionKindLabels } from './exceptionKinds.ts';
import type { MessageValues, VariableValues } from './messageValues.ts';

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

const examples: VariableValues = {
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
/** As a form explains them, where no container is at hand. */
export const exampleValues: MessageValues = { each: [examples], together: examples };

// What a template is for, and why it was chosen.

const anyReason = 'Any reason';
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

/** The parts of a template. */
export const fieldNames: Readonly<Record<keyof MessageTemplate, string>> = {
  id: 'Id',
  name: 'Name',
  role: 'Role',
  reason: 'Reason',
  language: 'Language',
  subject: 'Subject',
  text: 'Text',
  signature: 'Signature',
};
export const fieldLabel = (field: keyof MessageTemplate): string => fieldNames[field];

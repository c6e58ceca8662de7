import type { Contact } from '#/domain/contacts/contact.ts';
import type {
  ContactEntryProblem,
  ContactFileProblem,
  ContactProblem,
} from '#/domain/contacts/contactProblem.ts';
import { fieldNames } from './contacts.ts';
import { describeInList, sameIdTwice } from './entryFile.ts';

export const languageForm = 'Language has to be a code, such as en, es or zh.';
const forms = {
  email: 'E-mail has to be one address, such as desk@example.com.',
  phone: 'Phone has to be a number, such as +1 310 555 0100.',
  language: languageForm,
} as const;

const plainProblems = {
  noContact: 'This is no contact.',
  laneForm: 'Lanes need two places each, such as Shanghai > Los Angeles.',
  zoneForm: 'Time zone has to be a name such as America/Los_Angeles.',
  clockForm: 'Hours need an opening and a closing time, such as 08:00 and 17:00.',
  hoursNeedZone: 'Hours need the days and the time zone that they are meant in.',
  customerNeeded: 'A customer contact needs the customer that it is for.',
  carrierNeeded: 'A carrier contact needs the carrier that it is for.',
  terminalNeeded: 'A terminal contact needs the terminal or port that it is for.',
} as const;

const missing = (name: keyof Contact): string => `${fieldNames[name]} is missing.`;
const notText = (name: keyof Contact): string => `${fieldNames[name]} is not a text.`;
const tooLong = (name: keyof Contact, max: number): string =>
  `${fieldNames[name]} is longer than ${max} characters.`;
const formula = (name: keyof Contact): string =>
  `${fieldNames[name]} begins like a formula of a spreadsheet. Remove the = or @ in front.`;
const wrongEntry = (name: keyof Contact): string =>
  `${fieldNames[name]} has an entry that is not known, or too many of them.`;

/** What is wrong with a contact that somebody enters, as a sentence. */
export function describeContactProblem(problem: ContactProblem): string {
  switch (problem.code) {
    case 'missing':
      return missing(problem.field);
    case 'notText':
      return notText(problem.field);
    case 'tooLong':
      return tooLong(problem.field, problem.max);
    case 'formula':
      return formula(problem.field);
    case 'wrongEntry':
      return wrongEntry(problem.field);
    case 'form':
      return forms[problem.field];
    default:
      return plainProblems[problem.code];
  }
}

function describeEntryProblem(problem: ContactEntryProblem): string {
  switch (problem.code) {
    case 'sameId':
      return sameIdTwice;
    case 'oldCard':
      return 'It is a vCard of version 2.1. Save it as version 3.0 or 4.0.';
    default:
      return describeContactProblem(problem);
  }
}

const tooMany = (max: number): string => `There are more than ${max} contacts. The others are left out.`;
const inEntry = (position: number, name: string, problem: string): string =>
  `Contact ${position}${name === '' ? '' : ` (${name.slice(0, 60)})`}: ${problem}`;

/** The same of several contacts, each with its place. */
export const describeContactListProblem = describeInList({ tooMany, inEntry }, describeEntryProblem);

const refusals = {
  tooLarge: 'This file is larger than 2 MB. A file of contacts is much smaller.',
  notCards: 'This is not a file of contacts: it has no vCard.',
  cutCards: 'This file ends within a contact. It may be cut off: ask for it once more.',
  noTable: `This is not a sheet of contacts: it needs the columns ${fieldNames.name} and ${fieldNames.roles}.`,
} as const;

/** The same of a file. */
export const describeContactFileProblem = (problem: ContactFileProblem): string =>
  problem.code === 'tooMany' || problem.code === 'inEntry'
    ? describeContactListProblem(problem)
    : refusals[problem.code];

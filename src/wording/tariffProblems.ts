import type {
  BookProblem,
  ChoiceField,
  EntryField,
  EntryProblem,
  FieldProblem,
  RowProblem,
  TariffFileProblem,
} from '#/domain/charges/tariffProblem.ts';
import { comma } from '#/language/punctuation.ts';
import { quoted } from '#/language/quoted.ts';
import { describeFileProblem } from './entryFile.ts';
import { choiceLabels, fieldNames } from './tariffs.ts';

const tooLong = (name: EntryField, max: number): string =>
  `${fieldNames[name]} is longer than ${max} characters.`;
const notOneOf = (name: ChoiceField): string =>
  `${fieldNames[name]} has to be one of ${Object.values(choiceLabels[name])
    .map((label) => quoted(label))
    .join(comma)}.`;
const notWhole = (name: EntryField, min: number, max: number): string =>
  `${fieldNames[name]} has to be a whole number from ${min} to ${max}.`;

function describeFieldProblem(problem: FieldProblem): string {
  const { code, field: name } = problem;
  switch (code) {
    case 'missing':
      return `${fieldNames[name]} is missing.`;
    case 'notText':
      return `${fieldNames[name]} is not a text.`;
    case 'notDay':
      return `${fieldNames[name]} has to be a day such as 2026-01-31.`;
    case 'wrongEntry':
      return `${fieldNames[name]} has an entry that is not known, or too many of them.`;
    case 'tooLong':
      return tooLong(name, problem.max);
    case 'notWhole':
      return notWhole(name, problem.min, problem.max);
    case 'notOneOf':
      return notOneOf(problem.field);
  }
}

const forms = {
  scac: 'SCAC has to be two to four letters or digits, such as MAEU.',
  port: 'Port has to be a UN/LOCODE, such as USLAX.',
  currency: 'Currency has to be three letters, such as USD.',
} as const;

const tooManyOf = {
  tariffs: (max: number) => `There are more than ${max} tariffs. The others are left out.`,
  calendars: (max: number) => `There are more than ${max} calendars. The others are left out.`,
  holidays: (max: number) => `There are more than ${max} holidays. The others are left out.`,
  steps: (max: number) => `There are more than ${max} steps. The others are left out.`,
} as const;

/** What is wrong with a tariff or a calendar that somebody enters, as a sentence. */
export function describeEntryProblem(problem: EntryProblem): string {
  switch (problem.code) {
    case 'noTariff':
      return 'This is no tariff.';
    case 'noCalendar':
      return 'This is no calendar.';
    case 'form':
      return forms[problem.field];
    case 'endsBeforeStart':
      return 'The tariff ends before it begins. Check both days.';
    case 'stepForm':
      return 'Each step needs the day it begins with, and an amount from 0 to 100,000 a day.';
    case 'firstStep':
      return 'The first step has to begin with day 1.';
    case 'stepOrder':
      return 'Each step has to begin later than the one before.';
    case 'holidayDay':
      return 'Each holiday needs a day such as 2026-12-25.';
    case 'noWorkingDay':
      return 'No day of the week is left to work on.';
    case 'tooMany':
      return tooManyOf[problem.of](problem.max);
    default:
      return describeFieldProblem(problem);
  }
}

const inEntry = (what: 'tariffs' | 'calendars', position: number, problem: string): string =>
  what === 'tariffs' ? `Tariff ${position}: ${problem}` : `Calendar ${position}: ${problem}`;

/** The same of the tariffs and calendars of a team, each with its place. */
export function describeBookProblem(problem: BookProblem): string {
  switch (problem.code) {
    case 'tooMany':
      return tooManyOf[problem.of](problem.max);
    case 'inEntry':
      return inEntry(problem.of, problem.position, describeEntryProblem(problem.problem));
  }
}

function describeRowProblem(problem: RowProblem): string {
  switch (problem.code) {
    case 'sameId':
      return 'A row above has the same id.';
    case 'noSuchCalendar':
      return noSuchCalendar(problem.calendar);
    default:
      return describeEntryProblem(problem);
  }
}

const noSuchCalendar = (name: string): string =>
  `There is no calendar “${name}”. Enter it first, or open the JSON file of your team.`;
const inRow = (position: number, name: string, problem: string): string =>
  `${name === '' ? `Row ${position}` : `“${name}” (row ${position})`}: ${problem}`;

const refusals = {
  tooLarge: 'This file is larger than 5 MB. A file of tariffs is much smaller.',
  notJson: 'This file is no JSON. It may be cut off: ask for it once more.',
  otherFile: 'This is not a file of tariffs.',
} as const;

/** The same of a file, be it JSON or a sheet. */
export function describeTariffFileProblem(problem: TariffFileProblem): string {
  switch (problem.code) {
    case 'tooMany':
    case 'inEntry':
      return describeBookProblem(problem);
    case 'noTable':
      return 'This sheet has no tariffs: it needs a row of headings with “Name” and “Charge”. Save yours as a workbook to see all of them.';
    case 'inRow':
      return inRow(problem.position, problem.name, describeRowProblem(problem.problem));
    default:
      return describeFileProblem(problem, refusals);
  }
}

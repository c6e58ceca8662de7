import type {
  TemplateEntryProblem,
  TemplateField,
  TemplateFileProblem,
  TemplateProblem,
} from '#/domain/templates/templateProblem.ts';
import type { Variable } from '#/domain/templates/variables.ts';
import { languageForm } from './contactProblems.ts';
import { describeFileProblem, describeInList, sameIdTwice } from './entryFile.ts';
import { fieldNames } from './templates.ts';

const missing = (field: TemplateField): string => `${fieldNames[field]} is missing.`;
const notText = (field: TemplateField): string => `${fieldNames[field]} is not a text.`;
const tooLong = (field: TemplateField, max: number): string =>
  `${fieldNames[field]} is longer than ${max} characters.`;
const unknownValue = (field: TemplateField): string =>
  `${fieldNames[field]} has a value that this version does not know.`;
const unknownVariable = (field: TemplateField, typed: string): string =>
  `${fieldNames[field]}: ${typed} is no variable.`;
const moneyInSubject = (variable: Variable): string =>
  `Subject: {${variable}} stands in the text only, on a line that is left out where no money is named.`;
const partAlone = (field: TemplateField): string =>
  `${fieldNames[field]}: {each} and {end} need a line each.`;
const partOpen = (field: TemplateField): string => `${fieldNames[field]}: an {each} has no {end} below it.`;
const partClosed = (field: TemplateField): string => `${fieldNames[field]}: an {end} has no {each} above it.`;

/** What is wrong with a template that somebody enters, as a sentence. */
export function describeTemplateProblem(problem: TemplateProblem): string {
  switch (problem.code) {
    case 'noTemplate':
      return 'This is no template.';
    case 'missing':
      return missing(problem.field);
    case 'notText':
      return notText(problem.field);
    case 'tooLong':
      return tooLong(problem.field, problem.max);
    case 'unknownValue':
      return unknownValue(problem.field);
    case 'languageForm':
      return languageForm;
    case 'unknownVariable':
      return unknownVariable(problem.field, problem.typed);
    case 'moneyInSubject':
      return moneyInSubject(problem.variable);
    case 'partInSubject':
      return 'Subject: it is one line, so nothing is repeated in it.';
    case 'partAlone':
      return partAlone(problem.field);
    case 'partOpen':
      return partOpen(problem.field);
    case 'partClosed':
      return partClosed(problem.field);
  }
}

const describeEntryProblem = (problem: TemplateEntryProblem): string =>
  problem.code === 'sameId' ? sameIdTwice : describeTemplateProblem(problem);

const tooMany = (max: number): string => `There are more than ${max} templates. The others are left out.`;
const inEntry = (position: number, name: string, problem: string): string =>
  `Template ${position}${name === '' ? '' : ` (${name.slice(0, 60)})`}: ${problem}`;

/** The same of several templates, each with its place. */
export const describeTemplateListProblem = describeInList({ tooMany, inEntry }, describeEntryProblem);

const refusals = {
  tooLarge: 'This file is larger than 2 MB. A file of templates is much smaller.',
  notJson: 'This is not a file of templates: it cannot be read as JSON. It may be cut off.',
  otherFile: 'This is not a file of templates from Landfall.',
} as const;

/** The same of a file. */
export const describeTemplateFileProblem = (problem: TemplateFileProblem): string =>
  problem.code === 'tooMany' || problem.code === 'inEntry'
    ? describeTemplateListProblem(problem)
    : describeFileProblem(problem, refusals);

import type { FileProblem } from '#/domain/records/entryFile.ts';
import type { ListProblem } from '#/domain/records/entryList.ts';
import type { TextProblem } from './parse.ts';
import type { MessageTemplate } from './template.ts';
import type { Variable } from './variables.ts';

export type TemplateField = keyof MessageTemplate;

/** What is wrong with a template that somebody enters or opens. */
export type TemplateProblem =
  | { readonly code: 'noTemplate' }
  /** `unknownValue`: a later version may know it. */
  | { readonly code: 'missing' | 'notText' | 'unknownValue'; readonly field: TemplateField }
  | { readonly code: 'tooLong'; readonly field: TemplateField; readonly max: number }
  | { readonly code: 'languageForm' }
  /** It would be named to customers too. */
  | { readonly code: 'moneyInSubject'; readonly variable: Variable }
  /** A subject is one line. */
  | { readonly code: 'partInSubject' }
  | (TextProblem & { readonly field: TemplateField });

/** What is wrong with one of several. */
export type TemplateEntryProblem = TemplateProblem | { readonly code: 'sameId' };
export type TemplateListProblem = ListProblem<TemplateEntryProblem>;

/** What is wrong with a file of templates. */
export type TemplateFileProblem = TemplateListProblem | FileProblem;

import type { BookProblem } from '#/domain/charges/tariffProblem.ts';
import type { ContactListProblem } from '#/domain/contacts/contactProblem.ts';
import type { FileProblem } from '#/domain/records/entryFile.ts';
import type { TemplateListProblem } from '#/domain/templates/templateProblem.ts';

/** The parts of a team file. */
export const teamParts = ['views', 'thresholds', 'templates', 'tariffs', 'contacts'] as const;
export type TeamPart = (typeof teamParts)[number];

/** What is wrong with the saved views of a file; `position` counts from 1, and of `tooMany` only the first `max` are read. */
export type ViewProblem =
  | { readonly code: 'unread'; readonly position: number }
  | { readonly code: 'tooMany'; readonly max: number };

/** What is wrong with a part of a team file. */
export type PartProblem =
  | { readonly part: 'views'; readonly problem: ViewProblem }
  | { readonly part: 'templates'; readonly problem: TemplateListProblem }
  | { readonly part: 'tariffs'; readonly problem: BookProblem }
  | { readonly part: 'contacts'; readonly problem: ContactListProblem };

/** What is wrong with a team file. */
export type TeamProblem =
  | FileProblem
  | ({ readonly code: 'inPart' } & PartProblem)
  /** This version does not know it. */
  | { readonly code: 'unknownPart'; readonly part: string };

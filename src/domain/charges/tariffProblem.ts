import type { FileProblem } from '#/domain/records/entryFile.ts';
import type { ListProblem } from '#/domain/records/entryList.ts';
import type { Tariff, WorkCalendar } from './tariff.ts';

/** A field of a tariff, or of a calendar. */
export type EntryField = keyof Tariff | Exclude<keyof WorkCalendar, 'holidays'>;

/** A field that is one of a few words. */
export type ChoiceField =
  | 'kind'
  | 'chargedBy'
  | 'clock'
  | 'firstDay'
  | 'freeCount'
  | 'chargedCount'
  | 'per'
  | 'validBy';

/** What a file has too many of. */
interface TooMany<What extends string> {
  readonly code: 'tooMany';
  readonly of: What;
  readonly max: number;
}

/** What is wrong with one field. */
export type FieldProblem =
  | { readonly code: 'missing' | 'notText' | 'notDay' | 'wrongEntry'; readonly field: EntryField }
  | { readonly code: 'tooLong'; readonly field: EntryField; readonly max: number }
  | { readonly code: 'notWhole'; readonly field: EntryField; readonly min: number; readonly max: number }
  | { readonly code: 'notOneOf'; readonly field: ChoiceField };

/** What is wrong with a tariff or a calendar that somebody enters or opens. */
export type EntryProblem =
  | FieldProblem
  | {
      readonly code:
        | 'noTariff'
        | 'noCalendar'
        | 'endsBeforeStart'
        | 'stepForm'
        | 'firstStep'
        | 'stepOrder'
        | 'holidayDay'
        | 'noWorkingDay';
    }
  | { readonly code: 'form'; readonly field: 'scac' | 'port' | 'currency' }
  | TooMany<'holidays' | 'steps'>;

/** What is wrong with the tariffs and calendars of a team together. */
export type BookProblem = ListProblem<EntryProblem> & { readonly of: 'tariffs' | 'calendars' };

/** What is wrong with a row of a sheet. */
export type RowProblem =
  | EntryProblem
  /** A row above has the same id. */
  | { readonly code: 'sameId' }
  /** It names one that is not here. */
  | { readonly code: 'noSuchCalendar'; readonly calendar: string };

/** What is wrong with a sheet of tariffs. */
export type SheetProblem =
  /** It has no headings of one. */
  | { readonly code: 'noTable' }
  | TooMany<'tariffs'>
  /** `position` counts from 1 below the headings, `name` is that of the tariff, if it has one. */
  | {
      readonly code: 'inRow';
      readonly position: number;
      readonly name: string;
      readonly problem: RowProblem;
    };

/** What is wrong with a file of tariffs. */
export type TariffFileProblem = BookProblem | SheetProblem | FileProblem;

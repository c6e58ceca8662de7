import type { ListProblem } from '#/domain/records/entryList.ts';
import type { Contact } from './contact.ts';

/** What is wrong with a contact that somebody enters or opens. */
export type ContactProblem =
  | {
      readonly code:
        | 'noContact'
        | 'laneForm'
        | 'zoneForm'
        | 'clockForm'
        | 'hoursNeedZone'
        | 'customerNeeded'
        | 'carrierNeeded'
        | 'terminalNeeded';
    }
  /** `formula`: a spreadsheet would take it for one. */
  | { readonly code: 'missing' | 'notText' | 'formula' | 'wrongEntry'; readonly field: keyof Contact }
  | { readonly code: 'tooLong'; readonly field: keyof Contact; readonly max: number }
  | { readonly code: 'form'; readonly field: 'email' | 'phone' | 'language' };

/** What is wrong with one of several. */
export type ContactEntryProblem =
  | ContactProblem
  /** `oldCard`: a vCard of version 2.1. */
  | { readonly code: 'sameId' | 'oldCard' };

export type ContactListProblem = ListProblem<ContactEntryProblem>;

/** What is wrong with a file of contacts. */
export type ContactFileProblem =
  | ContactListProblem
  | { readonly code: 'tooLarge' | 'notCards' | 'cutCards' | 'noTable' };

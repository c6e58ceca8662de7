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

/** What is wrong with several contacts together; `position` counts from 1, `name` is empty where it has none. */
export type ContactListProblem =
  | { readonly code: 'tooMany'; readonly max: number }
  | {
      readonly code: 'inEntry';
      readonly position: number;
      readonly name: string;
      readonly problem: ContactEntryProblem;
    };

/** What is wrong with a file of contacts. */
export type ContactFileProblem =
  | ContactListProblem
  | { readonly code: 'tooLarge' | 'notCards' | 'cutCards' | 'noTable' };

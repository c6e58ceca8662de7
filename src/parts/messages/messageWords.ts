import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { capitalized } from '#/language/capitalized.ts';
import { inSentence } from '#/language/inSentence.ts';
import { partyNames } from '#/wording/parties.ts';

export const messageTo = (party: ActingParty): string => `Message ${partyNames[party]}`;

export const to = 'To';
export const addressee = (party: ActingParty): string => capitalized(partyNames[party]);
export const noContact = (party: ActingParty): string => `No contact of this ${partyNames[party]} yet.`;
export const addContact = 'Add a contact';
export const severalContacts =
  'These containers have different contacts. Exceptions has one message for each of them.';
export const noEmail = 'no e-mail address';
export const includeFees = 'Include fees';
export const subject = 'Subject';
export const text = 'Message';
export const copyMessage = 'Copy message';
export const theMessage = 'the message';
export const openMail = 'Open in mail';
export const saveMail = 'Save as .eml';
export const tooLongForMail = 'Too long for a mail link. Copy it, or save it and open the file as a draft.';

export const template = 'Template';
export const builtInMessage = 'Built-in message';
export const byBuiltIn = 'By the built-in message.';
/** @param fit what it is for, where it was chosen by that; null where somebody chose it */
export const byTemplate = (name: string, fit: string | null): string =>
  `By template “${name}”${fit === null ? ', chosen here' : `: ${inSentence(fit)}`}.`;

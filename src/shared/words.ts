import type { LinkProblem } from '#/data/sharing/link.ts';
import { counted } from '#/language/plural.ts';

export const title = 'Shared shipment · Landfall';
/** @param days whole ones since the picture was taken */
export const old = (days: number): string =>
  `This picture is ${counted(days, 'day')} old. Ask the sender for a newer one.`;

export const sealedTitle = 'This link needs a passphrase';
export const sealedWhy = 'The sender has it. It is checked on this device and goes nowhere.';
export const passphrase = 'Passphrase';
export const open = 'Open';
export const opening = 'Opening…';

export const cannotOpen = 'This link cannot be opened';
export const problems: Readonly<Record<LinkProblem, string>> = {
  empty: 'The address has nothing after “#”. Copy the whole link from the message and open it again.',
  tooLong: 'The link is longer than any that Landfall makes. Ask the sender for a new one.',
  newer: 'A newer version of Landfall made this link. Load this page again, or ask the sender for the file.',
  unreadable:
    'The link was cut off or changed on its way. Copy the whole link from the message and open it again.',
  noCrypto:
    'The link has a passphrase, which browsers check only on pages with https. Ask the sender for the file.',
  wrongPassphrase: 'The passphrase is not the right one, or the link was changed on its way.',
};

import { counted } from '#/language/plural.ts';

export const shareTitle = (name: string): string => `Share ${name}`;
export const include = 'Include';
export const sender = 'Your name';
export const senderHint = 'Shown as the sender, and remembered on this device.';
export const note = 'Note';
export const clock = 'Times for the recipient';
export const clocks = { place: 'Local time', mine: 'My time', utc: 'UTC' } as const;
export const passphrase = 'Passphrase for the link';
/** In characters. */
export const minPassphrase = 8;
export const passphraseHint = 'Optional. Send it another way than the link. The files are not sealed.';
export const passphraseShort = `At least ${minPassphrase} characters.`;
export const needsHttps =
  'Not available here: browsers seal a link only on pages with https or on localhost.';
export const copyLink = 'Copy link';
export const copiedLink = 'the link';
export const makingLink = 'Making the link…';
/** @param length in characters */
export const linkLength = (length: number): string =>
  `${counted(length, 'character')}. Everybody who has the link can open it; it holds the snapshot below and never updates.`;
export const linkTooLong = (length: number, limit: number): string =>
  `Too long for a link: ${counted(length, 'character')} of ${limit}. Save the file instead, or include less.`;
export const showQr = 'Show QR code';
export const hideQr = 'Hide QR code';
export const qrOf = 'QR code of the link';
export const qrTooLong = 'The link is too long for a QR code.';
export const saveFile = 'Save file';
export const saveCsv = 'CSV';
export const saveCalendar = 'Calendar';
export const notSaved = 'The file could not be written. Try again.';
export const loadingDocuments = 'Loading documents';
export const recipientSees = 'What the recipient sees';

import { counted } from '#/language/plural.ts';

export const messages = 'Messages';
export const messagesHint = 'What was copied, opened in mail or saved on this device.';
/** `3 messages, 1 without an answer` */
export const messageDigest = (all: number, open: number): string =>
  `${counted(all, 'message')}${open === 0 ? '' : `, ${open} without an answer`}`;

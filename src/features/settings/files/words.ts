import { counted } from '#/language/plural.ts';

export const openFile = 'Open a file';
export const notWritten = (why: string): string => `The file was not saved: ${why}`;
export const dropTitle = 'Drop to open';
export const dropText = 'You see what would change before anything does.';
export const refused = (problems: readonly string[]): string =>
  `${problems.join(' ')} Nothing has changed here.`;
export const reading = (name: string): string => `Reading ${name}`;

export const offerTitle = (name: string): string => `Open ${name}`;
export const addedCount = (count: number): string => `${count} added`;
export const changedCount = (count: number): string => `${count} changed`;
export const sameCount = (count: number): string =>
  `${counted(count, 'entry is', 'entries are')} here already.`;
export const nothingNew = 'Nothing in it is new.';
export const problemsTitle = 'Not taken over';
export const ownStay = 'What the file does not have stays.';
export const takeOver = 'Take over';
export const cancel = 'Cancel';
export const close = 'Close';

export const takenOver = (count: number, name: string): string =>
  `${counted(count, 'entry', 'entries')} taken over from ${name}`;

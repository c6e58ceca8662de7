// What is written for a reader elsewhere, all of it in one language (docs/languages.md 3). Other languages are copies of
// this module and of what it imports, so it may import nothing that keeps a state, caches apart.
export { describeLine, sheetMessage, sheetTable } from '#/wording/truckerSheets.ts';
export * as sheetWords from '#/wording/sheetWords.ts';
export { writeByTemplate, writeMessage } from '#/wording/drafts.ts';
export { renderTemplate } from '#/wording/templateMessage.ts';
export { exampleValues } from '#/wording/templates.ts';
export { paperLine } from '#/files/paperLine.ts';
export { changeMessage } from '#/wording/changeMessage.ts';
export { sharedCalendar } from './sharedCalendar.ts';
export { sharedDocument } from './sharedDocument.ts';
export { sharedFile } from './sharedFile.ts';
export { sharedTable } from './sharedTable.ts';
export { writePack } from '#/wording/evidence.ts';
export { writeSnapshot } from '#/wording/snapshot.ts';

import type { Contact } from '#/domain/contacts/contact.ts';
import { maxFileSize } from '#/domain/contacts/contactFile.ts';
import { contactHeadings, contactRows, readContactTable } from '#/domain/contacts/contactTable.ts';
import { readCards, writeCards } from '#/domain/contacts/vcard.ts';
import { fileTooLarge } from '#/domain/contacts/words.ts';
import type { Checked } from '#/domain/records/checked.ts';
import { fileName } from '#/files/fileName.ts';
import { saveFile } from '#/files/saveFile.ts';
import { saveTable } from '#/files/saveTable.ts';
import { readTableFile } from '#/files/tableReader.ts';
import { systemClock } from '#/time/clock.ts';
import { viewerZone } from '#/time/zone.ts';
import * as words from './words.ts';

export const acceptedFiles = '.vcf,.vcard,.csv,.tsv,.xlsx,.txt';

/** All contacts of a file: vCards, or a sheet. Never throws. */
export async function openContacts(file: File): Promise<Checked<readonly Contact[]>> {
  if (file.size > maxFileSize) return { value: null, problems: [fileTooLarge] };
  try {
    if (/\.(?:vcf|vcard)$/i.test(file.name)) return readCards(await file.text());
    const { table } = await readTableFile(file, 'sheet');
    return readContactTable(table);
  } catch (error) {
    return { value: null, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

export function saveCards(contacts: readonly Contact[]): void {
  const file = new Blob([writeCards(contacts)], { type: 'text/vcard' });
  saveFile(file, fileName('vcf', words.fileName, systemClock.now(), viewerZone()));
}

/** @throws {Error} where the writer cannot be loaded or fails */
export async function saveContactSheet(contacts: readonly Contact[]): Promise<void> {
  const rows = contactRows(contacts);
  await saveTable('csv', { headings: contactHeadings, rows, sheet: words.sheetName }, words.fileName);
}

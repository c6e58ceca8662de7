import type { TariffBook } from '#/domain/charges/tariff.ts';
import { maxFileSize, readTariffFile, writeTariffFile } from '#/domain/charges/tariffFile.ts';
import { readTariffTable, tariffHeadings, tariffRows } from '#/domain/charges/tariffTable.ts';
import { fileTooLarge } from '#/domain/charges/words.ts';
import { builtInCalendars } from '#/domain/charges/workCalendars.ts';
import type { Checked } from '#/domain/records/checked.ts';
import { fileName } from '#/files/fileName.ts';
import { saveFile } from '#/files/saveFile.ts';
import { saveTable } from '#/files/saveTable.ts';
import { readTableFile } from '#/files/tableReader.ts';
import { systemClock } from '#/time/clock.ts';
import { viewerZone } from '#/time/zone.ts';
import * as words from './words.ts';

export const acceptedFiles = '.json,.xlsx,.csv,.tsv,.txt';

/** All that is in a file of a team: JSON, or a sheet, whose tariffs name calendars of this device. Never throws. */
export async function openTeamFile(file: File, { calendars }: TariffBook): Promise<Checked<TariffBook>> {
  if (file.size > maxFileSize) return { value: null, problems: [fileTooLarge] };
  try {
    if (/\.json$/i.test(file.name)) return readTariffFile(await file.text());
    const { table } = await readTableFile(file, 'sheet');
    return readTariffTable(table, [...calendars, ...builtInCalendars]);
  } catch (error) {
    return { value: null, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

export function saveTeamFile(book: TariffBook): void {
  const file = new Blob([writeTariffFile(book)], { type: 'application/json' });
  saveFile(file, fileName('json', words.fileName, systemClock.now(), viewerZone()));
}

/** @throws {Error} where the writer cannot be loaded or fails */
export async function saveTeamSheet({ tariffs, calendars }: TariffBook): Promise<void> {
  const rows = tariffRows(tariffs, [...calendars, ...builtInCalendars]);
  await saveTable('xlsx', { headings: tariffHeadings, rows, sheet: words.sheetName }, words.fileName);
}

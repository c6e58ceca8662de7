import type { Checked } from '#/domain/records/checked.ts';
import { type EntryFormat, readEntryFile, writeEntryFile } from '#/domain/records/entryFile.ts';
import { readTariffBook } from './readTariff.ts';
import type { TariffBook } from './tariff.ts';
import type { TariffFileProblem } from './tariffProblem.ts';

/** Bytes, or characters, of which none takes less. */
export const maxFileSize = 5_000_000;

const format: EntryFormat = {
  kind: 'landfall-tariffs',
  version: 1,
  maxSize: maxFileSize,
};

/** The file by which a team shares its tariffs (docs/charges.md 4). */
export const writeTariffFile = ({ tariffs, calendars }: TariffBook): string =>
  writeEntryFile(format, { tariffs, calendars });

/** Null, with the reason, for a file that is damaged, of a later version, or none of ours. */
export function readTariffFile(text: string): Checked<TariffBook, TariffFileProblem> {
  const { value, problems: refused } = readEntryFile(format, text);
  if (!value) return { value, problems: refused };
  const { problems, ...book } = readTariffBook(value);
  return { value: book, problems };
}

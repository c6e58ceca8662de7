import type { Checked } from '#/domain/records/checked.ts';
import { type EntryChange, mergeEntries } from '#/domain/records/mergeEntries.ts';
import { readTariffBook } from './readTariff.ts';
import type { TariffBook } from './tariff.ts';
import * as words from './words.ts';

const kind = 'landfall-tariffs';
/** Of the format. A later one is refused, since it may mean something else by the same words. */
const version = 1;
/** Bytes, or characters, of which none takes less. */
export const maxFileSize = 5_000_000;

/** The file by which a team shares its tariffs: JSON with its version and a checksum (docs/charges.md 4). */
export function writeTariffFile({ tariffs, calendars }: TariffBook): string {
  const content = { tariffs, calendars };
  return JSON.stringify({ kind, version, checksum: contentChecksum(content), ...content }, null, 2);
}

/** Null, with the reason in a sentence, for a file that is damaged, of a later version, or none of ours. */
export function readTariffFile(text: string): Checked<TariffBook> {
  const refused = (problem: string) => ({ value: null, problems: [problem] });
  if (text.length > maxFileSize) return refused(words.fileTooLarge);
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return refused(words.notJson);
  }
  const {
    kind: said,
    version: of,
    checksum: sum,
    tariffs,
    calendars,
  } = (file ?? {}) as Record<string, unknown>;
  if (said !== kind) return refused(words.otherFile);
  if (typeof of !== 'number' || of > version) return refused(words.laterVersion);
  if (sum !== contentChecksum({ tariffs, calendars })) return refused(words.fileDamaged);
  const { problems, ...book } = readTariffBook({ tariffs, calendars });
  return { value: book, problems };
}

/** What taking over a file would do. */
export interface BookChange extends EntryChange {
  readonly book: TariffBook;
}

/** What is in a file goes before what is on the device; what only the device has stays. */
export function mergeBooks(own: TariffBook, other: TariffBook): BookChange {
  const tariffs = mergeEntries(own.tariffs, other.tariffs);
  const calendars = mergeEntries(own.calendars, other.calendars);
  return {
    book: { tariffs: tariffs.merged, calendars: calendars.merged },
    added: [...tariffs.added, ...calendars.added],
    changed: [...tariffs.changed, ...calendars.changed],
    same: tariffs.same + calendars.same,
  };
}

/** Null for what is nested too deeply to be written: nothing that we have. */
function contentChecksum(content: { readonly tariffs: unknown; readonly calendars: unknown }): string | null {
  try {
    return checksum(JSON.stringify(content));
  } catch {
    return null;
  }
}

/** CRC-32 in eight hexadecimal digits: it finds a file that was cut or changed by accident. */
function checksum(text: string): string {
  let crc = 0xff_ff_ff_ff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ((crc ^ 0xff_ff_ff_ff) >>> 0).toString(16).padStart(8, '0');
}

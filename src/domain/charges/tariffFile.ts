import { type Checked, readTariffBook } from './readTariff.ts';
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

/** What taking over a file would do, by the ids of what is in it. */
export interface BookChange {
  readonly book: TariffBook;
  /** Names. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly same: number;
}

/** What is in a file goes before what is on the device; what only the device has stays. */
export function mergeBooks(own: TariffBook, other: TariffBook): BookChange {
  const added: string[] = [];
  const changed: string[] = [];
  let same = 0;
  const merge = <T extends { readonly id: string; readonly name: string }>(
    mine: readonly T[],
    theirs: readonly T[],
  ): T[] => {
    const merged = new Map(mine.map((one) => [one.id, one]));
    for (const one of theirs) {
      const before = merged.get(one.id);
      if (!before) added.push(one.name);
      else if (contentOf(before) === contentOf(one)) same += 1;
      else changed.push(one.name);
      merged.set(one.id, one);
    }
    return [...merged.values()];
  };
  return {
    book: {
      tariffs: merge(own.tariffs, other.tariffs),
      calendars: merge(own.calendars, other.calendars),
    },
    added,
    changed,
    same,
  };
}

/** The order of its fields says nothing of a record. */
const contentOf = (record: object): string =>
  JSON.stringify(record, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

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

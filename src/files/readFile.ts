import { unzipSync } from 'fflate/browser';
import readWorkbook from 'read-excel-file/universal';
import { readingFaults } from './readingWords.ts';
import { boundTable, readText, type TableMeaning, type TableRead } from './readTable.ts';

export const maxBytes = 10_000_000;
/** A workbook of a few kilobytes may claim to hold gigabytes. */
const maxUnpacked = 120_000_000;

/** A file that cannot be read as a list. The message says why, and what to do. */
export class ReadingFault extends Error {
  override readonly name = 'ReadingFault';
}

/** The rows of a workbook or of a text in any of the usual encodings. */
export async function readFileBytes(
  bytes: ArrayBuffer,
  meaning: TableMeaning = 'numbers',
): Promise<TableRead> {
  if (bytes.byteLength > maxBytes) throw new ReadingFault(readingFaults.tooLarge);
  const read = startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])
    ? await readXlsx(bytes, meaning)
    : readText(decode(bytes), meaning);
  if (read.table.length === 0) throw new ReadingFault(readingFaults.empty);
  return read;
}

/** The first sheet that has something in it. */
async function readXlsx(bytes: ArrayBuffer, meaning: TableMeaning): Promise<TableRead> {
  try {
    checkSize(new Uint8Array(bytes));
    const sheets = await readWorkbook(bytes);
    const filled = sheets.find(({ data }) => data.length > 0);
    return boundTable(filled?.data ?? [], meaning);
  } catch (error) {
    if (error instanceof ReadingFault) throw error;
    throw new ReadingFault(readingFaults.noWorkbook);
  }
}

/** By what the archive says of itself; nothing is unpacked into more than it says. */
function checkSize(archive: Uint8Array): void {
  let unpacked = 0;
  unzipSync(archive, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      return false;
    },
  });
  if (unpacked > maxUnpacked) throw new ReadingFault(readingFaults.tooLargeUnpacked);
}

function startsWith(bytes: ArrayBuffer, signature: readonly number[]): boolean {
  const first = new Uint8Array(bytes, 0, Math.min(signature.length, bytes.byteLength));
  return first.length === signature.length && first.every((byte, at) => byte === signature[at]);
}

function decode(bytes: ArrayBuffer): string {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new ReadingFault(readingFaults.oldWorkbook);
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  const text = decodeUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  if (text.includes('\0')) throw new ReadingFault(readingFaults.noWorkbook);
  return text;
}

function decodeUtf8(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

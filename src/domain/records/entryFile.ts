import type { Checked } from './checked.ts';

/** A kind of file by which a team exchanges what it has entered: JSON with its version and a checksum. */
export interface EntryFormat {
  readonly kind: string;
  /** A later one is refused, since it may mean something else by the same words. */
  readonly version: number;
  /** Bytes, or characters, of which none takes less. */
  readonly maxSize: number;
}

/** Why a file is refused. `otherFile`: JSON of another kind. */
export interface FileProblem {
  readonly code: 'tooLarge' | 'notJson' | 'otherFile' | 'laterVersion' | 'damaged';
}

export type EntryContent = Readonly<Record<string, unknown>>;

export function writeEntryFile({ kind, version }: EntryFormat, content: EntryContent): string {
  return JSON.stringify({ kind, version, checksum: checksumOf(content), ...content }, null, 2);
}

/** Null, with the reason, for a file that is damaged, of a later version, or of another kind. */
export function readEntryFile(
  { kind, version, maxSize }: EntryFormat,
  text: string,
): Checked<EntryContent, FileProblem> {
  const refused = (code: FileProblem['code']) => ({ value: null, problems: [{ code }] });
  if (text.length > maxSize) return refused('tooLarge');
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return refused('notJson');
  }
  const { kind: said, version: of, checksum, ...content } = (file ?? {}) as Record<string, unknown>;
  if (said !== kind) return refused('otherFile');
  if (typeof of !== 'number' || of > version) return refused('laterVersion');
  if (checksum !== checksumOf(content)) return refused('damaged');
  return { value: content, problems: [] };
}

/** Null for what is nested too deeply to be written: nothing that we have. */
function checksumOf(content: EntryContent): string | null {
  try {
    return crc32(JSON.stringify(content));
  } catch {
    return null;
  }
}

/** CRC-32 in eight hexadecimal digits: it finds a file that was cut or changed by accident. */
function crc32(text: string): string {
  let crc = 0xff_ff_ff_ff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ((crc ^ 0xff_ff_ff_ff) >>> 0).toString(16).padStart(8, '0');
}

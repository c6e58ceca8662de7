import { readPack } from '#/data/sharing/pack.schema.ts';
import { packVersion } from '#/domain/evidence/pack.ts';
import { fieldsOf } from '#/domain/records/json.ts';
import { dataMarks, hashMarks, packHtml, packJson, sha256 } from '#/files/shared/packFile.ts';

/** More than a pack of any container has. */
export const maxPackBytes = 4_000_000;

export type PackCheck =
  | { readonly kind: 'unchanged'; readonly hash: string; readonly title: string }
  /** `data` has another hash than its cover says, or `page` is not what the data draws. */
  | { readonly kind: 'changed'; readonly what: 'data' | 'page' }
  | { readonly kind: 'unreadable' | 'tooLarge' | 'newer' | 'noCrypto' };

/** Whether a file is what it was when it was saved: its data has the hash on its cover, and the file is what that data draws. */
export async function verifyPack(file: Blob): Promise<PackCheck> {
  if (file.size > maxPackBytes) return { kind: 'tooLarge' };
  const html = decode(await file.arrayBuffer());
  const json = html === null ? null : unescape(between(html, dataMarks));
  if (html === null || json === null) return { kind: 'unreadable' };
  const value = parse(json);
  const { version } = fieldsOf(value);
  if (typeof version === 'number' && version > packVersion) return { kind: 'newer' };
  const pack = readPack(value);
  if (!pack) return { kind: 'unreadable' };
  const hash = await sha256(json);
  if (hash === null) return { kind: 'noCrypto' };
  if (between(html, hashMarks) !== hash || canonical(pack) !== json) return { kind: 'changed', what: 'data' };
  if (packHtml(pack, json, hash) !== html) return { kind: 'changed', what: 'page' };
  return { kind: 'unchanged', hash, title: pack.title };
}

/** Byte for byte: null for what is no UTF-8. */
function decode(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function between(html: string, [start, end]: readonly [string, string]): string | null {
  const from = html.indexOf(start);
  const to = html.indexOf(end, from + start.length);
  return from < 0 || to < 0 ? null : html.slice(from + start.length, to);
}

const special = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
]);
const unescape = (text: string | null) =>
  text && text.replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => special.get(name) ?? name);

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Null for half of a surrogate pair, which no pack has. */
function canonical(pack: Parameters<typeof packJson>[0]): string | null {
  try {
    return packJson(pack);
  } catch {
    return null;
  }
}

import type { Snapshot } from '#/domain/sharing/snapshot.ts';
import { readSnapshot } from './schema.ts';
import { canSeal, seal, unseal } from './seal.ts';

// A snapshot in the fragment of an address, which browsers send to no server: `#1p…`, or sealed with a passphrase `#1s…`.
// docs/sharing.md has the format.

/** The longest fragment, so that mail programs and chats take the link whole. */
export const maxLength = 8 * 1024;
/** Of a snapshot before it is compressed; 20 containers are 60 kB. */
const maxBytes = 512 * 1024;

/** Why a link cannot be opened. */
export type LinkProblem = 'empty' | 'tooLong' | 'newer' | 'unreadable' | 'noCrypto' | 'wrongPassphrase';

export type OpenedLink =
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  /** Opened by `openLink` with a passphrase. */
  | { readonly kind: 'sealed' }
  | { readonly kind: 'problem'; readonly problem: LinkProblem };

/** The length of a fragment that does not fit, else the fragment with its `#`. */
export type MadeLink =
  | { readonly kind: 'link'; readonly fragment: string }
  | { readonly kind: 'tooLong'; readonly length: number };

/**
 * @param passphrase empty for a link that everybody can open who has it
 * @throws {Error} where the snapshot is none that a reader would take
 */
export async function makeLink(snapshot: Snapshot, passphrase: string): Promise<MadeLink> {
  const read = readSnapshot(snapshot);
  if (!read) throw new Error('The snapshot does not have the shape of its version.');
  const bytes = await deflate(new TextEncoder().encode(JSON.stringify(read)));
  const content = passphrase === '' ? bytes : await seal(bytes, passphrase);
  const fragment = `#1${passphrase === '' ? 'p' : 's'}${toBase64Url(content)}`;
  const { length } = fragment;
  return length > maxLength ? { kind: 'tooLong', length } : { kind: 'link', fragment };
}

/**
 * Reads the fragment of an address, which may come from anywhere.
 *
 * @param passphrase null until somebody has typed one
 */
export async function openLink(fragment: string, passphrase: string | null = null): Promise<OpenedLink> {
  const text = fragment.replace(/^#/, '');
  if (text === '') return problem('empty');
  if (text.length > maxLength) return problem('tooLong');
  const [, version, form, content] = /^([1-9]\d{0,3})([ps])([\w-]+)$/.exec(text) ?? [];
  if (content === undefined) return problem('unreadable');
  if (version !== '1') return problem('newer');
  if (form === 's' && !canSeal()) return problem('noCrypto');
  if (form === 's' && passphrase === null) return { kind: 'sealed' };
  try {
    const bytes = fromBase64Url(content);
    const open = form === 's' ? await unseal(bytes, passphrase ?? '') : bytes;
    if (!open) return problem('wrongPassphrase');
    const json = await inflate(open, maxBytes);
    const snapshot = json && readSnapshot(JSON.parse(new TextDecoder().decode(json)));
    return snapshot ? { kind: 'snapshot', snapshot } : problem('unreadable');
  } catch {
    return problem('unreadable');
  }
}

const problem = (why: LinkProblem): OpenedLink => ({ kind: 'problem', problem: why });

/** Bytes as text that an address holds as it is (RFC 4648, base64url without padding). */
export function toBase64Url(bytes: Uint8Array<ArrayBuffer>): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @throws {DOMException} where it is none */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * The bytes before they were compressed; null where there are more than the limit, of which no more is then read.
 *
 * @throws {TypeError} where they were not
 */
async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    chunks.push(next.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

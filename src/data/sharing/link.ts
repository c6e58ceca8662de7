import type { Snapshot } from '#/domain/sharing/snapshot.ts';
import { deflate, fromBase64Url, inflate, toBase64Url } from './bytes.ts';
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

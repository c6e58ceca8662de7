import { type AlertLedger, longestKey, maxGone } from '#/domain/alerts/alertLedger.ts';
import { read, remove, write } from './deviceStore.ts';

const name = 'alerts';
const version = 1;

/** More than any account has at once, and what is remembered besides. */
const maxKnown = 200_000 + maxGone;
const longestBasis = 1_000;

/** What this device has seen of the account's exceptions; null where it has nothing that can be read. */
export async function readAlertLedger(): Promise<AlertLedger | null> {
  const stored = ((await read(name)) ?? {}) as Readonly<Record<string, unknown>>;
  const { known, held, basis } = stored;
  if (stored['version'] !== version || !Array.isArray(known) || !Array.isArray(held)) return null;
  if (typeof basis !== 'string' || basis.length > longestBasis) return null;
  return { known: keysOf(known), held: keysOf(held), basis };
}

function keysOf(list: readonly unknown[]): ReadonlySet<string> {
  return new Set(list.filter(isKey).slice(-maxKnown));
}

function isKey(entry: unknown): entry is string {
  return typeof entry === 'string' && entry.length <= longestKey;
}

export async function writeAlertLedger({ known, held, basis }: AlertLedger): Promise<void> {
  await write(name, { version, known: [...known], held: [...held], basis });
}

/** Whoever switches alerts on later begins with what is there then. */
export async function removeAlertLedger(): Promise<void> {
  await remove(name);
}

import type { SQLOutputValue } from 'node:sqlite';

/** A list of texts as one column keeps it. */
export function listText(list: readonly string[]): string {
  return JSON.stringify(list);
}

/** Null where there is none. */
export function readList(text: SQLOutputValue | undefined): readonly string[] | null {
  if (typeof text !== 'string') return null;
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.map(String) : null;
}

import type { Party } from '#/domain/pickup/party.ts';
import { addressee } from '#/parts/messageWords.ts';

export const messages = 'Messages';
export const message = 'Message';

/** `Terminal · West Basin, Los Angeles` */
export function recipient(to: Party, name: string | null): string {
  return name === null ? addressee(to) : `${addressee(to)} · ${name}`;
}

export const containerCount = (count: number): string =>
  count === 1 ? '1 container' : `${count} containers`;

export function dialogTitle(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`;
}

export function progress(sent: number, all: number): string {
  if (all === 0) return 'There is nobody to write to.';
  return sent === 0 ? 'One for each recipient, about all their containers.' : `${sent} of ${all} done.`;
}

/** Rows that are no container yet, or that are the reader's own. */
export function nobody(rows: number): string {
  return rows === 1 ? '1 row is for your team.' : `${rows} rows are for your team.`;
}

export const nextMessage = 'Next message';

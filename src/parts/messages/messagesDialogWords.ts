import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { counted } from '#/language/plural.ts';
import { addressee } from './messageWords.ts';

export const messages = 'Messages';
export const message = 'Message';

/** `Terminal · West Basin, Los Angeles` */
export function recipient(to: ActingParty, name: string | null): string {
  return name === null ? addressee(to) : `${addressee(to)} · ${name}`;
}

export function dialogTitle(count: number): string {
  return counted(count, 'message');
}

export function progress(sent: number, all: number): string {
  if (all === 0) return 'No recipients.';
  return sent === 0 ? 'One for each recipient, about all their containers.' : `${sent} of ${all} done.`;
}

/** Rows that are no container yet, or that are the reader's own. */
export function noRecipient(rows: number): string {
  return rows === 1 ? '1 row is for your team.' : `${rows} rows are for your team.`;
}

export const nextMessage = 'Next message';

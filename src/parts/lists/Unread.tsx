import { counted } from '#/language/plural.ts';
import { classes } from '#/ui/classes.ts';

/** How many records are missing from what is shown, because they could not be read. */
export function Unread({
  count,
  what,
  className,
}: {
  count: number;
  what: UnreadRecord;
  className?: string;
}) {
  const words = describeUnread(count, what);
  return words && <p className={classes('text-sm text-attention', className)}>{words}</p>;
}

const unread = {
  record: (count: number) => `${counted(count, 'record')} could not be read`,
  event: (count: number) => `${counted(count, 'event')} could not be read`,
  document: (count: number) => `${counted(count, 'document')} could not be read`,
  webhook: (count: number) => `${counted(count, 'webhook')} could not be read`,
  notification: (count: number) => `${counted(count, 'notification')} could not be read`,
} as const;
export type UnreadRecord = keyof typeof unread;

/** `2 records could not be read`; null where all could. A file of its own, since the board shows it as well. */
export function describeUnread(count: number, what: UnreadRecord): string | null {
  return count === 0 ? null : unread[what](count);
}

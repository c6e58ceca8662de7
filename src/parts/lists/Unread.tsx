import { counted } from '#/language/plural.ts';
import { classes } from '#/ui/classes.ts';

/** How many records are missing from what is shown, because they could not be read. */
export function Unread({ count, one, className }: { count: number; one: string; className?: string }) {
  const words = describeUnread(count, one);
  return words && <p className={classes('text-sm text-attention', className)}>{words}</p>;
}

/** `2 records could not be read`; null where all could. A file of its own, since the board shows it as well. */
export function describeUnread(count: number, one: string): string | null {
  return count === 0 ? null : `${counted(count, one)} could not be read`;
}

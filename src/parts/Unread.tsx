import { classes } from '#/ui/classes.ts';
import { unreadWords } from './unreadWords.ts';

/** How many records are missing from what is shown, because they could not be read. */
export function Unread({ count, one, className }: { count: number; one: string; className?: string }) {
  const words = unreadWords(count, one);
  return words && <p className={classes('text-sm text-attention', className)}>{words}</p>;
}

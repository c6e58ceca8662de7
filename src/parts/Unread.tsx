import { unreadWords } from './unreadWords.ts';
import { classes } from '#/ui/classes.ts';

/** Says how many records are missing from what is shown, because they make no sense. */
export function Unread({ count, one, className }: { count: number; one: string; className?: string }) {
  const words = unreadWords(count, one);
  return words && <p className={classes('text-sm text-attention', className)}>{words}</p>;
}

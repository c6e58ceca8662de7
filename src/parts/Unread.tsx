import { classes } from '#/ui/classes.ts';

const number = new Intl.NumberFormat('en');

/** `2 records could not be read`; null where all could. */
export function unreadWords(count: number, one: string): string | null {
  return count === 0 ? null : `${number.format(count)} ${one}${count === 1 ? '' : 's'} could not be read`;
}

/** Says how many records are missing from what is shown, because they make no sense. */
export function Unread({ count, one, className }: { count: number; one: string; className?: string }) {
  const words = unreadWords(count, one);
  return words && <p className={classes('text-sm text-attention', className)}>{words}</p>;
}

import { counted } from '#/language/plural.ts';
import { classes } from '#/ui/classes.ts';

/** How many records are missing from what is shown, because they could not be read. */
export function Unread({
  count,
  words = unreadRecords,
  className,
}: {
  count: number;
  /** What they are: `2 events could not be read`. */
  words?: (count: number) => string;
  className?: string;
}) {
  return count > 0 && <p className={classes('text-sm text-attention', className)}>{words(count)}</p>;
}

/** `2 records could not be read`. A file of its own, since the board shows it as well. */
export const unreadRecords = (count: number): string => `${counted(count, 'record')} could not be read`;

import { classes } from '#/ui/classes.ts';
import { unreadRecords } from './words.ts';

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

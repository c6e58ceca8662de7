import { formatCount } from '#/language/plural.ts';
import { classes } from '#/ui/classes.ts';
import { notCounted } from './words.ts';

/** A count beside the name of a page, and a dash while it is unknown. A count of nothing is not shown and takes no room. */
export function NavCount({
  count,
  why,
  without = '',
  counted,
  pressing = false,
}: {
  count: number | null;
  /** Why it is not known. */
  why: string;
  /** What is not in it, as it follows the count. */
  without?: string;
  counted: (count: number) => string;
  /** Whether it needs action. */
  pressing?: boolean;
}) {
  if (count === 0) return null;
  const words = count === null ? notCounted(why) : `${counted(count)}${without}`;
  return (
    <>
      <span
        aria-hidden
        title={words}
        className={classes(
          'ml-1 inline-block min-w-7 rounded px-1 text-center text-xs',
          count === null
            ? 'text-ink-faint'
            : pressing
              ? 'bg-attention-wash text-attention'
              : 'bg-accent-wash text-accent',
        )}
      >
        {count === null ? '–' : formatCount(count)}
      </span>
      <span className="sr-only">{words}</span>
    </>
  );
}

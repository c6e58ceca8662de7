import { counted } from '#/language/plural.ts';
import { classes } from '#/ui/classes.ts';
import { notCounted } from './words.ts';

const format = new Intl.NumberFormat('en');

/**
 * A count beside the name of a page, and a dash while it is unknown. It keeps its place, so that no other page moves when it
 * comes; a count of nothing is not shown.
 */
export function NavCount({
  count,
  why,
  without = '',
  one,
  many,
  pressing = false,
}: {
  count: number | null;
  /** Why it is not known. */
  why: string;
  /** What is not in it, as it follows the count. */
  without?: string;
  one: string;
  many: string;
  /** Whether it needs action. */
  pressing?: boolean;
}) {
  const words = count === null ? notCounted(why) : `${counted(count, one, many)}${without}`;
  return (
    <>
      <span
        aria-hidden
        title={words}
        className={classes(
          'ml-1 inline-block min-w-7 rounded px-1 text-center text-xs',
          count === 0 && 'max-md:hidden',
          !count
            ? 'text-ink-faint'
            : pressing
              ? 'bg-attention-wash text-attention'
              : 'bg-accent-wash text-accent',
        )}
      >
        {count === null ? '–' : count > 0 && format.format(count)}
      </span>
      {count !== 0 && <span className="sr-only">{words}</span>}
    </>
  );
}

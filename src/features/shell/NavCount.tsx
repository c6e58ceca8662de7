import { classes } from '#/ui/classes.ts';
import { notCounted } from './words.ts';

const format = new Intl.NumberFormat('en');

/**
 * A count beside the name of a page, and a dash while it is unknown. It keeps its place, so that no other page moves when it
 * comes; over an icon of a phone there is nothing where there is nothing to count.
 */
export function NavCount({
  count,
  why,
  one,
  many,
  pressing = false,
}: {
  count: number | null;
  /** Why it is not known. */
  why: string;
  one: string;
  many: string;
  /** Whether it needs action. */
  pressing?: boolean;
}) {
  const words = count === null ? notCounted(why) : `${format.format(count)} ${count === 1 ? one : many}`;
  return (
    <>
      <span
        aria-hidden
        title={count === null ? words : undefined}
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
        {count === null ? '–' : format.format(count)}
      </span>
      {count !== 0 && <span className="sr-only">{words}</span>}
    </>
  );
}

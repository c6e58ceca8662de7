import { classes } from '#/ui/classes.ts';
import { notCounted } from './words.ts';

const format = new Intl.NumberFormat('en');

/** A count beside the name of a page; nothing where there is nothing to count, and a dash while it is unknown. */
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
  if (count === 0) return null;
  const words = count === null ? notCounted(why) : `${format.format(count)} ${count === 1 ? one : many}`;
  return (
    <>
      <span
        aria-hidden
        title={count === null ? words : undefined}
        className={classes(
          'ml-1.5 rounded px-1 text-xs',
          count === null
            ? 'text-ink-faint'
            : pressing
              ? 'bg-attention-wash text-attention'
              : 'bg-accent-wash text-accent',
        )}
      >
        {count === null ? '–' : format.format(count)}
      </span>
      <span className="sr-only">{words}</span>
    </>
  );
}

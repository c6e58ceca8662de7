import { classes } from '#/ui/classes.ts';

const format = new Intl.NumberFormat('en');

/** A count beside the name of a page; nothing where there is nothing to count. */
export function NavCount({
  count,
  one,
  many,
  pressing = false,
}: {
  count: number;
  one: string;
  many: string;
  /** Whether it asks for somebody. */
  pressing?: boolean;
}) {
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden
        className={classes(
          'ml-1.5 rounded px-1 text-xs',
          pressing ? 'bg-attention-wash text-attention' : 'bg-accent-wash text-accent',
        )}
      >
        {format.format(count)}
      </span>
      <span className="sr-only">{`${format.format(count)} ${count === 1 ? one : many}`}</span>
    </>
  );
}

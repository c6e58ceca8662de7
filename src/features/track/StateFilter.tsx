import { Link, type LinkProps } from '@tanstack/react-router';
import { formatCount } from '#/language/plural.ts';
import { classes } from '#/ui/classes.ts';
import { atLeast } from './words.ts';

/** The states of a list, each with its count and a link to its rows; null: all of them. */
export function StateFilter<State extends string>({
  label,
  all,
  names,
  states,
  counts,
  total,
  cut = [],
  shown,
  linkTo,
}: {
  label: string;
  all: string;
  names: Readonly<Record<State, string>>;
  /** In the order in which they are shown; those without rows are left out. */
  states: readonly State[];
  counts: Readonly<Record<State, number>>;
  /** Null while it is not known. */
  total: number | null;
  /** Those of which there are more than are counted. */
  cut?: readonly State[];
  shown: State | null;
  linkTo: (state: State | null) => Pick<LinkProps, 'to' | 'search'>;
}) {
  const countOf = (count: number | null, state: State | null) => {
    if (count === null) return '–';
    const isCut = state === null ? cut.length > 0 : cut.includes(state);
    return isCut ? atLeast(formatCount(count)) : formatCount(count);
  };
  const item = (name: string, count: number | null, state: State | null) => (
    <li key={name}>
      <Link
        {...linkTo(state)}
        replace
        aria-current={shown === state ? 'true' : undefined}
        className={classes(
          'flex h-8 items-center gap-2 rounded border px-3 text-sm whitespace-nowrap max-md:h-11',
          shown === state
            ? 'border-accent bg-accent-wash font-medium'
            : 'border-line bg-surface hover:bg-hover',
        )}
      >
        {name} {count !== 0 && <span className="num text-ink-soft">{countOf(count, state)}</span>}
      </Link>
    </li>
  );
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2 px-4 pb-3 print:hidden">
      {item(all, total, null)}
      {states
        .filter((state) => counts[state] > 0 || state === shown)
        .map((state) => item(names[state], counts[state], state))}
    </ul>
  );
}

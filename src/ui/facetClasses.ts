import { classes } from './classes.ts';

/** The classes of a filter's value that is a link with its count at the end; null while not counted. */
export function facetClasses(active: boolean, count: number | null): string {
  return classes(
    'flex h-7 items-center gap-2 rounded px-2 text-sm hover:bg-hover',
    active ? 'bg-accent-wash font-medium text-accent' : count === 0 ? 'text-ink-faint' : 'text-ink-soft',
  );
}

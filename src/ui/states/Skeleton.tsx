import { classes } from '#/ui/classes.ts';

/** Stands where content will be. Hidden from screen readers: the region says that it is busy. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classes('block animate-pulse rounded bg-quiet-wash', className)} />;
}

import { classes } from '#/ui/classes.ts';

/** How a link that narrows a list to one state looks. */
export function filterLook(isShown: boolean): string {
  return classes(
    'flex h-8 items-center gap-1.5 rounded-md border px-2.5 text-sm whitespace-nowrap max-md:h-11',
    isShown ? 'border-accent bg-accent-wash font-medium' : 'border-line bg-surface hover:bg-hover',
  );
}

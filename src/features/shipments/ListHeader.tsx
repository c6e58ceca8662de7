import { type ReactNode, useId, useState } from 'react';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { ChevronDownIcon } from '#/ui/icons/icons.tsx';
import { display, shipmentsTitle } from './words.ts';

/**
 * The name of the list, how many rows it has, and how they are shown. The count takes the room that is left, so that
 * nothing moves when it grows; on a phone the controls are folded, so that the rows are near the top.
 */
export function ListHeader({
  count,
  views,
  children,
}: {
  count: ReactNode;
  views: ReactNode;
  /** The controls. */
  children: ReactNode;
}) {
  const controls = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pt-3 pb-3 max-md:py-1">
      <div className="flex min-w-24 flex-1 flex-col md:flex-row md:items-baseline md:gap-x-3">
        <h1 className="text-title font-semibold max-md:sr-only">{shipmentsTitle}</h1>
        {count}
      </div>
      {views}
      <Button
        className="md:hidden"
        aria-expanded={open}
        aria-controls={controls}
        onClick={() => setOpen(!open)}
      >
        {display}
        <ChevronDownIcon />
      </Button>
      <div
        id={controls}
        className={classes('flex w-full flex-wrap items-center gap-2 xl:w-auto', !open && 'max-md:hidden')}
      >
        {children}
      </div>
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { FilterIcon } from '#/ui/icons/icons.tsx';
import { filters, filtersChosen, hideFilters } from '#/ui/words.ts';

/** The filters beside a list: in sight on a wide screen, one tap away on a narrow one, on a tablet in columns above it. */
export function FilterPanel({
  chosen = 0,
  field,
  children,
}: {
  /** How many are in force, where nothing else on a narrow screen says so. */
  chosen?: number;
  /** Stays in sight, also where the filters are folded away or scroll. */
  field?: ReactNode;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <div className="shrink-0 lg:flex lg:w-52 lg:min-h-0 lg:flex-col">
      <div className={classes('flex gap-2', Boolean(field) && 'lg:pb-3')}>
        {field && <div className="min-w-0 flex-1">{field}</div>}
        <Button
          className={classes('lg:hidden', !field && 'w-full')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <FilterIcon />
          {open ? hideFilters : filtersChosen(chosen)}
        </Button>
      </div>
      <nav
        aria-label={filters}
        className={classes(
          '-ml-2 pt-1 max-lg:pt-3 md:overflow-y-auto md:max-lg:max-h-96',
          !open && 'max-lg:hidden',
        )}
      >
        <div className="space-y-5 md:max-lg:columns-3 *:md:max-lg:break-inside-avoid">{children}</div>
      </nav>
    </div>
  );
}

import { classes } from '#/ui/classes.ts';
import { ChevronDownIcon } from '#/ui/icons/icons.tsx';
import type { GridGroupLine } from './gridLine.ts';

/** The heading above the rows of a group, with how many they are; it may fold them away. */
export function GridGroupRow({
  line: { label, count, fold, action },
  columnCount,
  rowIndex,
  top,
}: {
  line: GridGroupLine;
  columnCount: number;
  rowIndex: number;
  top: number;
}) {
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className="absolute top-0 left-0 h-11 w-full xl:h-9 xl:min-w-(--least-width) border-b border-line bg-raised text-sm"
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        role="gridcell"
        aria-colspan={columnCount}
        className="sticky left-0 flex h-full w-fit max-w-full items-center gap-2 px-3"
      >
        <span className="flex h-full min-w-0 items-center gap-2 max-md:flex-col max-md:items-start max-md:justify-center max-md:gap-0">
          {fold ? (
            <button
              type="button"
              aria-expanded={!fold.isFolded}
              onClick={fold.toggle}
              className="-ml-1 inline-flex h-full max-w-full min-w-0 items-center gap-1 rounded pr-1 font-semibold max-md:h-auto"
            >
              <span className={classes('shrink-0 text-ink-faint', fold.isFolded && '-rotate-90')}>
                <ChevronDownIcon />
              </span>
              <span className="truncate">{label}</span>
            </button>
          ) : (
            <span className="max-w-full min-w-0 truncate font-semibold">{label}</span>
          )}
          <span className="max-w-full min-w-0 truncate text-ink-faint max-md:text-xs" title={count}>
            {count}
          </span>
        </span>
        {action}
      </div>
    </div>
  );
}

import { type KeyboardEvent, useState } from 'react';
import { classes } from '#/ui/classes.ts';
import { CheckBox } from '#/ui/fields/CheckBox.tsx';
import { DownIcon, UpIcon } from '#/ui/icons/icons.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { untilUsed } from '#/ui/Printed.tsx';
import { selectAll, sortBy } from '#/ui/words.ts';
import { type GridColumn, type GridSort, nextSort } from './gridColumn.ts';
import { pinned } from './GridRow.tsx';

const separatorLook =
  'absolute inset-y-0 right-0 flex w-3 justify-end after:my-2 after:w-px after:bg-line-strong';

// No width is set before the pointer has moved or a key was pressed.
const ColumnSeparator = lazyPart(
  () => untilUsed().then(() => import('./ColumnSeparator.tsx')),
  'ColumnSeparator',
  () => <div aria-hidden className={separatorLook} />,
);

/**
 * The headings. Each sorts, and the line after it sets the width, where rows and columns may be arranged. Like the rows
 * they are one stop of the Tab key: arrows go from heading to heading, Tab from a heading to its line.
 */
export function GridHeader({
  columns,
  sort,
  allSelected,
  onSort,
  onResize,
  onSelectAll,
  onLeave,
}: {
  columns: readonly GridColumn<never>[];
  sort: GridSort | null;
  /** Left out where no row can be selected. */
  allSelected: boolean | 'mixed' | undefined;
  onSort: ((sort: GridSort | null) => void) | undefined;
  onResize: ((column: string, width: number | null) => void) | undefined;
  onSelectAll: () => void;
  /** Takes the keyboard to the rows. */
  onLeave: () => void;
}) {
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, columns.length - 1);

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onLeave();
      return;
    }
    const next = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: columns.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const heads = event.currentTarget.closest('[role=row]')?.querySelectorAll<HTMLElement>('[data-sort]');
    heads?.[Math.min(Math.max(next, 0), columns.length - 1)]?.focus();
  };

  return (
    <div role="rowgroup" className="sticky top-0 z-2 w-full min-w-(--least-width) bg-raised">
      <div
        role="row"
        aria-rowindex={1}
        className="grid h-8 grid-cols-(--tracks) border-b border-line bg-raised"
      >
        {allSelected !== undefined && (
          <div role="columnheader" className={pinned[0]}>
            <CheckBox
              className="h-full items-center"
              label={selectAll}
              checked={allSelected}
              onChange={onSelectAll}
            />
          </div>
        )}
        {columns.map((column, index) => {
          const direction =
            sort?.column === column.id ? (sort.descending ? 'descending' : 'ascending') : null;
          const tabIndex = index === stop ? 0 : -1;
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-sort={direction ?? undefined}
              // Without what sets its width, which each of its cells would repeat.
              aria-label={column.label}
              className={classes('flex min-w-0', index === 0 ? pinned[1] : 'relative')}
            >
              {onSort ? (
                <button
                  type="button"
                  data-sort
                  tabIndex={tabIndex}
                  title={sortBy(column.label)}
                  onFocus={() => setCurrent(index)}
                  onKeyDown={walk}
                  onClick={() => onSort(nextSort(sort, column.id))}
                  className={classes(
                    headingLook,
                    'hover:text-ink',
                    column.align === 'end' && 'justify-end',
                    direction && 'text-ink',
                  )}
                >
                  <ColumnHeading column={column} />
                  {direction === 'ascending' && <UpIcon />}
                  {direction === 'descending' && <DownIcon />}
                </button>
              ) : (
                <span className={classes(headingLook, column.align === 'end' && 'justify-end')}>
                  <ColumnHeading column={column} />
                </span>
              )}
              {onResize && (
                <ColumnSeparator
                  look={separatorLook}
                  column={column}
                  columns={columns}
                  isSelectable={allSelected !== undefined}
                  tabIndex={tabIndex}
                  onResize={onResize}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const headingLook = 'eyebrow flex min-w-0 flex-1 items-center gap-1 px-2 -outline-offset-2';

function ColumnHeading({ column: { label, hidesLabel, align } }: { column: GridColumn<never> }) {
  return hidesLabel ? (
    <span className="sr-only">{label}</span>
  ) : (
    <span className={classes('line-clamp-2 leading-tight', align !== 'end' && 'text-left')}>{label}</span>
  );
}

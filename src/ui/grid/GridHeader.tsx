import { type KeyboardEvent, useState, type PointerEvent, useRef } from 'react';
import { classes } from '#/ui/classes.ts';
import { CheckBox } from '#/ui/fields/CheckBox.tsx';
import { DownIcon, UpIcon } from '#/ui/icons/icons.tsx';
import { selectAll, sortBy, inPixels, widthOf } from '#/ui/words.ts';
import { type GridColumn, type GridSort, nextSort, gridTracks } from './gridColumn.ts';
import { pinned } from './GridRow.tsx';

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
  allSelected: boolean | 'mixed';
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
        <div role="columnheader" className={pinned[0]}>
          <CheckBox
            className="h-full items-center"
            label={selectAll}
            checked={allSelected}
            onChange={onSelectAll}
          />
        </div>
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
                <ColumnSeparator column={column} columns={columns} tabIndex={tabIndex} onResize={onResize} />
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

const step = 16;

interface Drag {
  readonly from: number;
  readonly width: number;
}

/**
 * The line after a heading, which sets the width of its column: dragged, or with the arrow keys; Enter and a double
 * click give the usual width back. (Window splitter pattern, https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/)
 */
function ColumnSeparator({
  column,
  columns,
  tabIndex,
  onResize,
}: {
  column: GridColumn<never>;
  columns: readonly GridColumn<never>[];
  tabIndex: 0 | -1;
  onResize: (column: string, width: number | null) => void;
}) {
  const drag = useRef<Drag>(null);
  const { id, label, width, chosenWidth, leastWidth, maxWidth } = column;
  const within = (wanted: number) => Math.round(Math.min(Math.max(wanted, leastWidth), maxWidth));
  // A column without a width of its own may have got more than its usual one.
  const widthNow = (line: HTMLElement) => line.parentElement?.offsetWidth || (chosenWidth ?? width);

  const show = (line: HTMLElement, next: number | null) => {
    const tracks = gridTracks(columns.map((one) => (one.id === id ? { ...one, chosenWidth: next } : one)));
    const grid = line.closest<HTMLElement>('[data-tracks]');
    for (const [name, value] of Object.entries(tracks)) grid?.style.setProperty(name, value);
  };

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: widthNow(event.currentTarget) };
  };
  const dragged = ({ clientX }: PointerEvent<HTMLElement>) =>
    drag.current && within(drag.current.width + clientX - drag.current.from);
  // Only the tracks change while the pointer moves; the rows are drawn again when it lets go.
  const move = (event: PointerEvent<HTMLElement>) => {
    const next = dragged(event);
    if (next !== null) show(event.currentTarget, next);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const next = dragged(event);
    const moved = event.clientX !== drag.current?.from;
    drag.current = null;
    if (next !== null && moved) onResize(id, next);
  };
  const cancel = (event: PointerEvent<HTMLElement>) => {
    drag.current = null;
    show(event.currentTarget, chosenWidth);
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const now = widthNow(event.currentTarget);
    const next = { ArrowLeft: now - step, ArrowRight: now + step, Home: leastWidth, End: maxWidth }[
      event.key
    ];
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    onResize(id, next === undefined ? null : within(next));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A separator that can be moved is a widget (WAI-ARIA 1.2, separator).
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={widthOf(label)}
      aria-valuenow={chosenWidth ?? width}
      aria-valuemin={leastWidth}
      aria-valuemax={maxWidth}
      aria-valuetext={inPixels(chosenWidth ?? width)}
      tabIndex={tabIndex}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={cancel}
      onDoubleClick={() => onResize(id, null)}
      onKeyDown={press}
      className="absolute inset-y-0 right-0 flex w-3 cursor-col-resize touch-none justify-end after:my-2 after:w-px after:bg-line-strong hover:after:my-0 hover:after:w-0.5 hover:after:bg-focus"
    />
  );
}

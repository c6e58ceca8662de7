import { type ChangeEvent, type ReactNode, type RefObject } from 'react';
import { classes } from './classes.ts';
import { gridTracks } from './gridColumn.ts';
import { pressGridKey } from './gridKeys.ts';
import type { AnyRow } from './gridLine.ts';
import { openRow, rowAt } from './gridPointer.ts';
import type { GridProps } from './gridProps.ts';
import type { useGridFocus } from './useGridFocus.ts';
import type { useGridSelection } from './useGridSelection.ts';

/** What a grid knows besides what it was given. */
export interface GridState {
  readonly body: RefObject<HTMLDivElement | null>;
  readonly focus: ReturnType<typeof useGridFocus>;
  readonly selection: ReturnType<typeof useGridSelection>;
}

/** What scrolls: the headings and the lines in sight. One place listens for all rows, so that a row only shows. */
export function GridViewport<Row extends AnyRow>({
  viewport,
  height,
  page,
  header,
  children,
  body,
  focus,
  selection,
  label,
  lines,
  columns,
  selected,
  bar,
  onKey,
  onEdit,
  rowHeight,
}: GridProps<Row> &
  GridState & {
    viewport: RefObject<HTMLDivElement | null>;
    /** Of all lines, in pixels. */
    height: number;
    /** How many lines are in sight. */
    page: number;
    header?: ReactNode;
    /** The lines that are drawn. */
    children: ReactNode;
  }) {
  const keys = {
    lines,
    focus,
    selection,
    hasSelection: selected.size > 0,
    page: Math.max(1, page - 2),
    onKey,
    onEdit: (id: string, place: number) => onEdit?.(id, columns[place]?.id ?? '') === true,
    onLeave: () => viewport.current?.querySelector<HTMLElement>('[data-sort][tabindex="0"]')?.focus(),
  };

  const toggle = ({ target, nativeEvent }: ChangeEvent<HTMLElement>) => {
    const id = rowAt(target)?.dataset['line'];
    if (id === undefined) return;
    if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) selection.extend(id, id);
    else selection.toggle(id);
  };

  return (
    <div
      ref={viewport}
      data-scroll-restoration-id={label}
      data-tracks
      className={classes(
        'min-h-0 flex-1 overflow-auto max-md:max-h-[75dvh] xl:scroll-pt-8 xl:scroll-pl-(--pinned-width)',
        // The last row can be scrolled above the bar.
        bar !== null && 'scroll-pb-14 pb-14',
      )}
      style={{ ...gridTracks(columns), ['--row-height' as string]: `${rowHeight}px` }}
    >
      {header}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- What the rows hold is interactive; its events arrive here. */}
      <div
        ref={body}
        role="rowgroup"
        className="relative w-full xl:min-w-(--least-width)"
        style={{ height }}
        onChange={toggle}
        onClick={openRow}
        onKeyDown={(event) => pressGridKey(event, keys)}
        onFocus={({ target }) => focus.onFocus(target)}
        onBlur={({ relatedTarget }) => focus.onBlur(relatedTarget)}
      >
        {children}
      </div>
    </div>
  );
}

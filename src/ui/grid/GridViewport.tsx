import type { ChangeEvent, ReactNode, RefObject, KeyboardEvent } from 'react';
import { classes } from '#/ui/classes.ts';
import { gridTracks } from './gridColumn.ts';
import { type AnyRow, type GridLine, lineAfterKey } from './gridLine.ts';
import type { GridProps } from './gridProps.ts';
import { openRow, rowAt, type useGridFocus } from './useGridFocus.ts';
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
    hasSelection: selected !== undefined && selected.size > 0,
    page: Math.max(1, page - 2),
    onKey,
    onEdit: (id: string, place: number) => onEdit?.(id, columns[place]?.id ?? '') === true,
    onLeave: () => viewport.current?.querySelector<HTMLElement>('[data-sort][tabindex="0"]')?.focus(),
  };

  const toggle = ({ target, nativeEvent }: ChangeEvent<HTMLElement>) => {
    const id = rowAt(target)?.dataset['line'];
    if (id === undefined || !selection) return;
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
      style={{ ...gridTracks(columns, selection !== null), ['--row-height' as string]: `${rowHeight}px` }}
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

/** What the keys of a grid need to know and may do. */
interface GridKeyTargets {
  readonly lines: readonly GridLine[];
  readonly focus: ReturnType<typeof useGridFocus>;
  readonly selection: ReturnType<typeof useGridSelection>;
  readonly hasSelection: boolean;
  /** How many lines are in sight. */
  readonly page: number;
  /** Takes the keyboard above the first row. */
  readonly onLeave: () => void;
  readonly onKey: ((key: string, id: string) => boolean) | undefined;
  /** By the place of the cell among the columns. */
  readonly onEdit: (id: string, place: number) => boolean;
}

/** Answers a key pressed on a row. Keys that mean nothing here go on to the browser. */
function pressGridKey(event: KeyboardEvent<HTMLElement>, targets: GridKeyTargets): void {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-line]') : null;
  const id = row?.dataset['line'];
  if (!row || id === undefined || event.altKey) return;
  if (answers(event, row, id, targets)) event.preventDefault();
}

function answers(
  event: KeyboardEvent<HTMLElement>,
  row: HTMLElement,
  id: string,
  { lines, focus, selection, hasSelection, page, onLeave, onKey, onEdit }: GridKeyTargets,
): boolean {
  const { key, shiftKey, target } = event;
  const cell = [...row.children].findIndex((one) => one.contains(target as Node));
  if (event.ctrlKey || event.metaKey) {
    if (!selection || key.toLowerCase() !== 'a') return false;
    selection.selectShown();
    return true;
  }
  switch (key) {
    case 'x':
    case 'X':
      selection?.toggle(id);
      return selection !== null;
    case ' ':
      if (target instanceof HTMLInputElement || target instanceof HTMLButtonElement) return false;
      if (onKey?.(key, id) === true) return true;
      selection?.toggle(id);
      return selection !== null;
    case 'Escape':
      if (onKey?.(key, id) === true) return true;
      if (hasSelection) selection?.clear();
      return hasSelection;
    case 'F2':
      return onEdit(id, cell - focus.lead);
    case 'Enter':
      if (target instanceof HTMLAnchorElement || target instanceof HTMLButtonElement) return false;
      row.querySelector('a')?.click();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const next = cell + (key === 'ArrowRight' ? 1 : -1);
      if (next < 0 || next >= row.children.length) return true;
      focus.goTo(focus.index, next);
      return true;
    }
    default: {
      const next = lineAfterKey(lines, focus.index, key, page);
      if (next === null) return /^[a-z]$/.test(key) && onKey?.(key, id) === true;
      if (next === focus.index && key === 'ArrowUp') onLeave();
      if (next === focus.index) return true;
      if (shiftKey) selection?.extend(id, lines[next]?.id ?? id);
      else selection?.endRun();
      focus.goTo(next, cell);
      return true;
    }
  }
}

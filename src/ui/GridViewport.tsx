import { type ChangeEvent, type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { classes } from './classes.ts';
import type { GridProps } from './Grid.tsx';
import { gridTracks } from './gridColumn.ts';
import { pressGridKey } from './gridKeys.ts';
import { openRow, rowAt } from './gridPointer.ts';
import { groupHeight, rowHeight } from './GridRow.tsx';
import { GridRows } from './GridRows.tsx';
import type { useGridFocus } from './useGridFocus.ts';
import type { useGridSelection } from './useGridSelection.ts';
import { useVirtualRows } from './useVirtualRows.ts';

/** The height of a card until it is measured. */
const cardHeight = () => (window.innerWidth < 768 ? 142 : 102);

/** What scrolls: the headings and the lines in sight. One place listens for all rows, so that a row only shows. */
export function GridViewport<Row>({
  wide,
  header,
  body,
  focus,
  selection,
  ...props
}: GridProps<Row> & {
  wide: boolean;
  header: ReactNode;
  body: RefObject<HTMLDivElement | null>;
  focus: ReturnType<typeof useGridFocus>;
  selection: ReturnType<typeof useGridSelection>;
}) {
  const { label, lines, columns, selected, bar } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const estimate = useCallback(
    (index: number) => (lines[index]?.kind === 'group' ? groupHeight : wide ? rowHeight : cardHeight()),
    [lines, wide],
  );
  const virtualizer = useVirtualRows({
    label: wide ? label : `${label}, cards`,
    rows: lines,
    viewport,
    estimate,
    kept: focus.index,
  });
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const keys = {
    lines,
    focus,
    selection,
    hasSelection: selected.size > 0,
    page: Math.max(1, endIndex - startIndex - 1),
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
      style={gridTracks(columns)}
    >
      {header}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- What the rows hold is interactive; its events arrive here. */}
      <div
        ref={body}
        role="rowgroup"
        className="relative w-full xl:min-w-(--least-width)"
        style={{ height: virtualizer.getTotalSize() }}
        onChange={toggle}
        onClick={openRow}
        onKeyDown={(event) => pressGridKey(event, keys)}
        onFocus={({ target }) => focus.onFocus(rowAt(target))}
        onBlur={({ relatedTarget }) => focus.onBlur(relatedTarget)}
      >
        <GridRows
          {...props}
          items={virtualizer.getVirtualItems()}
          measure={virtualizer.measureElement}
          wide={wide}
          current={focus.index}
        />
      </div>
    </div>
  );
}

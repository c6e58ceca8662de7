import { useRef } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GridGroupRow } from './GridGroupRow.tsx';
import { GridHeader } from './GridHeader.tsx';
import { type AnyRow, isGroup } from './gridLine.ts';
import type { GridProps } from './gridProps.ts';
import { GridRow } from './GridRow.tsx';
import { type GridState, GridViewport } from './GridViewport.tsx';
import { selectedOf } from './useGridSelection.ts';
import { useRowsInSight } from './useRowsInSight.ts';
import { unreadRow } from './words.ts';

/** The lines of a grid on a wide page: a table with headings. */
export function GridTable<Row extends AnyRow>(props: GridProps<Row> & GridState) {
  const {
    lines,
    columns,
    sort = null,
    selected,
    changed,
    nameOf,
    rowHint,
    onSort,
    onResize,
    focus,
    selection,
  } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const { rows, height, page } = useRowsInSight(lines, props.rowHeight, viewport, focus.index);
  const all = selectedOf(lines, selected);
  return (
    <GridViewport
      {...props}
      viewport={viewport}
      height={height}
      page={page}
      header={
        <GridHeader
          columns={columns}
          sort={sort}
          allSelected={all}
          onSort={onSort}
          onResize={onResize}
          onSelectAll={all === true ? selection.releaseShown : selection.selectShown}
          onLeave={() => focus.goTo(focus.index)}
        />
      }
    >
      {rows.map(({ index, key, top }) => {
        const line = lines[index];
        if (!line) return null;
        const place = { rowIndex: index + 2, top };
        if (isGroup(line))
          return <GridGroupRow key={key} {...place} line={line} columnCount={columns.length + 1} />;
        const name = nameOf(line);
        const row = {
          ...place,
          row: line,
          name,
          hint: rowHint,
          selected: selected.has(line.id),
          changed: changed?.has(line.id),
          tabIndex: index === focus.index ? 0 : -1,
        } as const;
        return (
          <ErrorBoundary
            key={key}
            of={line}
            renderFailure={() => (
              <GridRow
                {...row}
                columns={columns.slice(0, 1).map((column) => ({ ...column, cell: () => unreadRow(name) }))}
              />
            )}
          >
            <GridRow {...row} columns={columns} />
          </ErrorBoundary>
        );
      })}
    </GridViewport>
  );
}

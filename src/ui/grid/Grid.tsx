import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { isWide, useWide } from '#/ui/hooks/useScreen.ts';
import { untilLoaded } from '#/ui/lazyPart.ts';
import { ErrorBoundary } from '#/ui/states/ErrorBoundary.tsx';
import { unreadRow } from '#/ui/words.ts';
import { GridGroupRow } from './GridGroupRow.tsx';
import { GridHeader } from './GridHeader.tsx';
import { type AnyRow, isGroup } from './gridLine.ts';
import type { GridProps } from './gridProps.ts';
import { GridRow } from './GridRow.tsx';
import { type GridState, GridViewport } from './GridViewport.tsx';
import { groupHeight, placeRows } from './rowPlaces.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridSelection, selectedOf } from './useGridSelection.ts';
import { useVirtualRows } from './useVirtualRows.ts';

let loaded: Cards | null = null;

// A wide page never needs the cards; a narrow one asks for them together with this file, and not when its rows come.
if (!isWide()) void loadCards();

/**
 * A list of many rows with columns to sort and size, rows to walk and to select: a table on a wide page, cards on a
 * narrow one. Only what is in sight is in the document; screen readers get the whole count. Roles and keys are
 * those of the grid pattern, since rows can be selected and more than links can be reached
 * (https://www.w3.org/WAI/ARIA/apg/patterns/grid/).
 */
export function Grid<Row extends AnyRow>(props: GridProps<Row>) {
  const { label, lines, columns, selected, lastRow, bar, singleKeys, onSelect, onRow } = props;
  const Cards = useCards();
  const body = useRef<HTMLDivElement>(null);
  const lead = onSelect ? 1 : 0;
  const focus = useGridFocus(lines, body, lastRow, onRow, singleKeys, lead);
  const selection = useGridSelection(lines, selected, onSelect);
  const state = { body, focus, selection };

  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={lines.length + 1}
        aria-colcount={columns.length + lead}
        aria-multiselectable={onSelect && true}
        className="flex min-h-0 flex-1 flex-col"
      >
        {/* oxlint-disable-next-line react/static-components -- Its code has a file of its own; when it is here is found out. */}
        {Cards ? <Cards {...props} {...state} /> : <GridTable {...props} {...state} />}
      </div>
      {bar !== null && (
        // A phone scrolls the whole page: there it stands above the bar of the pages.
        <div className="card absolute inset-x-3 bottom-3 z-3 mx-auto shadow-float max-md:fixed max-md:bottom-18 md:w-fit">
          {bar}
        </div>
      )}
    </div>
  );
}

type Cards = <Row extends AnyRow>(props: GridProps<Row> & GridState) => ReactNode;

async function loadCards(): Promise<Cards> {
  loaded = (await untilLoaded(() => import('./GridCards.tsx'))).GridCards;
  return loaded;
}

/** Stands for the cards of a page that is narrow from the start, until their code is here. */
const nothing: Cards = () => null;

/**
 * What draws the lines of a grid as cards; null where they are a table: on a wide page, and on one that became narrow
 * until the code of the cards is here. React.lazy would take the rows away, even where the code is here, and React
 * shows what waited at the earliest 300 ms after the last stand-in.
 */
function useCards(): Cards | null {
  const wide = useWide();
  const [cards, setCards] = useState(() => loaded ?? (wide ? null : nothing));
  useEffect(() => {
    if (!wide && (loaded === null || cards !== loaded)) void loadCards().then((code) => setCards(() => code));
  }, [wide, cards]);
  return wide ? null : cards;
}

/** The lines of a grid on a wide page: a table with headings. */
function GridTable<Row extends AnyRow>(props: GridProps<Row> & GridState) {
  const {
    lines,
    columns,
    sort = null,
    selected,
    changed,
    nameOf,
    edge,
    rowHeight,
    rowHint,
    onSort,
    onResize,
    focus,
    selection,
  } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const places = useMemo(
    () => placeRows(lines.length, (index) => (isGroup(lines[index]) ? groupHeight : rowHeight)),
    [lines, rowHeight],
  );
  const { drawn, height, page } = useVirtualRows(lines, places, viewport, focus.index);
  const all = selected && selectedOf(lines, selected);
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
          onSelectAll={() => (all === true ? selection?.releaseShown() : selection?.selectShown())}
          onLeave={() => focus.goTo(focus.index)}
        />
      }
    >
      {drawn.map(({ index, key, top }) => {
        const line = lines[index];
        if (!line) return null;
        const place = { rowIndex: index + 2, top };
        if (isGroup(line))
          return <GridGroupRow key={key} {...place} line={line} columnCount={columns.length + focus.lead} />;
        const name = nameOf(line);
        const row = {
          ...place,
          row: line,
          name,
          hint: rowHint,
          selected: selected?.has(line.id),
          changed: changed?.has(line.id),
          edge: edge?.(line) ?? null,
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

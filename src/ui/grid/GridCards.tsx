import { memo, type ReactNode, type Ref, useCallback, useRef } from 'react';
import { classes } from '#/ui/classes.ts';
import { CheckBox } from '#/ui/fields/CheckBox.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { ErrorBoundary } from '#/ui/states/ErrorBoundary.tsx';
import { cardsOf, unreadRow, select } from '#/ui/words.ts';
import { GridGroupRow } from './GridGroupRow.tsx';
import { type AnyRow, isGroup } from './gridLine.ts';
import type { GridProps } from './gridProps.ts';
import { type GridState, GridViewport } from './GridViewport.tsx';
import { useMeasuredPlaces } from './useMeasuredPlaces.ts';
import { useVirtualRows } from './useVirtualRows.ts';

/** A row of a grid on a narrow page, as high as what it says. */
const GridCard = memo(Card) as typeof Card;

// It comes when the cards are there. Without it a card is selected by its check box.
const CardSwipes = lazyPart(() => import('./CardSwipes.tsx'), 'CardSwipes');

/** High enough for a finger. */
const groupHeight = 44;

/** The height of a card until it is measured. */
const cardHeight = () => (window.innerWidth < 768 ? 142 : 102);

/** The lines of a grid on a narrow page: cards, each as high as what it says. */
export function GridCards<Row extends AnyRow>(props: GridProps<Row> & GridState) {
  const { label, lines, columns, selected, changed, nameOf, edge, card, swipe, focus } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const estimate = useCallback(
    (index: number) => (isGroup(lines[index]) ? groupHeight : cardHeight()),
    [lines],
  );
  const { places, measure } = useMeasuredPlaces({ label: cardsOf(label), rows: lines, viewport, estimate });
  const { drawn, height, page } = useVirtualRows(lines, places, viewport, focus.index);
  const ofRow = <T,>(id: string, what: (row: Row) => T): T | undefined => {
    const line = lines.find((one) => one.id === id);
    return line && !isGroup(line) ? what(line) : undefined;
  };
  return (
    <GridViewport {...props} viewport={viewport} height={height} page={page}>
      {swipe && (
        <CardSwipes
          viewport={viewport}
          label={(id) => ofRow(id, swipe.label)}
          run={(id) => ofRow(id, swipe.run)}
        />
      )}
      {drawn.map(({ index, key, top }) => {
        const line = lines[index];
        if (!line) return null;
        const place = { rowIndex: index + 2, top };
        if (isGroup(line))
          return <GridGroupRow key={key} {...place} line={line} columnCount={columns.length + focus.lead} />;
        const name = nameOf(line);
        const row = {
          ...place,
          ref: measure,
          row: line,
          name,
          columnCount: columns.length,
          selected: selected?.has(line.id),
          changed: changed?.has(line.id),
          edge: edge?.(line) ?? null,
          tabIndex: index === focus.index ? 0 : -1,
        } as const;
        return (
          <ErrorBoundary
            key={key}
            of={line}
            renderFailure={() => <GridCard {...row} draw={() => unreadRow(name)} />}
          >
            <GridCard {...row} draw={card} />
          </ErrorBoundary>
        );
      })}
    </GridViewport>
  );
}

interface GridCardProps<Row extends AnyRow> {
  readonly ref: Ref<HTMLDivElement>;
  readonly row: Row;
  readonly name: string;
  readonly draw: (row: Row, tabIndex: 0 | -1) => ReactNode;
  readonly rowIndex: number;
  readonly top: number;
  readonly columnCount: number;
  readonly edge: string | null;
  readonly selected: boolean | undefined;
  readonly changed?: boolean | undefined;
  readonly tabIndex: 0 | -1;
}

function Card<Row extends AnyRow>({
  ref,
  row,
  name,
  draw,
  rowIndex,
  top,
  columnCount,
  edge,
  selected,
  changed,
  tabIndex,
}: GridCardProps<Row>) {
  return (
    <div
      ref={ref}
      role="row"
      data-line={row.id}
      data-changed={changed || undefined}
      aria-rowindex={rowIndex}
      aria-selected={selected}
      className="absolute top-0 left-0 flex w-full [touch-action:pan-y] border-b border-line bg-surface text-sm focus-within:bg-hover hover:bg-hover aria-selected:bg-accent-wash data-changed:just-changed"
      style={{ transform: `translate(var(--swipe, 0px), ${top}px)` }}
    >
      {edge !== null && <span aria-hidden className={classes('absolute inset-y-0 left-0 z-2 w-1', edge)} />}
      {selected !== undefined && (
        <div role="gridcell" className="flex">
          <CheckBox className="pt-3" label={select(name)} checked={selected} tabIndex={-1} />
        </div>
      )}
      <div
        role="gridcell"
        aria-colspan={columnCount}
        className={classes('min-w-0 flex-1 py-2 pr-3 max-md:py-1', selected === undefined && 'pl-3')}
      >
        {draw(row, tabIndex)}
      </div>
    </div>
  );
}

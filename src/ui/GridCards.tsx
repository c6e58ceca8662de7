import { Suspense, useRef } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GridCard } from './GridCard.tsx';
import { GridGroupRow } from './GridGroupRow.tsx';
import { type AnyRow, isGroup } from './gridLine.ts';
import type { GridProps } from './gridProps.ts';
import { type GridState, GridViewport } from './GridViewport.tsx';
import { lazyPart } from './lazyPart.ts';
import { useVirtualRows } from './useVirtualRows.ts';
import { unreadRow } from './words.ts';

// It comes when the cards are there. Without it a card is selected by its check box.
const CardSwipes = lazyPart(async () => (await import('./CardSwipes.tsx')).CardSwipes);

/** High enough for a finger. */
const groupHeight = 44;

/** The height of a card until it is measured. */
const cardHeight = () => (window.innerWidth < 768 ? 142 : 102);

/** The lines of a grid on a narrow page: cards, each as high as what it says. */
export function GridCards<Row extends AnyRow>(props: GridProps<Row> & GridState) {
  const { label, lines, columns, selected, changed, nameOf, card, swipe, focus } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const estimate = (index: number) => {
    const line = lines[index];
    return line && isGroup(line) ? groupHeight : cardHeight();
  };
  const virtualizer = useVirtualRows({
    label: `${label}, cards`,
    rows: lines,
    viewport,
    estimate,
    kept: focus.index,
  });
  const ofRow = <T,>(id: string, what: (row: Row) => T): T | undefined => {
    const line = lines.find((one) => one.id === id);
    return line && !isGroup(line) ? what(line) : undefined;
  };
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  return (
    <GridViewport
      {...props}
      viewport={viewport}
      height={virtualizer.getTotalSize()}
      page={endIndex - startIndex + 1}
    >
      {swipe && (
        <Suspense>
          <CardSwipes
            viewport={viewport}
            label={(id) => ofRow(id, swipe.label)}
            run={(id) => ofRow(id, swipe.run)}
          />
        </Suspense>
      )}
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const line = lines[index];
        if (!line) return null;
        const place = { rowIndex: index + 2, top: start };
        if (isGroup(line))
          return <GridGroupRow key={key} {...place} line={line} columnCount={columns.length + 1} />;
        const name = nameOf(line);
        const row = {
          ...place,
          ref: virtualizer.measureElement,
          row: line,
          name,
          columnCount: columns.length,
          selected: selected.has(line.id),
          changed: changed?.has(line.id),
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

import { useRef, type RefObject, useLayoutEffect } from 'react';
import type { KnownColumns } from '#/domain/list/columns.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { ListContext } from '#/features/shipments/columns/columnLooks.ts';
import { rowNumber } from '#/features/shipments/columns/numberCell.tsx';
import { Button } from '#/ui/Button.tsx';
import { type Sized, selectionWidth } from '#/ui/grid/gridColumn.ts';
import { CloseIcon } from '#/ui/icons/icons.tsx';
import { ErrorBoundary } from '#/ui/states/ErrorBoundary.tsx';
import { withKey } from '#/ui/words.ts';
import { Peek } from './Peek.tsx';
import * as words from './words.ts';

/** What the panel has at least, in pixels. */
const leastPanel = 384;

/**
 * The row under the cursor beside the list: its verdict, its journey and what else is reported. The keyboard stays in
 * the list.
 */
export function PeekPanel({
  row,
  context,
  known,
  columns,
  onRoom,
  onClose,
}: {
  /** Undefined once it has left the list. */
  row: FleetRow | undefined;
  context: ListContext;
  known: KnownColumns;
  /** Those of the list. */
  columns: readonly Sized[];
  /** How wide the list is beside it, in pixels. */
  onRoom: (width: number | null) => void;
  onClose: () => void;
}) {
  const panel = useRef<HTMLElement>(null);
  usePeekRoom(panel, columns, onRoom);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever the focus is in it.
    <aside
      ref={panel}
      aria-label={words.peekAt(row ? rowNumber(row) : '')}
      className="flex min-w-96 flex-1 flex-col overflow-y-auto border-l border-line bg-surface print:hidden"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="sticky top-0 z-1 flex h-8 shrink-0 items-center justify-between border-b border-line bg-raised pr-1 pl-4">
        <p className="truncate text-xs text-ink-faint">{words.keys}</p>
        <Button
          look="bare"
          aria-label={words.closePeek}
          title={withKey(words.closePeek, 'Esc')}
          onClick={onClose}
        >
          <CloseIcon />
        </Button>
      </div>
      {row ? (
        <ErrorBoundary
          key={row.id}
          of={row}
          renderFailure={() => <p className="p-4 text-sm text-attention">{words.unread}</p>}
        >
          <Peek row={row} context={context} known={known} />
        </ErrorBoundary>
      ) : (
        <p className="p-4 text-sm text-ink-soft">{words.notListed}</p>
      )}
    </aside>
  );
}

/**
 * Gives the list beside the panel a width that ends between two columns, so that no word in sight is cut; null, all that is
 * left, once the panel closes.
 */
function usePeekRoom(
  panel: RefObject<HTMLElement | null>,
  columns: readonly Sized[],
  onRoom: (width: number | null) => void,
): void {
  useLayoutEffect(() => {
    const both = panel.current?.parentElement;
    if (!both) return undefined;
    const measure = () => {
      const rows = both.querySelector<HTMLElement>('[data-tracks]');
      const scrollBar = rows ? rows.offsetWidth - rows.clientWidth : 0;
      onRoom(lastWholeEdge(columns, both.clientWidth - leastPanel - scrollBar) + scrollBar);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(both);
    return () => {
      observer.disconnect();
      onRoom(null);
    };
  }, [panel, columns, onRoom]);
}

/** The right edge of the last column that is whole in so much room, in pixels; of the first one at least. */
export function lastWholeEdge(columns: readonly Sized[], room: number): number {
  let edge = selectionWidth;
  for (const [index, { width, chosenWidth }] of columns.entries()) {
    const next = edge + (chosenWidth ?? width);
    if (index > 0 && next > room) break;
    edge = next;
  }
  return edge;
}

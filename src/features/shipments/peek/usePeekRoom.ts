import { type RefObject, useLayoutEffect } from 'react';
import type { Sized } from '#/ui/gridColumn.ts';
import { lastWholeEdge } from '#/ui/lastWholeEdge.ts';

/** What the panel has at least, in pixels. */
const leastPanel = 384;

/**
 * Gives the list beside the panel a width that ends between two columns, so that no word in sight is cut; null, all that is
 * left, once the panel closes.
 */
export function usePeekRoom(
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

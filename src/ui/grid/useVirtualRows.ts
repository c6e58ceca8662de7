import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawnRows, type RowPlaces, sightOf } from './rowPlaces.ts';

/** Rows out of sight that are drawn too, so that a quick hand does not outrun them. */
const around = 8;
/** What a page has at least above its rows, headings included. Pixels. */
const leastAbove = 150;
/** When they come at the latest, however busy the page is. Milliseconds. */
const patience = 200;

interface VirtualRow {
  readonly index: number;
  readonly key: string;
  readonly top: number;
}

export interface VirtualRows {
  readonly drawn: readonly VirtualRow[];
  /** Of all rows, in pixels. */
  readonly height: number;
  /** How many rows are in sight. */
  readonly page: number;
}

/**
 * Which rows of a long list are in the document, and where. Nothing is measured for the first drawing: the viewport is
 * taken for nearly as high as the window until the browser says.
 *
 * @param kept the index of a row that stays in the document out of sight: the one that has the focus
 */
export function useVirtualRows(
  rows: readonly { readonly id: string }[],
  places: RowPlaces,
  viewport: RefObject<HTMLElement | null>,
  kept = -1,
): VirtualRows {
  const [top, setTop] = useState(0);
  const [room, setRoom] = useState(() => window.innerHeight - leastAbove);
  // New rows come alone first, so that they are painted as soon as can be.
  const [settled, setSettled] = useState<typeof rows | null>(null);
  const sight = sightOf(places, top, room);

  useEffect(() => whenIdle(() => startTransition(() => setSettled(rows))), [rows]);

  const scrolled = useEffectEvent((to: number) => {
    const next = sightOf(places, to, room);
    if (next.first === sight.first && next.last === sight.last) return;
    // In the frame that scrolls, before it is painted.
    flushSync(() => setTop(to));
  });
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const listen = () => scrolled(element.scrollTop);
    element.addEventListener('scroll', listen, { passive: true });
    const observer = observeHeight(element, setRoom);
    return () => {
      element.removeEventListener('scroll', listen);
      observer?.disconnect();
    };
  }, [viewport]);

  const drawn = drawnRows(sight, settled === rows ? around : 0, rows.length, kept);
  return {
    drawn: drawn.map((index) => ({ index, key: rows[index]?.id ?? '', top: places.topOf(index) })),
    height: places.height,
    page: sight.last - sight.first + 1,
  };
}

function observeHeight(element: HTMLElement, tell: (height: number) => void): ResizeObserver | null {
  if (typeof ResizeObserver === 'undefined') return null;
  const observer = new ResizeObserver(([entry]) => {
    if (entry) tell(entry.contentRect.height);
  });
  observer.observe(element);
  return observer;
}

/** Once the page has nothing else to do; the way back. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, patience);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work, { timeout: patience });
  return () => cancelIdleCallback(waiting);
}

import { type RefObject, startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridLine } from './gridLine.ts';
import { drawnLines, placeRows, sightOf } from './rowPlaces.ts';

/** Rows out of sight that are drawn too, so that a quick hand does not outrun them. */
const around = 8;
/** What a page has at least above its rows, headings included. Pixels. */
const leastAbove = 150;
/** When they come at the latest, however busy the page is. Milliseconds. */
const patience = 200;

export interface DrawnRow {
  readonly index: number;
  readonly key: string;
  readonly top: number;
}

export interface RowsInSight {
  readonly rows: readonly DrawnRow[];
  /** Of all lines, in pixels. */
  readonly height: number;
  /** How many lines are in sight. */
  readonly page: number;
}

/**
 * Which lines of a table are in the document, and where. Nothing is measured for the first drawing: lines have fixed
 * heights, and the viewport is taken for nearly as high as the window until the browser says.
 *
 * @param kept the index of a line that stays in the document out of sight: the one that has the focus
 */
export function useRowsInSight(
  lines: readonly GridLine[],
  rowHeight: number,
  viewport: RefObject<HTMLElement | null>,
  kept: number,
): RowsInSight {
  const places = useMemo(() => placeRows(lines, rowHeight), [lines, rowHeight]);
  const [top, setTop] = useState(0);
  const [room, setRoom] = useState(() => window.innerHeight - leastAbove);
  // New lines come alone first, so that they are painted as soon as can be.
  const [settled, setSettled] = useState<readonly GridLine[] | null>(null);
  const sight = sightOf(places, top, room);

  useEffect(() => whenIdle(() => startTransition(() => setSettled(lines))), [lines]);

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

  const drawn = drawnLines(sight, settled === lines ? around : 0, lines.length, kept);
  return {
    rows: drawn.map((index) => ({ index, key: lines[index]?.id ?? '', top: places.topOf(index) })),
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

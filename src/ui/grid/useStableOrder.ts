import { useEffect, useMemo, useRef, useState } from 'react';

/** How long rows wait after the last move of the pointer or the last key. Milliseconds. */
const patience = 30_000;
/** A click comes after its button or finger is up, and after the finger has left. Milliseconds. */
const clickDelay = 100;

/**
 * Rows change in place: a change that would sort them anew waits while one of them is pressed and, where the page receives
 * live updates, while somebody points at them or walks them by key. A click on a row that has moved would be lost.
 *
 * @param view another one is what the reader has just asked for
 * @param isLive whether the page receives live updates
 */
export function useStableOrder<Row extends { readonly id: string }>(
  rows: readonly Row[],
  view: object,
  isLive: boolean,
) {
  const [stable, setStable] = useState<{ rows: readonly Row[]; view: object } | null>(null);
  const timer = useRef(0);
  const isStable = stable?.view === view;
  useEffect(() => () => clearTimeout(timer.current), []);
  const releaseAfter = (wait: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setStable(null), wait);
  };
  const hold = () => {
    releaseAfter(patience);
    if (!isStable) setStable({ rows, view });
  };
  const letGo = () => releaseAfter(clickDelay);
  const holdWhileLive = isLive ? hold : undefined;
  const shown = useMemo(() => (isStable ? inPlaces(stable.rows, rows) : rows), [isStable, stable, rows]);
  return {
    shown,
    holding: {
      onPointerMove: holdWhileLive,
      onKeyDown: holdWhileLive,
      onPointerDown: hold,
      onPointerUp: isLive ? hold : letGo,
      onPointerLeave: letGo,
    },
  };
}

/**
 * Rows in the places that they have on the screen; what is new there comes after them. The same list where that is their
 * order already.
 */
export function inPlaces<Row extends { readonly id: string }>(
  shown: readonly Row[],
  rows: readonly Row[],
): readonly Row[] {
  const places = new Map(shown.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: Row) => places.get(id) ?? places.size;
  const placed = rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  return placed.every((row, index) => row === rows[index]) ? rows : placed;
}

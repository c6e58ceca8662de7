import { useEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '#/device/live.ts';
import { inPlaces } from '#/domain/list/heldOrder.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { FleetView } from '#/domain/list/view.ts';
import { second } from '#/time/durations.ts';

/** Nobody is about to click any more. Milliseconds. */
const patience = 30 * second;
/** A click comes after its button or finger is up, and after the finger has left. Milliseconds. */
const clickDelay = 0.1 * second;

/**
 * Rows change in place: a change that would sort them anew waits while one of them is pressed and, where the page hears
 * of what happens, while somebody points at them or walks them by key. A click on a row that has moved would be lost.
 *
 * @param view another one is what the reader has just asked for
 */
export function useHeldOrder(rows: readonly FleetRow[], view: FleetView) {
  const [held, setHeld] = useState<{ rows: readonly FleetRow[]; view: FleetView } | null>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isLive = useLive(({ openedAt }) => openedAt !== null);
  const isHeld = held?.view === view;
  const releaseAfter = (wait: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setHeld(null), wait);
  };
  const hold = () => {
    releaseAfter(patience);
    if (!isHeld) setHeld({ rows, view });
  };
  const letGo = () => releaseAfter(clickDelay);
  const point = () => {
    if (isLive) hold();
  };
  const lift = () => {
    if (!isLive) letGo();
  };
  const shown = useMemo(() => (isHeld ? inPlaces(held.rows, rows) : rows), [isHeld, held, rows]);
  return {
    shown,
    holding: {
      onPointerMove: point,
      onKeyDown: point,
      onPointerDown: hold,
      onPointerUp: lift,
      onPointerLeave: letGo,
    },
  };
}

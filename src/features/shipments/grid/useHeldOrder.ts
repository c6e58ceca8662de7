import { useEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '#/device/live.ts';
import { inPlaces } from '#/domain/list/heldOrder.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { FleetView } from '#/domain/list/view.ts';
import { second } from '#/time/durations.ts';

/** Nobody is about to click any more. Milliseconds. */
const patience = 30 * second;

/**
 * Rows change in place: while the page hears of what happens and somebody points at them or walks them by key,
 * a change that would sort them anew waits.
 *
 * @param view another one is what the reader has just asked for
 */
export function useHeldOrder(rows: readonly FleetRow[], view: FleetView) {
  const [held, setHeld] = useState<{ rows: readonly FleetRow[]; view: FleetView } | null>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isLive = useLive(({ openedAt }) => openedAt !== null);
  const isHeld = held?.view === view;
  const release = () => {
    clearTimeout(timer.current);
    setHeld(null);
  };
  const hold = () => {
    if (!isLive) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(release, patience);
    if (!isHeld) setHeld({ rows, view });
  };
  const shown = useMemo(() => (isHeld ? inPlaces(held.rows, rows) : rows), [isHeld, held, rows]);
  return { shown, holding: { onPointerMove: hold, onKeyDown: hold, onPointerLeave: release } };
}

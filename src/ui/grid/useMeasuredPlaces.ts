import { type RefCallback, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { placeRows, type RowPlaces } from './rowPlaces.ts';

type Heights = ReadonlyMap<string, number>;

const none: Heights = new Map();
/** Of rows by their ids, by the label of their list: coming back to it finds every row where it was. */
const measured = new Map<string, Heights>();

/**
 * The places of rows that are as high as what they say: each is measured when it is drawn, and what stands above those in
 * sight moves nothing of them. A row is named by `data-line`.
 *
 * @param estimate the height of a row until it is measured
 */
export function useMeasuredPlaces({
  label,
  rows,
  viewport,
  estimate,
}: {
  label: string;
  rows: readonly { readonly id: string }[];
  viewport: RefObject<HTMLElement | null>;
  estimate: (index: number) => number;
}) {
  const [heights, setHeights] = useState(measured.get(label) ?? none);
  const [{ measure, tell }] = useState(() => createMeasure(setHeights));
  const places = useMemo(
    () => placeRows(rows.length, (index) => heights.get(rows[index]?.id ?? '') ?? estimate(index)),
    [rows, heights, estimate],
  );

  useLayoutEffect(tell);
  useLayoutEffect(() => {
    measured.set(label, heights);
  }, [label, heights]);
  const before = useRef({ rows, places });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { rows, places };
    if (last.rows === rows && viewport.current) holdFirstRow(viewport.current, last.places, places);
  }, [rows, places, viewport]);
  return { places, measure };
}

/** Measures rows when they are drawn and whenever their height changes, and tells of all that are new at once. */
function createMeasure(setHeights: (change: (heights: Heights) => Heights) => void) {
  let found = new Map<string, number>();
  const note = (row: HTMLElement) => found.set(row.dataset['line'] ?? '', row.offsetHeight);
  const tell = () => {
    const news = found;
    if (news.size === 0) return;
    found = new Map();
    setHeights((heights) =>
      [...news].every(([id, height]) => heights.get(id) === height)
        ? heights
        : new Map([...heights, ...news]),
    );
  };
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) note(target as HTMLElement);
    tell();
  });
  const measure: RefCallback<HTMLElement> = (row) => {
    if (!row) return undefined;
    note(row);
    observer.observe(row);
    return () => observer.unobserve(row);
  };
  return { measure, tell };
}

/** The first row in sight stays where it is when those above it turn out higher or lower than they were taken for. */
function holdFirstRow(viewport: HTMLElement, before: RowPlaces, now: RowPlaces): void {
  const first = before.indexAt(viewport.scrollTop);
  const moved = now.topOf(first) - before.topOf(first);
  if (moved !== 0) viewport.scrollTop += moved;
}

import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** Heights measured before a list was left, by its label: coming back finds every row where it was. */
const measured = new Map<string, VirtualItem[]>();

/**
 * Which rows of a long list are in the document, and where.
 *
 * @param estimate the height of a row until it is measured
 * @param kept the index of a row that stays in the document out of sight: the one that has the focus
 */
export function useVirtualRows({
  label,
  rows,
  viewport,
  estimate,
  kept = -1,
}: {
  label: string;
  rows: readonly { readonly id: string }[];
  viewport: RefObject<HTMLElement | null>;
  estimate: (index: number) => number;
  kept?: number;
}) {
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      return kept < 0 ? indexes : [...new Set(indexes).add(kept)].toSorted((a, b) => a - b);
    },
    [kept],
  );
  // Rows out of sight come when those in sight have been painted.
  const [overscan, setOverscan] = useState(0);
  useEffect(() => startTransition(() => setOverscan(8)), []);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: estimate,
    initialMeasurementsCache: measured.get(label) ?? [],
    // The first rows come with the first drawing, before anything is laid out; how many fit is known after it.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan,
    getItemKey,
    rangeExtractor,
  });

  useLayoutEffect(
    () => () => {
      measured.set(label, virtualizer.takeSnapshot());
    },
    [label, virtualizer],
  );
  return virtualizer;
}

import { useMemo, useState } from 'react';
import { type OwnSearch, readMapSearch } from '#/domain/fleetMap/search.ts';
import type { Instant } from '#/time/instant.ts';

/** What the address asks of the map alone: the view as the page opened, the rest as it stands. */
export function useMapSearch({ show, vessel, port, at: atNow, t }: OwnSearch, now: Instant) {
  // With its first move the map writes its own over it. What could not be read is told until it is dismissed.
  const [at, setAt] = useState(atNow);
  const own = useMemo(() => readMapSearch({ show, at, t }, now), [show, at, t, now]);
  const { selection, dropped } = useMemo(() => readMapSearch({ vessel, port }, now), [vessel, port, now]);
  const [extent] = useState(own.extent);
  return {
    list: own.list,
    at: own.at,
    extent,
    selection,
    dropped: [...own.dropped, ...dropped],
    dismiss: () => setAt(undefined),
  };
}

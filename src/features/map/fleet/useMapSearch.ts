import { useMemo, useState } from 'react';
import { type OwnSearch, readMapSearch } from '#/domain/fleetMap/search.ts';
import type { Instant } from '#/time/instant.ts';

/** The settings of the map from the address: the view as the page opened, the others as they are now. */
export function useMapSearch({ show, vessel, port, at: atNow, t }: OwnSearch, now: Instant) {
  // The map overwrites the view with its first move. An ignored view stays listed until it is dismissed.
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

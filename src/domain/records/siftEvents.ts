import { sift, type Sifted } from './sift.ts';
import type { TransportEvent } from './transportEvent.ts';

export interface EventLists {
  readonly events: readonly TransportEvent[];
  readonly rawEvents: readonly TransportEvent[];
}

/** What is made of the events of a container without those on which it fails. */
export function siftEvents<Made>(
  { events, rawEvents }: EventLists,
  make: (lists: EventLists) => Made,
): Sifted<TransportEvent, Made> {
  const raw = new Set(rawEvents);
  return sift([...events, ...rawEvents], (kept) =>
    make({
      events: kept.filter((event) => !raw.has(event)),
      rawEvents: kept.filter((event) => raw.has(event)),
    }),
  );
}

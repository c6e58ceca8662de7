import { isSameText, samePlace } from '#/domain/records/samePlace.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';

type Located = Pick<TransportEvent, 'place' | 'locode'>;

/** Whether two events are known to have happened at one place. */
export function atSamePlace(a: Located, b: Located): boolean {
  if (a.place && b.place) return samePlace(a.place, b.place);
  return isSameText(a.locode ?? a.place?.locode ?? null, b.locode ?? b.place?.locode ?? null);
}

export function hasPlace(event: Located): boolean {
  return event.place !== null || event.locode !== null;
}

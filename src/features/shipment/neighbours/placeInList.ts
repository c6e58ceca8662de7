import type { ListEntry, OpenedList } from '#/device/openedList.ts';

/** Where a container stands in the list that it was opened from. */
export interface PlaceInList {
  readonly name: OpenedList['name'];
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly previous: ListEntry | null;
  readonly next: ListEntry | null;
}

/**
 * Null where the list does not have it. Several rows may open one container, as exceptions do; they are one place.
 *
 * @param container what the address calls the container in view; null where the shipment has none
 */
export function placeInList(
  { name, entries }: OpenedList,
  shipmentId: string,
  container: string | null,
): PlaceInList | null {
  const places = [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
  const ofShipment = (entry: ListEntry) => entry.shipmentId === shipmentId;
  const exact = places.findIndex((entry) => ofShipment(entry) && entry.container === container);
  const index =
    exact < 0 ? places.findIndex((entry) => ofShipment(entry) && entry.container === null) : exact;
  if (index < 0) return null;
  return {
    name,
    position: index + 1,
    count: places.length,
    previous: places[index - 1] ?? null,
    next: places[index + 1] ?? null,
  };
}

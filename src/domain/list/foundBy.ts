import type { NamedContainers } from '#/domain/find/numberSet.ts';
import { type Found, searchFleet } from '#/domain/find/textSearch.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { ReadyFilter } from './view.ts';

/** What the text and the set of a filter leave, in the order of the shipments. */
export function foundBy(shipments: readonly Shipment[], { q, named }: ReadyFilter): readonly Found[] {
  const found = searchFleet(shipments, q ?? '');
  return named ? found.flatMap((one) => whatIsNamed(one, named)) : found;
}

function whatIsNamed(found: Found, named: NamedContainers): readonly Found[] {
  const ids = named.get(found.shipment.id);
  if (ids === undefined) return [];
  // The whole shipment is named.
  if (ids === null) return [found];
  const containers = found.containers.filter(({ id }) => ids.has(id));
  return containers.length > 0 ? [{ shipment: found.shipment, containers }] : [];
}

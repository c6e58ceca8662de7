import type { NamedContainers } from '#/domain/find/numberSet.ts';
import type { ExceptionItem } from './exception.ts';

/** The containers that exceptions are about, by shipment; null is the whole shipment. Requests are in no list. */
export function concernedBy(items: readonly ExceptionItem[]): NamedContainers {
  const concerned = new Map<string, Set<string> | null>();
  for (const { kind, id, shipmentId } of items.map(({ subject }) => subject)) {
    if (shipmentId === null) continue;
    const before = concerned.get(shipmentId);
    if (kind === 'shipment' || before === null) concerned.set(shipmentId, null);
    else concerned.set(shipmentId, (before ?? new Set()).add(id));
  }
  return concerned;
}

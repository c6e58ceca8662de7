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

/** How many containers need action, each once; a request stands for the one that it would track. */
export function containersConcerned(items: readonly ExceptionItem[]): number {
  const subjects = new Map(items.map(({ subject }) => [`${subject.kind} ${subject.id}`, subject]));
  const whole = new Set<string | null>();
  for (const { kind, shipmentId } of subjects.values()) if (kind === 'shipment') whole.add(shipmentId);
  // A shipment as a whole counts all its containers, so those with rows of their own are among them.
  return [...subjects.values()]
    .filter(({ kind, shipmentId }) => kind !== 'container' || !whole.has(shipmentId))
    .reduce((sum, { containers }) => sum + containers, 0);
}

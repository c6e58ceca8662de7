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

/** What needs action, each once. A request has no container yet, so neither is counted as the other. */
export interface ConcernedCounts {
  readonly containers: number;
  readonly requests: number;
}

export function countConcerned(items: readonly ExceptionItem[]): ConcernedCounts {
  const subjects = new Map(items.map(({ subject }) => [`${subject.kind} ${subject.id}`, subject]));
  const whole = new Set<string | null>();
  for (const { kind, shipmentId } of subjects.values()) if (kind === 'shipment') whole.add(shipmentId);
  // A shipment as a whole counts all its containers, so those with rows of their own are among them.
  const boxes = [...subjects.values()]
    .filter(({ kind, shipmentId }) => kind !== 'container' || !whole.has(shipmentId))
    .filter(({ kind }) => kind !== 'request')
    .reduce((sum, { containers }) => sum + containers, 0);
  return {
    containers: boxes,
    requests: [...subjects.values()].filter(({ kind }) => kind === 'request').length,
  };
}

export const totalConcerned = ({ containers, requests }: ConcernedCounts): number => containers + requests;

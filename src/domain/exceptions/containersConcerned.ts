import type { ExceptionItem } from './exception.ts';

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

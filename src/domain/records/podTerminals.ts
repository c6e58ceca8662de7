import type { Container } from './container.ts';
import type { Facility } from './place.ts';
import type { Shipment } from './shipment.ts';
import { uniqueById } from './uniqueById.ts';

/** The terminals at the port of discharge that containers name, each once; where none does, the one of their shipment. */
export function podTerminals(
  { podTerminal }: Shipment,
  containers: readonly Container[],
): readonly Facility[] {
  const named = containers.flatMap((container) => container.podTerminal ?? podTerminal ?? []);
  const last = named.at(-1) ?? podTerminal;
  if (!last) return [];
  // As nearly all shipments have it; it is asked of each of a fleet.
  return named.every(({ id }) => id === last.id) ? [last] : uniqueById(named);
}

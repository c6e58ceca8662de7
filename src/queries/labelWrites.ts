import type { QueryClient } from '@tanstack/react-query';
import type { Fleet } from '#/domain/records/fleet.ts';
import { type LabelTarget, withLabels } from '#/domain/records/labelTarget.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/**
 * What this page wrote and the service may not have returned yet. A reading that began before the service had the new
 * labels would bring the old ones back, so they are put over whatever such a reading finds. Order is counted and
 * not taken from a clock, which may stand still or jump.
 */
interface LabelWrite {
  readonly target: LabelTarget;
  readonly labels: readonly string[];
  /** When the service had it; null while it is under way. */
  readonly settled: number | null;
}

const writes = new WeakMap<QueryClient, ReadonlyMap<string, LabelWrite>>();
let turn = 0;

/** Marks the beginning of a reading, for `withWrites`. */
export function beginReading(): number {
  turn += 1;
  return turn;
}

/** @param began what `beginReading` gave before the first request of that reading */
export function withWrites(client: QueryClient, shipment: Shipment, began: number): Shipment {
  return openWrites(client, began).reduce(
    (changed, { target, labels }) => withLabels(changed, target, labels),
    shipment,
  );
}

/** The fleets of one reading as they come, with what was written since it began. */
export async function* withLabelWrites(
  client: QueryClient,
  fleets: AsyncIterable<Fleet>,
): AsyncGenerator<Fleet, void, undefined> {
  const began = beginReading();
  for await (const fleet of fleets) {
    const written = openWrites(client, began).length > 0;
    yield written
      ? { ...fleet, shipments: fleet.shipments.map((shipment) => withWrites(client, shipment, began)) }
      : fleet;
  }
}

function openWrites(client: QueryClient, began: number): readonly LabelWrite[] {
  return [...(writes.get(client)?.values() ?? [])].filter(
    ({ settled }) => settled === null || settled > began,
  );
}

/** The labels are on their way to the service. */
export function beginWrite(client: QueryClient, target: LabelTarget, labels: readonly string[]): void {
  keep(client, { target, labels, settled: null });
}

/** The service has them. */
export function endWrite(client: QueryClient, target: LabelTarget, labels: readonly string[]): void {
  turn += 1;
  keep(client, { target, labels, settled: turn });
}

/** The service did not take them, or it is not known. */
export function dropWrite(client: QueryClient, target: LabelTarget): void {
  const rest = new Map(writes.get(client));
  rest.delete(keyOf(target));
  writes.set(client, rest);
}

function keep(client: QueryClient, write: LabelWrite): void {
  writes.set(client, new Map(writes.get(client)).set(keyOf(write.target), write));
}

function keyOf(target: LabelTarget): string {
  return `${target.kind === 'container' ? target.containerId : target.shipmentId} ${target.field}`;
}

import type { Container } from './container.ts';
import { normalizeContainerNumber, normalizeNumber } from './identifiers.ts';
import type { Shipment } from './shipment.ts';
import { firstContaining, indexSubstrings, type SubstringIndex } from './substringIndex.ts';

export type MatchedField =
  | 'containerNumber'
  | 'billOfLading'
  | 'normalizedNumber'
  | 'shipmentReference'
  | 'containerReference';

/** What a query found. */
export interface Match {
  readonly shipmentId: string;
  /** The container to select: of a container number, or of a reference that belongs to one container; else null. */
  readonly containerId: string | null;
  readonly containerNumber: string | null;
  /** The number that matched, as the record writes it. */
  readonly matched: string;
  readonly field: MatchedField;
}

/** The answer to a query in the order of spec 4.10. */
export type Resolution =
  | (Match & { readonly kind: 'exactContainer' | 'exactShipment' | 'partialContainer' | 'partialShipment' })
  | { readonly kind: 'none' };

/** Where a number of the fleet stands. */
interface Entry {
  readonly shipment: Shipment;
  readonly container: Container | null;
  /** As the record writes it. */
  readonly matched: string;
  readonly field: MatchedField;
}

interface Numbers {
  readonly entries: readonly Entry[];
  /** The first entry of each number in its form for comparison. */
  readonly exact: ReadonlyMap<string, Entry>;
  readonly parts: SubstringIndex;
}

export interface FindIndex {
  readonly containers: Numbers;
  /** Shipment and reference numbers, shipment by shipment. */
  readonly shipments: Numbers;
}

/** Prepares shipments for any number of queries. Their order is kept: of several matches the first wins. */
export function createFindIndex(shipments: readonly Shipment[]): FindIndex {
  const steps = indexFleet(shipments);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** `createFindIndex` in steps of less than a millisecond, for a fleet so large that a page would freeze. */
export function* indexFleet(shipments: readonly Shipment[]): Generator<undefined, FindIndex, undefined> {
  return {
    containers: yield* indexNumbers(shipments, addContainers, normalizeContainerNumber),
    shipments: yield* indexNumbers(shipments, addNumbers, normalizeNumber),
  };
}

/** Shipments between two pauses. */
const stride = 64;

function* indexNumbers(
  shipments: readonly Shipment[],
  collect: (shipment: Shipment, add: Add) => void,
  normalize: (number: string) => string,
): Generator<undefined, Numbers, undefined> {
  const entries: Entry[] = [];
  const keys: string[] = [];
  const exact = new Map<string, Entry>();
  const add = (entry: Entry) => {
    const key = normalize(entry.matched);
    // An empty key would be part of everything.
    if (key === '') return;
    entries.push(entry);
    keys.push(key);
    if (!exact.has(key)) exact.set(key, entry);
  };
  for (const [position, shipment] of shipments.entries()) {
    if (position % stride === 0) yield;
    collect(shipment, add);
  }
  return { entries, exact, parts: yield* indexSubstrings(keys) };
}

type Add = (entry: Entry) => void;

function addContainers(shipment: Shipment, add: Add): void {
  for (const container of shipment.containers) {
    add({ shipment, container, matched: container.number, field: 'containerNumber' });
  }
}

function addNumbers(shipment: Shipment, add: Add): void {
  const { billOfLading, normalizedNumber, refNumbers, containers } = shipment;
  add({ shipment, container: null, matched: billOfLading, field: 'billOfLading' });
  if (normalizedNumber)
    add({ shipment, container: null, matched: normalizedNumber, field: 'normalizedNumber' });
  for (const matched of refNumbers) add({ shipment, container: null, matched, field: 'shipmentReference' });
  for (const container of containers) {
    for (const matched of container.refNumbers)
      add({ shipment, container, matched, field: 'containerReference' });
  }
}

/**
 * Resolves what somebody typed or pasted, in the order of spec 4.10: container number, shipment or reference
 * number, part of a container number, part of a shipment or reference number. An empty query finds nothing.
 */
export function resolve({ containers, shipments }: FindIndex, query: string): Resolution {
  const number = normalizeNumber(query);
  const containerNumber = normalizeContainerNumber(query);

  const exactContainer = containers.exact.get(containerNumber);
  if (exactContainer) return { kind: 'exactContainer', ...matchOf(exactContainer) };
  const exactShipment = shipments.exact.get(number);
  if (exactShipment) return { kind: 'exactShipment', ...matchOf(exactShipment) };
  const partialContainer = partOf(containers, containerNumber);
  if (partialContainer) return { kind: 'partialContainer', ...matchOf(partialContainer) };
  const partialShipment = partOf(shipments, number);
  if (partialShipment) return { kind: 'partialShipment', ...matchOf(partialShipment) };
  return { kind: 'none' };
}

function partOf({ entries, parts }: Numbers, part: string): Entry | undefined {
  const found = firstContaining(parts, part);
  return found === null ? undefined : entries[found];
}

function matchOf({ shipment, container, matched, field }: Entry): Match {
  return {
    shipmentId: shipment.id,
    containerId: container?.id ?? null,
    containerNumber: container?.number ?? null,
    matched,
    field,
  };
}

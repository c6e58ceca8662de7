import type { Container } from '#/domain/records/container.ts';
import { normalizeContainerNumber, normalizeNumber } from '#/domain/records/identifiers.ts';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { looseKey } from './looseKey.ts';
import { eachContaining, indexSubstrings, type SubstringIndex } from './substringIndex.ts';

export type MatchedField =
  | 'containerNumber'
  | 'billOfLading'
  | 'normalizedNumber'
  | 'shipmentReference'
  | 'containerReference'
  /** The service alone knows it (docs/interface.md 2.7). */
  | 'requestedNumber';

/** Where a number of the fleet stands. */
export interface FoundNumber {
  readonly shipment: Shipment;
  readonly container: Container | null;
  /** As the record writes it. */
  readonly matched: string;
  readonly field: MatchedField;
}

export interface Numbers {
  readonly entries: readonly FoundNumber[];
  /** The first entry of each number in its form for comparison. */
  readonly exact: ReadonlyMap<string, FoundNumber>;
  readonly parts: SubstringIndex;
}

export interface FindIndex {
  readonly containers: Numbers;
  /** Shipment and reference numbers, shipment by shipment. */
  readonly shipments: Numbers;
}

/** Prepares shipments for any number of queries. Their order is kept: of several matches the first wins. */
export function createFindIndex(shipments: readonly Shipment[]): FindIndex {
  return runToCompletion(indexFleet(shipments));
}

/** The same for tolerance.ts. */
export function createLooseIndex(shipments: readonly Shipment[]): Numbers {
  return runToCompletion(indexLoosely(shipments));
}

/** `createFindIndex` in steps of less than a millisecond, for a fleet so large that a page would freeze. */
export function* indexFleet(shipments: readonly Shipment[]): Generator<undefined, FindIndex, undefined> {
  return {
    containers: yield* indexNumbers(shipments, addContainers, normalizeContainerNumber),
    shipments: yield* indexNumbers(shipments, addNumbers, normalizeNumber),
  };
}

/** `createLooseIndex` in steps. */
export function indexLoosely(shipments: readonly Shipment[]): Generator<undefined, Numbers, undefined> {
  return indexNumbers(shipments, addAll, looseKey);
}

/** The numbers with this key in order, the first of which costs nothing to find. */
export function* equalTo({ entries, exact, parts }: Numbers, key: string): Generator<FoundNumber, undefined> {
  const first = exact.get(key);
  if (!first) return;
  yield first;
  for (const at of eachContaining(parts, key)) {
    const entry = entries[at];
    if (entry && entry !== first && parts.texts[at] === key) yield entry;
  }
}

/** The numbers whose key has this part and is longer. */
export function* withPart({ entries, parts }: Numbers, part: string): Generator<FoundNumber, undefined> {
  for (const at of eachContaining(parts, part)) {
    const entry = entries[at];
    if (entry && parts.texts[at] !== part) yield entry;
  }
}

/** Shipments between two pauses. */
const stride = 64;

function* indexNumbers(
  shipments: readonly Shipment[],
  collect: (shipment: Shipment, add: Add) => void,
  normalize: (number: string) => string,
): Generator<undefined, Numbers, undefined> {
  const entries: FoundNumber[] = [];
  const keys: string[] = [];
  const exact = new Map<string, FoundNumber>();
  const add = (entry: FoundNumber) => {
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

type Add = (entry: FoundNumber) => void;

function addAll(shipment: Shipment, add: Add): void {
  addContainers(shipment, add);
  addNumbers(shipment, add);
}

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

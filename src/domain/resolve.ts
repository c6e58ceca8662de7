import type { Container } from './container.ts';
import { normalizeContainerNumber, normalizeNumber } from './identifiers.ts';
import type { Shipment } from './shipment.ts';

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

interface Entry {
  readonly key: string;
  readonly match: Match;
}

export interface FindIndex {
  readonly exactContainers: ReadonlyMap<string, Match>;
  readonly exactShipments: ReadonlyMap<string, Match>;
  readonly containers: readonly Entry[];
  /** Shipment and reference numbers, shipment by shipment. */
  readonly shipments: readonly Entry[];
}

/** Prepares shipments for any number of queries. Their order is kept: of several matches the first wins. */
export function createFindIndex(shipments: readonly Shipment[]): FindIndex {
  const containers = shipments.flatMap(containerEntries);
  const numbers = shipments.flatMap(shipmentEntries);
  return {
    containers,
    shipments: numbers,
    exactContainers: firstByKey(containers),
    exactShipments: firstByKey(numbers),
  };
}

function firstByKey(entries: readonly Entry[]): Map<string, Match> {
  const byKey = new Map<string, Match>();
  for (const entry of entries) if (!byKey.has(entry.key)) byKey.set(entry.key, entry.match);
  return byKey;
}

function matchOf(
  shipment: Shipment,
  container: Container | null,
  matched: string,
  field: MatchedField,
): Match {
  return {
    shipmentId: shipment.id,
    containerId: container?.id ?? null,
    containerNumber: container?.number ?? null,
    matched,
    field,
  };
}

// An empty key would be part of everything, so a record without a number has no entry.
function containerEntries(shipment: Shipment): Entry[] {
  return shipment.containers
    .map((container) => ({
      key: normalizeContainerNumber(container.number),
      match: matchOf(shipment, container, container.number, 'containerNumber'),
    }))
    .filter(({ key }) => key !== '');
}

function shipmentEntries(shipment: Shipment): Entry[] {
  const matches = [
    matchOf(shipment, null, shipment.billOfLading, 'billOfLading'),
    matchOf(shipment, null, shipment.normalizedNumber ?? '', 'normalizedNumber'),
    ...shipment.refNumbers.map((number) => matchOf(shipment, null, number, 'shipmentReference')),
    ...shipment.containers.flatMap((container) =>
      container.refNumbers.map((number) => matchOf(shipment, container, number, 'containerReference')),
    ),
  ];
  return matches
    .map((found) => ({ key: normalizeNumber(found.matched), match: found }))
    .filter(({ key }) => key !== '');
}

/**
 * Resolves what somebody typed or pasted, in the order of spec 4.10: container number, shipment or reference
 * number, part of a container number, part of a shipment or reference number. An empty query finds nothing.
 */
export function resolve(index: FindIndex, query: string): Resolution {
  const number = normalizeNumber(query);
  const containerNumber = normalizeContainerNumber(query);

  const exactContainer = index.exactContainers.get(containerNumber);
  if (exactContainer) return { kind: 'exactContainer', ...exactContainer };
  const exactShipment = index.exactShipments.get(number);
  if (exactShipment) return { kind: 'exactShipment', ...exactShipment };
  const partialContainer = firstContaining(index.containers, containerNumber);
  if (partialContainer) return { kind: 'partialContainer', ...partialContainer };
  const partialShipment = firstContaining(index.shipments, number);
  if (partialShipment) return { kind: 'partialShipment', ...partialShipment };
  return { kind: 'none' };
}

function firstContaining(entries: readonly Entry[], part: string): Match | undefined {
  return part === '' ? undefined : entries.find(({ key }) => key.includes(part))?.match;
}

import { containerInAddress } from '#/domain/records/containerInAddress.ts';
import { equalTo, type FindIndex, type FoundNumber, type MatchedField, withPart } from './findIndex.ts';
import type { FindQuery } from './findQuery.ts';

// From what somebody types to a page: readNumbers.ts reads the numbers of any text, findQuery.ts the forms in which one
// is compared, findIndex.ts holds those of the fleet, and here they are matched in the order of the interface. tolerance.ts allows for one wrong character,
// numberSet.ts answers many numbers at once, and textSearch.ts narrows a list by text.

/** What a query found. */
export interface Match {
  readonly shipmentId: string;
  /** The container to select: of a container number, or of a reference that belongs to one container; else null. */
  readonly containerId: string | null;
  /** What an address calls that container. */
  readonly container: string | null;
  /** The number that matched, as the record writes it. */
  readonly matched: string;
  readonly field: MatchedField;
}

type MatchKind = 'exactContainer' | 'exactShipment' | 'partialContainer' | 'partialShipment';

/** The answer to a query in the order of docs/interface.md 2.8; `tolerant` where only tolerance.ts has one. */
export type Resolution = (Match & { readonly kind: MatchKind | 'tolerant' }) | { readonly kind: 'none' };

/** A number of the fleet that a query matches. */
export interface FindMatch extends FoundNumber {
  readonly kind: MatchKind;
}

/**
 * Everything that somebody typed or pasted matches, each looked for only when it is asked for, in the order of
 * docs/interface.md 2.8: container number, shipment or reference number, part of a container number, part of a shipment
 * or reference number. A query without a letter or digit matches nothing.
 */
export function* findMatches(
  { containers, shipments }: FindIndex,
  { isBlank, number, containerNumber }: FindQuery,
): Generator<FindMatch, undefined> {
  if (isBlank) return;
  for (const found of equalTo(containers, containerNumber)) yield { kind: 'exactContainer', ...found };
  for (const found of equalTo(shipments, number)) yield { kind: 'exactShipment', ...found };
  for (const found of withPart(containers, containerNumber)) yield { kind: 'partialContainer', ...found };
  for (const found of withPart(shipments, number)) yield { kind: 'partialShipment', ...found };
}

/** The first match. */
export function resolve(index: FindIndex, query: FindQuery): Resolution {
  const first = findMatches(index, query).next().value;
  return first ? { kind: first.kind, ...matchOf(first) } : { kind: 'none' };
}

/**
 * The first of these, at most so many, each shipment and each container once. A reference that the shipment has too
 * stands for the shipment alone, and not once more for every container that repeats it.
 */
export function uniqueMatches<Found extends FoundNumber>(all: Iterable<Found>, limit = Infinity): Found[] {
  const once = new Map<string, Found>();
  for (const found of all) {
    const { shipment, container, field, matched } = found;
    if (field === 'containerReference' && shipment.refNumbers.includes(matched)) continue;
    const opens = `${shipment.id} ${container?.id ?? ''}`;
    if (!once.has(opens)) once.set(opens, found);
    if (once.size >= limit) break;
  }
  return [...once.values()];
}

/** The best matches of a query, at most so many. */
export function bestMatches(index: FindIndex, query: FindQuery, limit: number): FindMatch[] {
  return uniqueMatches(findMatches(index, query), limit);
}

export function matchOf({ shipment, container, matched, field }: FoundNumber): Match {
  return {
    shipmentId: shipment.id,
    containerId: container?.id ?? null,
    container: container && containerInAddress(container, shipment.containers),
    matched,
    field,
  };
}

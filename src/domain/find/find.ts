import { containerInAddress } from '#/domain/records/containerName.ts';
import { normalizeContainerNumber, normalizeNumber } from '#/domain/records/identifiers.ts';
import type { FindIndex, FoundNumber, MatchedField, Numbers } from './findIndex.ts';
import { eachContaining } from './substringIndex.ts';

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

/** The answer to a query in the order of docs/interface.md 2.8. */
export type Resolution =
  | (Match & { readonly kind: 'exactContainer' | 'exactShipment' | 'partialContainer' | 'partialShipment' })
  | { readonly kind: 'none' };

/** A number of the fleet that a query matches. */
export interface FindMatch extends FoundNumber {
  readonly kind: Exclude<Resolution['kind'], 'none'>;
}

/**
 * Everything that somebody typed or pasted matches, each looked for only when it is asked for, in the order of
 * docs/interface.md 2.8: container number, shipment or reference number, part of a container number, part of a shipment
 * or reference number. An empty query matches nothing.
 */
export function* findMatches(
  { containers, shipments }: FindIndex,
  query: string,
): Generator<FindMatch, undefined> {
  const number = normalizeNumber(query);
  const containerNumber = normalizeContainerNumber(query);
  for (const found of equalTo(containers, containerNumber)) yield { kind: 'exactContainer', ...found };
  for (const found of equalTo(shipments, number)) yield { kind: 'exactShipment', ...found };
  for (const found of withPart(containers, containerNumber)) yield { kind: 'partialContainer', ...found };
  for (const found of withPart(shipments, number)) yield { kind: 'partialShipment', ...found };
}

function* equalTo({ entries, exact, parts }: Numbers, key: string): Generator<FoundNumber, undefined> {
  const first = exact.get(key);
  if (!first) return;
  yield first;
  for (const at of eachContaining(parts, key)) {
    const entry = entries[at];
    if (entry && entry !== first && parts.texts[at] === key) yield entry;
  }
}

function* withPart({ entries, parts }: Numbers, part: string): Generator<FoundNumber, undefined> {
  for (const at of eachContaining(parts, part)) {
    const entry = entries[at];
    if (entry && parts.texts[at] !== part) yield entry;
  }
}

/** The first match. */
export function resolve(index: FindIndex, query: string): Resolution {
  const first = findMatches(index, query).next().value;
  return first ? { kind: first.kind, ...matchOf(first) } : { kind: 'none' };
}

/**
 * The best matches of a query, at most so many, each shipment and each container once. A reference that the shipment has
 * too stands for the shipment alone, and not once more for every container that repeats it.
 */
export function bestMatches(index: FindIndex, query: string, most: number): FindMatch[] {
  const best = new Map<string, FindMatch>();
  for (const match of findMatches(index, query)) {
    const { shipment, field, matched } = match;
    if (field === 'containerReference' && shipment.refNumbers.includes(matched)) continue;
    const opens = `${shipment.id} ${match.container?.id ?? ''}`;
    if (!best.has(opens)) best.set(opens, match);
    if (best.size >= most) break;
  }
  return [...best.values()];
}

function matchOf({ shipment, container, matched, field }: FoundNumber): Match {
  return {
    shipmentId: shipment.id,
    containerId: container?.id ?? null,
    container: container && containerInAddress(container, shipment.containers),
    matched,
    field,
  };
}

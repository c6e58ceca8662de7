import { hasValidCheckDigit } from '#/domain/records/containerNumber.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type FindMatch, findMatches, uniqueMatches } from './find.ts';
import type { FindIndex, FoundNumber, Numbers } from './findIndex.ts';
import { type FindQuery, readFindQuery } from './findQuery.ts';
import { readContainerNumber } from './looseKey.ts';
import type { NumberRead } from './readNumbers.ts';
import { equalNumbers, longerNumbers, nearNumbers } from './tolerance.ts';

export const setOutcomes = ['found', 'ambiguous', 'wrongDigit', 'notFound'] as const;
export type SetOutcome = (typeof setOutcomes)[number];

/** What became of one number of a set. */
export interface SetItem extends NumberRead {
  readonly outcome: SetOutcome;
  /** What has the number; of an ambiguous one, all that it may mean. */
  readonly found: readonly FoundNumber[];
  /** Numbers of the account that differ by one character, where nothing has this one. */
  readonly near: readonly FoundNumber[];
}

const maxNear = 3;
const maxMeant = 8;

/**
 * Each number of a set in the account. A number that stands on several records, as an order does, is found on all of
 * them. A part of a number, and one that is written otherwise, counts where it can mean one thing only.
 */
export function answerNumber(index: FindIndex, loosely: Numbers, read: NumberRead): SetItem {
  const query = readFindQuery(read.number);
  const exact = matchesOfBestKind(index, query);
  const equal = exact.length > 0 ? [] : equalNumbers(loosely, query);
  const whole = exact[0]?.kind === 'exactShipment' ? exact : equal;
  if (whole.length > 0) return { ...read, outcome: 'found', found: whole, near: [] };
  const parts = exact.length > 0 ? exact : longerNumbers(loosely, query, maxMeant);
  if (parts.length === 1) return { ...read, outcome: 'found', found: parts, near: [] };
  if (parts.length > 1) {
    return { ...read, outcome: 'ambiguous', found: parts.slice(0, maxMeant), near: [] };
  }
  const near = nearNumbers(loosely, query, maxNear);
  return { ...read, outcome: hasWrongDigit(read.number) ? 'wrongDigit' : 'notFound', found: [], near };
}

function matchesOfBestKind(index: FindIndex, query: FindQuery): FindMatch[] {
  let best: FindMatch['kind'] | null = null;
  const all: FindMatch[] = [];
  for (const match of findMatches(index, query)) {
    best ??= match.kind;
    if (match.kind !== best) break;
    all.push(match);
  }
  return uniqueMatches(all);
}

function hasWrongDigit(number: string): boolean {
  const container = readContainerNumber(number);
  return container !== null && !hasValidCheckDigit(container);
}

/** The containers that a list of numbers names, by shipment; null names the whole shipment. */
export type NamedContainers = ReadonlyMap<string, ReadonlySet<string> | null>;

export function namedContainers(items: readonly SetItem[]): NamedContainers {
  const named = new Map<string, Set<string> | null>();
  for (const { outcome, found } of items) {
    for (const { shipment, container } of outcome === 'found' ? found : []) {
      const before = named.get(shipment.id);
      if (!container || before === null) named.set(shipment.id, null);
      else named.set(shipment.id, (before ?? new Set()).add(container.id));
    }
  }
  return named;
}

/** A number that only the service knew: it was requested under it (docs/interface.md 2.7). */
export function foundByService(item: SetItem, shipments: readonly Shipment[]): SetItem {
  const found = shipments.map((shipment) => ({
    shipment,
    container: null,
    matched: item.number,
    field: 'requestedNumber' as const,
  }));
  return { ...item, outcome: 'found', found, near: [] };
}

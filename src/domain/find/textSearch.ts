import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { readTextQuery, textMatcher, type TextQuery } from './searchText.ts';

/** A shipment that a text finds, with those of its containers that it finds. */
export interface Found {
  readonly shipment: Shipment;
  readonly containers: readonly Container[];
}

interface Search {
  readonly query: TextQuery;
  readonly found: readonly Found[];
}

/** The searches of a fleet, each within what the one before it found; the first finds everything. */
const chains = new WeakMap<readonly Shipment[], Search[]>();

/**
 * What a text finds, in the order of the shipments. A text that goes on where the last one ended is looked for only in
 * what that one found, and one that was shortened by letters is still known.
 */
export function searchFleet(shipments: readonly Shipment[], text: string): readonly Found[] {
  const query = readTextQuery(text);
  let chain = chains.get(shipments);
  if (!chain) chains.set(shipments, (chain = [findAll(shipments)]));
  while (chain.length > 1 && !narrows(chain.at(-1)?.query, query)) chain.pop();
  const last = chain.at(-1) ?? findAll(shipments);
  if (isSame(last.query, query)) return last.found;
  const search = { query, found: findWithin(last.found, query) };
  chain.push(search);
  return search.found;
}

const nothing: TextQuery = { words: [], number: '' };

function findAll(shipments: readonly Shipment[]): Search {
  return {
    query: nothing,
    found: shipments.map((shipment) => ({ shipment, containers: shipment.containers })),
  };
}

function findWithin(found: readonly Found[], query: TextQuery): readonly Found[] {
  const match = textMatcher(query);
  const left: Found[] = [];
  for (const one of found) {
    const containers = match(one.shipment);
    if (containers) left.push(containers === one.containers ? one : { shipment: one.shipment, containers });
  }
  return left;
}

/**
 * Whether all that the second finds is found by the first too: each word of the first is part of one of the second,
 * and the whole number is part of the whole number.
 */
function narrows(first: TextQuery | undefined, second: TextQuery): boolean {
  if (!first || first.number === '' || !second.number.includes(first.number)) return false;
  return first.words.every((part) => second.words.some((word) => word.includes(part)));
}

function isSame(one: TextQuery, other: TextQuery): boolean {
  return (
    one.number === other.number &&
    one.words.length === other.words.length &&
    one.words.every((word, index) => word === other.words[index])
  );
}

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { runCooperatively } from '#/async/runCooperatively.ts';
import { staleAfter } from '#/data/cache/freshness.ts';
import type { Api } from '#/data/http/api.ts';
import { readFindQuery } from '#/domain/find/findQuery.ts';
import {
  answerNumber,
  foundByService,
  type NamedContainers,
  namedContainers,
  type SetItem,
} from '#/domain/find/numberSet.ts';
import { numbersOfAddress, type NumberRead } from '#/domain/find/readNumbers.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { storedSetQuery } from './numberSets.ts';
import { findIndexOf, looseIndexOf, requestedUnder } from './queries.ts';

export type SetInAddress = Pick<FleetFilter, 'set' | 'deviceSet'>;

/** A set of numbers in the account. */
export interface SetAnswer {
  /** Another one for another set. */
  readonly id: string;
  readonly items: readonly SetItem[];
  readonly named: NamedContainers;
  /** Numbers of the paste beyond the most that a set holds. */
  readonly leftOut: number;
  /** Whether this device alone has it. */
  readonly isStored: boolean;
  /** Whether this device does not have the set that the address names. */
  readonly isMissing: boolean;
}

/** What became of each number of a set in these shipments, and in what the service has answered meanwhile. */
export async function answerSet(
  client: QueryClient,
  { set, deviceSet }: SetInAddress,
  shipments: readonly Shipment[],
): Promise<SetAnswer> {
  const stored = deviceSet === undefined ? null : await client.query(storedSetQuery(deviceSet));
  const numbers = deviceSet === undefined ? numbersOfAddress(set ?? []) : (stored?.numbers ?? null);
  const items = await answerNumbers(client, numbers ?? [], shipments);
  return {
    id: deviceSet ?? JSON.stringify(set),
    items,
    named: namedContainers(items),
    leftOut: stored?.leftOut ?? 0,
    isStored: deviceSet !== undefined,
    isMissing: numbers === null,
  };
}

async function answerNumbers(
  client: QueryClient,
  numbers: readonly NumberRead[],
  shipments: readonly Shipment[],
): Promise<readonly SetItem[]> {
  const [index, loosely] = await Promise.all([findIndexOf(shipments), looseIndexOf(shipments)]);
  function* answerEach(): Generator<undefined, readonly SetItem[], undefined> {
    const items: SetItem[] = [];
    for (const read of numbers) {
      const item = answerNumber(index, loosely, read);
      const requested = client.getQueryData<readonly Shipment[]>(requestedUnderKey(read.number)) ?? [];
      items.push(item.outcome !== 'found' && requested.length > 0 ? foundByService(item, requested) : item);
      yield;
    }
    return items;
  }
  return runCooperatively(answerEach());
}

function requestedUnderKey(number: string) {
  return ['requestedUnder', number] as const;
}

/** The shipments that were requested under a number, which only the service knows. One request. */
function requestedUnderQuery(api: Api, fleet: Fleet, number: string) {
  return queryOptions<readonly Shipment[]>({
    queryKey: requestedUnderKey(number),
    queryFn: ({ signal }) =>
      requestedUnder(api, fleet, readFindQuery(number).unlabelled, { priority: 'visible', signal }),
    staleTime: staleAfter.requestedUnder,
    gcTime: staleAfter.requestedUnder,
  });
}

/** Asks the service for one number after the other. Counts those asked. */
export async function* askForNumbers(
  client: QueryClient,
  api: Api,
  fleet: Fleet,
  numbers: readonly string[],
  { signal, onFound }: { readonly signal: AbortSignal; readonly onFound: () => Promise<void> },
): AsyncGenerator<number, void, undefined> {
  for (const [at, number] of numbers.entries()) {
    const leave = () => void client.cancelQueries({ queryKey: requestedUnderKey(number) });
    signal.addEventListener('abort', leave, { once: true });
    const found = await client.query(requestedUnderQuery(api, fleet, number));
    signal.removeEventListener('abort', leave);
    if (found.length > 0) await onFound();
    signal.throwIfAborted();
    yield at + 1;
  }
}

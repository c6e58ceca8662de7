import type { QueryClient } from '@tanstack/react-query';
import { inSlices } from '#/async/inSlices.ts';
import { answerNumber, foundByService, namedContainers, type SetItem } from '#/domain/find/numberSet.ts';
import { numbersOfAddress, type NumberRead } from '#/domain/find/readNumbers.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { findIndexOf, looseIndexOf } from './find.ts';
import type { SetAnswer, SetInAddress } from './numberSet.ts';
import { storedSetQuery } from './numberSets.ts';
import { requestedUnderKey } from './requestedUnder.ts';

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
  return inSlices(answerEach());
}

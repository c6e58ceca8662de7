import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import { readLabel } from '#/domain/find/numberLabel.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { requestedUnder } from './find.ts';
import { staleAfter } from './freshness.ts';
import { numberSetKey } from './numberSet.ts';

export function requestedUnderKey(number: string) {
  return ['requestedUnder', number] as const;
}

/** The shipments that were requested under a number, which only the service knows. One request. */
function requestedUnderQuery(api: Api, fleet: Fleet, number: string) {
  return queryOptions<readonly Shipment[]>({
    queryKey: requestedUnderKey(number),
    queryFn: ({ signal }) => {
      const asked = readLabel(number)?.number ?? number;
      return requestedUnder(api, fleet, asked, { lane: 'visible', signal });
    },
    staleTime: staleAfter.requestedUnder,
    gcTime: staleAfter.requestedUnder,
  });
}

/** Asks one number after the other; what is found answers the sets that have the number. Counts those asked. */
export async function* askForNumbers(
  client: QueryClient,
  api: Api,
  fleet: Fleet,
  numbers: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<number, void, undefined> {
  for (const [at, number] of numbers.entries()) {
    const leave = () => void client.cancelQueries({ queryKey: requestedUnderKey(number) });
    signal.addEventListener('abort', leave, { once: true });
    const found = await client.query(requestedUnderQuery(api, fleet, number));
    signal.removeEventListener('abort', leave);
    if (found.length > 0) await client.invalidateQueries({ queryKey: numberSetKey });
    signal.throwIfAborted();
    yield at + 1;
  }
}

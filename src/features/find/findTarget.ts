import type { QueryClient } from '@tanstack/react-query';
import { addressOfLines, warmAnswer } from '#/data/find/queries.ts';
import type { Resolution } from '#/domain/find/find.ts';

/** Where an answer leads: the shipment with the container selected, or the list with the query filled in. */
export function findTarget(answer: Resolution, query: string) {
  if (answer.kind === 'none') {
    const q = query.trim();
    return { to: '/shipments', search: q === '' ? {} : { q } } as const;
  }
  return {
    to: '/shipments/$shipmentId',
    params: { shipmentId: answer.shipmentId },
    search: answer.container === null ? {} : { container: answer.container },
  } as const;
}

/** Where a query leads without a request; null where the service has to be asked. */
export async function targetAtOnce(client: QueryClient, q: string) {
  const search = await addressOfLines(client, q);
  if (search) return { to: '/shipments', search } as const;
  const answer = await warmAnswer(client, q);
  return answer && findTarget(answer, q);
}
export { findQuery } from '#/data/find/queries.ts';

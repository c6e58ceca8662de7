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

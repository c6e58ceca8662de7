import { fetchTransportEvents } from '#/data/events/calls.ts';
import type { Api } from '#/data/http/api.ts';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { fetchOpenRequests } from '#/data/trackingRequests/calls.ts';
import { alertKey } from '#/domain/alerts/reviewAlerts.ts';
import { textOf } from '#/domain/changes/reviewSnapshot.ts';
import { exceptionRows } from '#/domain/exceptions/exceptionRows.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings as settings } from '#/domain/exceptions/exceptionSettings.ts';
import { containerValues } from '#/domain/list/containerFacets.ts';
import { containerFacets, shipmentFacets } from '#/domain/list/facetNames.ts';
import { valuesOf } from '#/domain/list/facets.ts';
import { fleetRows } from '#/domain/list/list.ts';
import { rowKinds } from '#/domain/list/row.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';

/** What a device keeps of an account, or an address names, so that it has to be the same in every language. */
export async function cachedFacts(api: Api, now: Instant) {
  const shipments: Shipment[] = [];
  for await (const page of shipmentPages(api, { priority: 'user' })) shipments.push(...page.shipments);
  const { requests } = await fetchOpenRequests(api, { priority: 'user' });
  const { items } = findExceptions({ shipments, requests, now, settings });
  const containers = shipments.flatMap((shipment) => shipment.containers);
  return {
    records: shipments,
    requests,
    events: await fetchTransportEvents(api, containers[0]?.id ?? '', { priority: 'user' }),
    reviewed: shipments.map(textOf),
    filters: shipments.map((shipment) => [
      shipmentFacets.map((facet) => valuesOf(facet, shipment, now)),
      shipment.containers.map((container) =>
        Object.fromEntries(
          containerFacets.map((facet) => [facet, containerValues(facet, container, shipment, now)]),
        ),
      ),
    ]),
    rows: rowKinds.map((by) => fleetRows(shipments, by, {}, now).map(({ id }) => id)),
    exceptions: items.map((item) => [item.id, alertKey(item), item.fingerprint]),
    exceptionRows: exceptionRows(items).map(({ id, consequence }) => [id, consequence]),
  };
}

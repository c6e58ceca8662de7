import { randomUUID } from 'node:crypto';
import type { Instant } from '#/time/instant.ts';
import type { TrackedContainer } from '#sandbox/account.ts';
import { time } from '#sandbox/jsonapi/jsonapi.ts';
import { kindOf, one } from '#sandbox/jsonapi/node.ts';
import { placeAttribute } from '#sandbox/records/placeRecord.ts';
import {
  containerKind,
  placeAt,
  shipmentKind,
  terminalOf,
  vesselOf,
} from '#sandbox/records/trackingKinds.ts';
import type { View } from '#sandbox/view.ts';
import type { ContainerPlan, PlannedEstimate, ShipmentPlan } from '#sandbox/world/plan.ts';

/** Records of what happened that exist in notifications alone (docs/interface.md 5.5). */

interface OfContainer {
  readonly shipment: ShipmentPlan;
  readonly container: ContainerPlan;
}

const shipment = one<Pick<OfContainer, 'shipment'>>(
  'shipment',
  (view, row) => shipmentKind.node(view, view.account.track(row.shipment, view.now)),
  (_, row) => ({ id: row.shipment.id, type: 'shipment' }),
);

const container = one<OfContainer>(
  'container',
  (view, row) => {
    const tracked = trackContainer(view, row);
    return tracked && containerKind.node(view, tracked);
  },
  (_, row) => ({ id: row.container.id, type: 'container' }),
);

/** Null where it has left its shipment by then. */
export function trackContainer(
  view: View,
  { shipment: plan, container: own }: OfContainer,
): TrackedContainer | null {
  const tracked = view.account.track(plan, view.now);
  const found = tracked.state.containers.find((each) => each.plan === own);
  return found ? { shipment: tracked, container: found } : null;
}

export const estimateKind = kindOf<
  OfContainer & { readonly estimate: PlannedEstimate; readonly event: string }
>({
  type: 'transport_event',
  id: ({ estimate }) => estimate.id,
  attributes: ({ account }, { event, estimate }) => ({
    event,
    voyage_number: estimate.voyageNumber,
    timestamp: time(estimate.at),
    timezone: placeAttribute(account.world.gazetteer, estimate.place, 'timeZone'),
    location_locode: estimate.place,
    created_at: time(estimate.knownAt),
    data_source: 'shipping_line',
  }),
  relations: {
    shipment,
    container,
    location: one('port metro_area', (view, { estimate }) => placeAt(view, estimate.place)),
    vessel: one('vessel', (view, { estimate }) => vesselOf(view, estimate.vesselImo)),
    terminal: one('terminal', () => null),
  },
});

export const arrivalKind = kindOf<{ readonly shipment: ShipmentPlan; readonly eta: Instant }>({
  type: 'estimated_event',
  id: () => randomUUID(),
  attributes: ({ account, now }, { shipment: { portOfDischarge, podVoyageNumber }, eta }) => ({
    event: 'shipment.estimated.arrival',
    created_at: time(now),
    estimated_timestamp: time(eta),
    voyage_number: podVoyageNumber,
    timezone: placeAttribute(account.world.gazetteer, portOfDischarge, 'timeZone'),
    location_locode: portOfDischarge,
    data_source: 'shipping_line',
  }),
  relations: {
    shipment,
    port: one('port', (view, row) => placeAt(view, row.shipment.portOfDischarge)),
    vessel: one('vessel', (view, row) => vesselOf(view, row.shipment.podVesselImo)),
  },
});

export const createdKind = kindOf<OfContainer>({
  type: 'container_created_event',
  id: () => randomUUID(),
  // It happens at no place, so it has no local time.
  attributes: ({ now }) => ({ timezone: 'Etc/UTC', timestamp: time(now) }),
  relations: { container, shipment },
});

export const terminalChangedKind = kindOf<OfContainer>({
  type: 'container_pod_terminal_changed_event',
  id: () => randomUUID(),
  attributes: ({ now }) => ({ data_source: 'shipping_line', timestamp: time(now) }),
  relations: {
    container,
    shipment,
    terminal: one('terminal', (view, row) =>
      terminalOf(view, view.account.track(row.shipment, view.now).state.podTerminalId),
    ),
  },
});

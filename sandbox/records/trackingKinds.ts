import type { TrackedContainer, TrackedShipment } from '#sandbox/account.ts';
import { type Kind, kindOf, many, type Node, one, unshown } from '#sandbox/jsonapi/node.ts';
import type { View } from '#sandbox/view.ts';
import type { MetroAreaRecord, PortRecord, TerminalRecord } from '#sandbox/world/gazetteer.ts';
import { partyOf, userNode } from './accountKinds.ts';
import { containerAttributes } from './containerRecord.ts';
import {
  type ContainerUpdate,
  containerUpdateAttributes,
  containerUpdateId,
} from './containerUpdateRecord.ts';
import { placeAttributes } from './placeRecord.ts';
import { isMovement, rawEventAttributes, type RawEventOf, rawEvents } from './rawEventRecord.ts';
import { requestAttributes, type RequestState } from './requestRecord.ts';
import { shipmentAttributes } from './shipmentRecord.ts';
import { terminalAttributes } from './terminalRecord.ts';
import { type TransportEvent, transportEventAttributes } from './transportEventRecord.ts';
import { type ShownVessel, vesselAttributes } from './vesselRecord.ts';

/** What is tracked and where it is: records that lead to each other, so that they stand together. */

export const shipmentKind = kindOf<TrackedShipment>({
  type: 'shipment',
  id: ({ plan }) => plan.id,
  attributes: shipmentAttributes,
  relations: {
    port_of_lading: one('port', (view, { plan }) => placeAt(view, plan.portOfLoading)),
    port_of_discharge: one('port', (view, { plan }) => placeAt(view, plan.portOfDischarge)),
    destination: one('port metro_area', (view, { plan }) => placeAt(view, plan.destination)),
    customer: one('party', (view, { customerId }) => partyOf(view, customerId)),
    pod_terminal: one('terminal', (view, { state }) => terminalOf(view, state.podTerminalId)),
    destination_terminal: one('terminal rail_terminal', (view, { plan }) =>
      terminalOf(view, plan.destinationTerminalId),
    ),
    containers: many('container', (view, shipment) =>
      shipment.state.containers.map((container) => containerKind.node(view, { shipment, container })),
    ),
    line_tracking_stopped_by_user: one('user', (view, { stop }) => (stop?.byUser ? userNode(view) : null)),
  },
  // The specification asks for a URI, which has a scheme; live services send only the path.
  links: ({ origin }, { plan }) => ({ self: `${origin}/v2/shipments/${plan.id}` }),
});

const shipmentOf = (view: View, { shipment }: TrackedContainer): Node => shipmentKind.node(view, shipment);

export const containerKind: Kind<TrackedContainer> = kindOf<TrackedContainer>({
  type: 'container',
  id: ({ container }) => container.plan.id,
  attributes: containerAttributes,
  relations: {
    shipment: one('shipment', shipmentOf),
    pod_terminal: one('terminal', (view, { shipment }) => terminalOf(view, shipment.state.podTerminalId)),
    // Only a terminal may stand here (docs/interface.md 3.4); of an inland move the shipment tells the ramp.
    pickup_facility: one('terminal', (view, { shipment: { plan, state } }) =>
      terminalOf(view, plan.destination === null ? state.podTerminalId : null),
    ),
    transport_events: many('transport_event', (view, tracked) =>
      tracked.container.events.map((event) => transportEventKind.node(view, { tracked, event })),
    ),
    raw_events: many('raw_event', rawEventNodes),
  },
});

export const transportEventKind: Kind<TransportEvent> = kindOf<TransportEvent>({
  type: 'transport_event',
  id: ({ event }) => event.id,
  attributes: transportEventAttributes,
  relations: {
    shipment: one('shipment', (view, { tracked }) => shipmentOf(view, tracked)),
    container: one('container', (view, { tracked }) => containerKind.node(view, tracked)),
    location: one('port metro_area', (view, { event }) => placeAt(view, event.place)),
    vessel: one('vessel', (view, { event }) => vesselOf(view, event.vesselImo)),
    terminal: one('terminal rail_terminal', (view, { event }) => terminalOf(view, event.facilityId)),
    source_event: one(
      'raw_event',
      (view, { tracked, event }) => rawEventNodes(view, tracked).find(({ id }) => id === event.id) ?? null,
      (_, { event }) => (isMovement(event) ? { id: event.id, type: 'raw_event' } : null),
    ),
    previous_version: one(
      'transport_event',
      (view, { tracked, event: { previousVersion } }) => {
        const event = tracked.container.events.find(({ id }) => id === previousVersion);
        return event ? transportEventKind.node(view, { tracked, event }) : null;
      },
      (_, { event }) =>
        event.previousVersion === null ? null : { id: event.previousVersion, type: 'transport_event' },
    ),
  },
  // An event changes only by being withdrawn.
  constant: ({ event }) => (event.withdrawnAt === null ? event : null),
});

export const rawEventKind = kindOf<RawEventOf>({
  type: 'raw_event',
  id: ({ event }) => event.id,
  attributes: rawEventAttributes,
  relations: {
    container: one('container', (view, { tracked }) => containerKind.node(view, tracked)),
    location: one('port metro_area', (view, { event }) => placeAt(view, event.place)),
    terminal: one('terminal rail_terminal', (view, { event }) => terminalOf(view, event.facilityId)),
    vessel: one('vessel', (view, { event }) => vesselOf(view, event.vesselImo)),
  },
  unasked: ['location', 'terminal', 'vessel'],
});

export function rawEventNodes(view: View, tracked: TrackedContainer): readonly Node[] {
  return rawEvents(tracked.container).map((event, index) =>
    rawEventKind.node(view, { tracked, event, index }),
  );
}

export const containerUpdateKind = kindOf<ContainerUpdate>({
  type: 'container_updated_event',
  id: ({ tracked, change }) => containerUpdateId(tracked.container.plan.id, change),
  attributes: containerUpdateAttributes,
  relations: {
    container: one('container', (view, { tracked }) => containerKind.node(view, tracked)),
    shipment: one('shipment', (view, { tracked }) => shipmentOf(view, tracked)),
    terminal: one('terminal', (view, { tracked }) => terminalOf(view, tracked.shipment.state.podTerminalId)),
  },
});

const shipmentOfRequest = one<RequestState>(
  'shipment',
  (view, { shipment }) => shipment && shipmentKind.node(view, view.account.track(shipment, view.now)),
  (_, { shipment }) => shipment && { id: shipment.id, type: 'shipment' },
);

/** Besides, it takes the names of relationships that clients of live services use (docs/interface.md 1.5). */
export const requestKind = kindOf<RequestState>({
  type: 'tracking_request',
  id: ({ plan }) => plan.id,
  attributes: (_, state) => requestAttributes(state),
  relations: {
    tracked_object: shipmentOfRequest,
    customer: one('party', (view, { plan }) => partyOf(view, plan.customerId)),
    user: one('user', () => null),
    shipment: unshown(shipmentOfRequest),
    container: unshown(
      many('container', (view, state) =>
        shipmentOfRequest.find(view, state).flatMap((each) => each.related('containers')),
      ),
    ),
  },
  unasked: ['tracked_object'],
  links: (_, { plan }) => ({ self: `/v2/tracking_requests/${plan.id}` }),
});

export type Place = PortRecord | MetroAreaRecord;

const ofPlace = {
  id: ({ id }: Place) => id,
  attributes: (_: View, place: Place) => placeAttributes(place),
};

export const portKind = kindOf<Place>({
  type: 'port',
  ...ofPlace,
  relations: {
    terminals: many('terminal', (view, { locode }) =>
      view.account.world.gazetteer.terminals
        .filter((each) => each.type === 'terminal' && each.locode === locode)
        .map((each) => terminalNode(view, each)),
    ),
  },
});

export const metroAreaKind = kindOf<Place>({ type: 'metro_area', ...ofPlace });

export function placeNode(view: View, place: Place): Node {
  return (place.type === 'port' ? portKind : metroAreaKind).node(view, place);
}

const ofTerminal = {
  id: ({ id }: TerminalRecord) => id,
  attributes: ({ account }: View, terminal: TerminalRecord) =>
    terminalAttributes(account.world.gazetteer, terminal),
};

const placeOfTerminal = (type: Place['type']) =>
  one<TerminalRecord>(type, (view, { locode }) => {
    const place = placeAt(view, locode);
    return place?.type === type ? place : null;
  });

export const terminalKind = kindOf<TerminalRecord>({
  type: 'terminal',
  ...ofTerminal,
  relations: { port: placeOfTerminal('port') },
});

export const rampKind = kindOf<TerminalRecord>({
  type: 'rail_terminal',
  ...ofTerminal,
  relations: { port: placeOfTerminal('port'), metro_area: placeOfTerminal('metro_area') },
});

export function terminalNode(view: View, terminal: TerminalRecord): Node {
  return (terminal.type === 'terminal' ? terminalKind : rampKind).node(view, terminal);
}

export const vesselKind = kindOf<ShownVessel>({
  type: 'vessel',
  id: ({ vessel }) => vessel.id,
  attributes: vesselAttributes,
});

export function placeAt(view: View, locode: string | null): Node | null {
  const place = locode === null ? null : view.account.world.gazetteer.place(locode);
  return place && placeNode(view, place);
}

export function terminalOf(view: View, id: string | null): Node | null {
  const terminal = id === null ? null : view.account.world.gazetteer.terminal(id);
  return terminal && terminalNode(view, terminal);
}

export function vesselOf(view: View, imo: string | null): Node | null {
  const vessel = imo === null ? null : view.account.world.gazetteer.vessel(imo);
  return vessel && vesselKind.node(view, { vessel });
}

import { ownEntry } from '#/domain/records/ownEntry.ts';
import type { TrackedContainer, TrackedShipment } from '#sandbox/account.ts';
import { containerRecord } from '#sandbox/records/containerRecord.ts';
import { partyRecord } from '#sandbox/records/partyRecord.ts';
import { placeRecord, terminalsOf } from '#sandbox/records/placeRecord.ts';
import { rawEventRecord, rawEvents } from '#sandbox/records/rawEventRecord.ts';
import { requestRecord, type RequestState } from '#sandbox/records/requestRecord.ts';
import { shipmentRecord, user } from '#sandbox/records/shipmentRecord.ts';
import { terminalRecord } from '#sandbox/records/terminalRecord.ts';
import { transportEventRecord } from '#sandbox/records/transportEventRecord.ts';
import { vesselRecord } from '#sandbox/records/vesselRecord.ts';
import type { View } from '#sandbox/view.ts';
import type { MetroAreaRecord, PortRecord, TerminalRecord, VesselRecord } from '#sandbox/world/gazetteer.ts';
import type { Party } from '#sandbox/world/parties.ts';
import type { PlannedEvent } from '#sandbox/world/plan.ts';
import type { Resource } from './jsonapi.ts';
import type { Node } from './node.ts';

export function shipmentNode(view: View, shipment: TrackedShipment): Node {
  const { plan, state } = shipment;
  return recordNode('shipment', plan.id, () => shipmentRecord(view, shipment), {
    containers: () => state.containers.map((container) => containerNode(view, { shipment, container })),
    pod_terminal: () => terminalNodes(view, plan.podTerminalId),
    port_of_lading: () => placeNodes(view, plan.portOfLoading),
    port_of_discharge: () => placeNodes(view, plan.portOfDischarge),
    destination: () => placeNodes(view, plan.destination),
    destination_terminal: () => terminalNodes(view, plan.destinationTerminalId),
    line_tracking_stopped_by_user: () => (shipment.stop?.byUser ? [userNode()] : []),
  });
}

export function containerNode(view: View, tracked: TrackedContainer): Node {
  const { shipment, container } = tracked;
  const { destination, podTerminalId } = shipment.plan;
  return recordNode('container', container.plan.id, () => containerRecord(view, tracked), {
    shipment: () => [shipmentNode(view, shipment)],
    pod_terminal: () => terminalNodes(view, podTerminalId),
    pickup_facility: () => terminalNodes(view, destination === null ? podTerminalId : null),
    transport_events: () => container.events.map((event) => transportEventNode(view, tracked, event)),
    raw_events: () => rawEventNodes(view, tracked),
  });
}

export function transportEventNode(view: View, tracked: TrackedContainer, event: PlannedEvent): Node {
  const { gazetteer } = view.account.world;
  return recordNode('transport_event', event.id, () => transportEventRecord(gazetteer, tracked, event), {
    shipment: () => [shipmentNode(view, tracked.shipment)],
    container: () => [containerNode(view, tracked)],
    location: () => placeNodes(view, event.place),
    terminal: () => terminalNodes(view, event.facilityId),
    vessel: () => vesselNodes(view, event.vesselImo),
  });
}

export function rawEventNodes(view: View, tracked: TrackedContainer): readonly Node[] {
  const { gazetteer } = view.account.world;
  return rawEvents(tracked.container).map((event, index) =>
    recordNode('raw_event', event.id, () => rawEventRecord(gazetteer, tracked, event, index), {
      container: () => [containerNode(view, tracked)],
      location: () => placeNodes(view, event.place),
      terminal: () => terminalNodes(view, event.facilityId),
      vessel: () => vesselNodes(view, event.vesselImo),
    }),
  );
}

export function placeNode(view: View, place: PortRecord | MetroAreaRecord): Node {
  const { gazetteer } = view.account.world;
  return recordNode(place.type, place.id, () => placeRecord(gazetteer, place), {
    terminals: () => terminalsOf(gazetteer, place).map((terminal) => terminalNode(view, terminal)),
  });
}

export function placeNodes(view: View, locode: string | null): readonly Node[] {
  const place = locode === null ? null : view.account.world.gazetteer.place(locode);
  return place ? [placeNode(view, place)] : [];
}

export function terminalNode(view: View, terminal: TerminalRecord): Node {
  const places = (type: string) => placeNodes(view, terminal.locode).filter((place) => place.type === type);
  return recordNode(
    terminal.type,
    terminal.id,
    () => terminalRecord(view.account.world.gazetteer, terminal),
    {
      port: () => places('port'),
      metro_area: () => places('metro_area'),
    },
  );
}

export function terminalNodes(view: View, id: string | null): readonly Node[] {
  const terminal = id === null ? null : view.account.world.gazetteer.terminal(id);
  return terminal ? [terminalNode(view, terminal)] : [];
}

export function vesselNode(view: View, vessel: VesselRecord): Node {
  return recordNode('vessel', vessel.id, () => vesselRecord(view, vessel), {});
}

export function vesselNodes(view: View, imo: string | null): readonly Node[] {
  const vessel = imo === null ? null : view.account.world.gazetteer.vessel(imo);
  return vessel ? [vesselNode(view, vessel)] : [];
}

export function requestNode(view: View, state: RequestState): Node {
  const tracked = state.shipment && view.account.track(state.shipment, view.now);
  const shipment = () => (tracked ? [shipmentNode(view, tracked)] : []);
  return recordNode('tracking_request', state.plan.id, () => requestRecord(state), {
    tracked_object: shipment,
    shipment,
    customer: () => partyNodes(view, state.plan.customerId),
    container: () => shipment().flatMap((each) => each.related('containers')),
  });
}

export function partyNode(party: Party): Node {
  return recordNode('party', party.id, () => partyRecord(party), {});
}

function partyNodes({ account }: View, id: string | null): readonly Node[] {
  const party = id === null ? null : account.parties.party(id);
  return party ? [partyNode(party)] : [];
}

// Nothing is known of a user but who it is (docs/interface.md 3.6).
export function userNode(): Node {
  return recordNode(user.type, user.id, () => ({ ...user, attributes: {} }), {});
}

export function recordNode(
  type: string,
  id: string,
  resource: () => Resource,
  relations: Readonly<Record<string, () => readonly Node[]>>,
): Node {
  return { type, id, resource, related: (name) => ownEntry(relations, name)?.() ?? [] };
}

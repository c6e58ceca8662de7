import type { TrackedShipment } from '#sandbox/account.ts';
import { type Reference, type Resource, time, toOne } from '#sandbox/jsonapi/jsonapi.ts';
import type { View } from '#sandbox/view.ts';
import { placeAttribute, placeReference } from './placeRecord.ts';
import { terminalReference } from './terminalRecord.ts';

// The account has one user, who is only ever referred to (docs/interface.md 3.6).
export const user: Reference = { id: '5b0c1a52-6c1e-4a86-9d0f-2f1d3c7e8a90', type: 'user' };

/** docs/interface.md 3.3. */
export function shipmentRecord(view: View, shipment: TrackedShipment): Resource {
  return {
    id: shipment.plan.id,
    type: 'shipment',
    attributes: attributesOf(view, shipment),
    relationships: relationshipsOf(view, shipment),
    // The specification asks for a URI, which has a scheme; live services send only the path.
    links: { self: `${view.origin}/v2/shipments/${shipment.plan.id}` },
  };
}

function attributesOf(view: View, shipment: TrackedShipment): Resource['attributes'] {
  const { plan, state } = shipment;
  const { gazetteer } = view.account.world;
  const carrier = gazetteer.carrier(plan.scac);
  const customer = plan.customerId === null ? null : view.account.parties.party(plan.customerId);
  return {
    created_at: time(plan.createdAt),
    bill_of_lading_number: plan.billOfLading,
    normalized_number: plan.normalizedNumber,
    ref_numbers: shipment.refNumbers,
    tags: shipment.tags,
    port_of_lading_locode: plan.portOfLoading,
    port_of_lading_name: placeAttribute(gazetteer, plan.portOfLoading, 'name'),
    port_of_discharge_locode: plan.portOfDischarge,
    port_of_discharge_name: placeAttribute(gazetteer, plan.portOfDischarge, 'name'),
    destination_locode: plan.destination,
    destination_name: placeAttribute(gazetteer, plan.destination, 'name'),
    shipping_line_scac: plan.scac,
    shipping_line_name: carrier?.name ?? plan.scac,
    shipping_line_short_name: carrier?.shortName ?? plan.scac,
    customer_name: customer?.companyName ?? null,
    pod_vessel_name: gazetteer.vessel(plan.podVesselImo)?.name ?? null,
    pod_vessel_imo: plan.podVesselImo,
    pod_voyage_number: plan.podVoyageNumber,
    pol_etd_at: time(state.polEtd),
    pol_atd_at: time(state.polAtd),
    pod_eta_at: time(state.podEta),
    pod_original_eta_at: time(state.podOriginalEta),
    pod_ata_at: time(state.podAta),
    destination_eta_at: time(state.destinationEta),
    destination_ata_at: time(state.destinationAta),
    pol_timezone: placeAttribute(gazetteer, plan.portOfLoading, 'timeZone'),
    pod_timezone: placeAttribute(gazetteer, plan.portOfDischarge, 'timeZone'),
    destination_timezone: placeAttribute(gazetteer, plan.destination, 'timeZone'),
    line_tracking_last_attempted_at: time(state.lineLastAttemptedAt),
    line_tracking_last_succeeded_at: time(state.lineLastSucceededAt),
    line_tracking_stopped_at: time(shipment.stop?.at ?? null),
    line_tracking_stopped_reason: shipment.stop?.reason ?? null,
  };
}

function relationshipsOf(view: View, shipment: TrackedShipment): Resource['relationships'] & object {
  const { plan, state } = shipment;
  const { gazetteer } = view.account.world;
  return {
    port_of_lading: toOne(placeReference(gazetteer, plan.portOfLoading)),
    port_of_discharge: toOne(placeReference(gazetteer, plan.portOfDischarge)),
    destination: toOne(placeReference(gazetteer, plan.destination)),
    pod_terminal: toOne(terminalReference(gazetteer, plan.podTerminalId)),
    destination_terminal: toOne(terminalReference(gazetteer, plan.destinationTerminalId)),
    containers: { data: state.containers.map((each) => ({ id: each.plan.id, type: 'container' })) },
    line_tracking_stopped_by_user: toOne(shipment.stop?.byUser ? user : null),
  };
}

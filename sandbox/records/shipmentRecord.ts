import type { TrackedShipment } from '#sandbox/account.ts';
import { type Resource, time } from '#sandbox/jsonapi/jsonapi.ts';
import { lineChecks } from '#sandbox/refresh.ts';
import type { View } from '#sandbox/view.ts';
import { placeAttribute } from './placeRecord.ts';

/** docs/interface.md 3.3. */
export function shipmentAttributes(view: View, shipment: TrackedShipment): Resource['attributes'] {
  const { plan, state } = shipment;
  const { gazetteer } = view.account.world;
  const { attemptedAt, succeededAt } = lineChecks(shipment);
  const carrier = gazetteer.carrier(plan.scac);
  const customer = shipment.customerId === null ? null : view.account.parties.party(shipment.customerId);
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
    pol_original_etd_at: time(state.polOriginalEtd),
    pod_eta_at: time(state.podEta),
    pod_original_eta_at: time(state.podOriginalEta),
    pod_ata_at: time(state.podAta),
    destination_eta_at: time(state.destinationEta),
    destination_original_eta_at: time(state.destinationOriginalEta),
    destination_ata_at: time(state.destinationAta),
    pol_timezone: placeAttribute(gazetteer, plan.portOfLoading, 'timeZone'),
    pod_timezone: placeAttribute(gazetteer, plan.portOfDischarge, 'timeZone'),
    destination_timezone: placeAttribute(gazetteer, plan.destination, 'timeZone'),
    line_tracking_last_attempted_at: time(attemptedAt),
    line_tracking_last_succeeded_at: time(succeededAt),
    line_tracking_stopped_at: time(shipment.stop?.at ?? null),
    line_tracking_stopped_reason: shipment.stop?.reason ?? null,
  };
}

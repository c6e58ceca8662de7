import type { TrackedContainer } from '#sandbox/account.ts';
import { type Resource, time } from '#sandbox/jsonapi/jsonapi.ts';
import { lineChecks, terminalCheckedAt } from '#sandbox/refresh.ts';
import type { View } from '#sandbox/view.ts';
import type { ContainerState } from '#sandbox/world/containerState.ts';
import { placeAttribute } from './placeRecord.ts';
import { inlandOf, releaseOf, releaseStatuses } from './releaseRecord.ts';

/** docs/interface.md 3.4 and 3.12. */
export function containerAttributes(view: View, tracked: TrackedContainer): Resource['attributes'] {
  const { shipment, container } = tracked;
  const { gazetteer } = view.account.world;
  const { plan } = container;
  const refreshedAt = view.account.refreshedAt(plan, view.now);
  const checkedAt = terminalCheckedAt(tracked, refreshedAt);
  return {
    number: plan.number,
    ref_numbers: view.account.containerRefs(plan),
    seal_number: plan.sealNumber,
    created_at: time(plan.knownAt),
    equipment_type: plan.equipmentType,
    equipment_length: plan.equipmentLength,
    equipment_height: plan.equipmentHeight,
    weight_in_lbs: plan.weightInPounds,
    current_status: container.status,
    ...releaseOf(container),
    ...inlandOf(tracked),
    release_statuses: releaseStatuses(container),
    ...milestonesOf(container),
    pod_timezone: placeAttribute(gazetteer, shipment.plan.portOfDischarge, 'timeZone'),
    final_destination_timezone: placeAttribute(gazetteer, shipment.plan.destination, 'timeZone'),
    empty_terminated_timezone: placeAttribute(gazetteer, container.emptyTerminatedPlace, 'timeZone'),
    pod_rail_carrier_scac: plan.podRailScac,
    ind_rail_carrier_scac: plan.inlandRailScac,
    terminal_checked_at: time(checkedAt),
    pod_last_tracking_request_at: time(checkedAt),
    rail_last_tracking_request_at: time(container.railCheckedAt),
    shipment_last_tracking_request_at: time(lineChecks(shipment).attemptedAt),
  };
}

function milestonesOf(container: ContainerState): Resource['attributes'] {
  return {
    empty_out_at: time(container.emptyOutAt),
    pol_full_in_at: time(container.polFullInAt),
    pol_vessel_loaded_at: time(container.polLoadedAt),
    pol_vessel_departed_at: time(container.polDepartedAt),
    pod_arrived_at: time(container.podArrivedAt),
    pod_discharged_at: time(container.podDischargedAt),
    pod_full_out_at: time(container.podFullOutAt),
    pod_full_out_chassis_number: container.podFullOutAt === null ? null : container.plan.chassisNumber,
    pod_rail_loaded_at: time(container.podRailLoadedAt),
    pod_rail_departed_at: time(container.podRailDepartedAt),
    ind_eta_at: time(container.inlandEta),
    ind_ata_at: time(container.inlandAta),
    ind_rail_unloaded_at: time(container.inlandRailUnloadedAt),
    final_destination_full_out_at: time(container.finalFullOutAt),
    delivered_at: time(container.deliveredAt),
    empty_terminated_at: time(container.emptyTerminatedAt),
  };
}

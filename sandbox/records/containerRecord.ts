import type { TrackedContainer } from '#sandbox/account.ts';
import { type Relationship, type Resource, time, toOne } from '#sandbox/jsonapi/jsonapi.ts';
import { lineCheckedAt, terminalCheckedAt } from '#sandbox/refresh.ts';
import type { View } from '#sandbox/view.ts';
import type { ContainerState } from '#sandbox/world/containerState.ts';
import { placeAttribute } from './placeRecord.ts';
import { rawEventReferences } from './rawEventRecord.ts';
import { terminalReference } from './terminalRecord.ts';
import { transportEventReference } from './transportEventRecord.ts';

/** docs/interface.md 3.4. */
export function containerRecord(view: View, tracked: TrackedContainer): Resource {
  const { shipment, container } = tracked;
  const { gazetteer } = view.account.world;
  const { plan } = container;
  const refreshedAt = view.account.refreshedAt(plan, view.now);
  const checkedAt = terminalCheckedAt(tracked, refreshedAt);
  return {
    id: plan.id,
    type: 'container',
    attributes: {
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
      ...milestonesOf(container),
      pod_timezone: placeAttribute(gazetteer, shipment.plan.portOfDischarge, 'timeZone'),
      final_destination_timezone: placeAttribute(gazetteer, shipment.plan.destination, 'timeZone'),
      empty_terminated_timezone: placeAttribute(gazetteer, container.emptyTerminatedPlace, 'timeZone'),
      pod_rail_carrier_scac: plan.podRailScac,
      ind_rail_carrier_scac: plan.inlandRailScac,
      terminal_checked_at: time(checkedAt),
      pod_last_tracking_request_at: time(checkedAt),
      shipment_last_tracking_request_at: time(lineCheckedAt(tracked, refreshedAt)),
    },
    relationships: relationshipsOf(view, tracked),
  };
}

/** What stands between the container and its pickup. */
export function releaseOf(container: ContainerState) {
  const { lineDeadline, terminalDeadline, railDeadline } = container;
  return {
    availability_known: container.plan.availabilityKnown,
    available_for_pickup: container.availableForPickup,
    holds_at_pod_terminal: container.holds.map(({ name, status, description }) => ({
      name,
      status,
      description,
    })),
    fees_at_pod_terminal: container.fees.map(({ type, amount, currencyCode }) => ({
      type,
      amount,
      currency_code: currencyCode,
    })),
    // Line, then terminal, then rail: not the earliest (docs/interface.md 6.2).
    pickup_lfd: time(lineDeadline ?? terminalDeadline ?? railDeadline),
    import_deadlines: {
      pickup_lfd_line: time(lineDeadline),
      pickup_lfd_terminal: time(terminalDeadline),
      pickup_lfd_rail: time(railDeadline),
    },
    ind_facility_lfd_on: time(railDeadline),
    pickup_appointment_at: time(container.appointment),
    location_at_pod_terminal: isInPodYard(container) ? container.plan.yardLocation : null,
  };
}

function isInPodYard(container: ContainerState): boolean {
  if (container.podDischargedAt === null || container.status === 'off_dock') return false;
  return container.podFullOutAt === null && container.podRailLoadedAt === null;
}

function milestonesOf(container: ContainerState): Resource['attributes'] {
  return {
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
    empty_terminated_at: time(container.emptyTerminatedAt),
  };
}

function relationshipsOf(
  view: View,
  { shipment, container }: TrackedContainer,
): Record<string, Relationship> {
  const { gazetteer } = view.account.world;
  const podTerminal = terminalReference(gazetteer, shipment.plan.podTerminalId);
  return {
    shipment: toOne({ id: shipment.plan.id, type: 'shipment' }),
    pod_terminal: toOne(podTerminal),
    // Only a terminal may stand here (docs/interface.md 3.4); of an inland move the shipment tells the ramp.
    pickup_facility: toOne(shipment.plan.destination === null ? podTerminal : null),
    transport_events: { data: container.events.map(transportEventReference) },
    raw_events: { data: rawEventReferences(container) },
  };
}

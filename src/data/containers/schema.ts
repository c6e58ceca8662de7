import * as v from 'valibot';
import { createDateReader, lifeOfRecord } from '#/data/http/dates.ts';
import { type Ref, toMany, toOne } from '#/data/http/document.schema.ts';
import {
  count,
  flag,
  numeric,
  readNumber,
  readTerminalText,
  readText,
  readTexts,
  text,
  texts,
} from '#/data/http/schema.ts';
import type { Container, Fee, Hold, Release } from '#/domain/records/container.ts';
import type { Facility } from '#/domain/records/place.ts';
import { readFreeDays } from './deadlines.schema.ts';

// Losing the whole list to one odd word in it would make a container look free of holds, so words fall back singly,
// and a hold that cannot be read at all stays one.
const word = v.fallback(text, null);

export const holdSchema = v.object({ name: word, status: word, description: word, detail: word });
export type HoldWire = v.InferOutput<typeof holdSchema>;

export const feeSchema = v.object({
  type: word,
  amount: v.fallback(numeric, null),
  currency_code: word,
});
export type FeeWire = v.InferOutput<typeof feeSchema>;
const holdsSchema = v.nullish(v.array(v.nullish(v.fallback(holdSchema, {}))));
const feesSchema = v.nullish(v.array(v.nullish(v.fallback(feeSchema, {}))));

const releaseSchema = v.object({ name: word, status: word });

/** A container (docs/interface.md 3.4) with the live extras of docs/interface.md 3.12 that screens can use. */
export const containerSchema = v.object({
  type: v.literal('container'),
  id: v.string(),
  attributes: v.object({
    number: text,
    ref_numbers: texts,
    seal_number: text,
    created_at: text,
    equipment_type: text,
    equipment_length: count,
    equipment_height: text,
    weight_in_lbs: numeric,
    pickup_lfd: text,
    pickup_appointment_at: text,
    availability_known: flag,
    available_for_pickup: flag,
    empty_out_at: word,
    pol_full_in_at: word,
    pol_vessel_loaded_at: word,
    pol_vessel_departed_at: word,
    pod_arrived_at: text,
    pod_discharged_at: text,
    pod_full_out_at: text,
    terminal_checked_at: text,
    pod_full_out_chassis_number: text,
    location_at_pod_terminal: text,
    final_destination_full_out_at: text,
    empty_terminated_at: text,
    delivered_at: text,
    holds_at_pod_terminal: holdsSchema,
    fees_at_pod_terminal: feesSchema,
    ind_facility_holds: holdsSchema,
    ind_facility_fees: feesSchema,
    release_statuses: v.fallback(v.nullish(v.array(v.fallback(releaseSchema, {}))), null),
    ssl_lfd: word,
    pod_timezone: text,
    final_destination_timezone: text,
    empty_terminated_timezone: text,
    pod_rail_carrier_scac: text,
    ind_rail_carrier_scac: text,
    pod_last_tracking_request_at: text,
    rail_last_tracking_request_at: text,
    shipment_last_tracking_request_at: text,
    pod_rail_loaded_at: text,
    pod_rail_departed_at: text,
    ind_eta_at: text,
    inland_destination_eta_source_summary: word,
    ind_ata_at: text,
    ind_rail_unloaded_at: text,
    ind_facility_lfd_on: text,
    import_deadlines: v.nullish(
      v.object({
        pickup_lfd_terminal: text,
        pickup_lfd_rail: text,
        pickup_lfd_line: text,
        pickup_lfd_calculated: word,
        pickup_lfd_calculated_basis: word,
      }),
    ),
    current_status: text,
  }),
  relationships: v.nullish(
    v.object({
      shipment: toOne,
      pickup_facility: toOne,
      pod_terminal: toOne,
      transport_events: toMany,
      raw_events: toMany,
    }),
  ),
});
export type ContainerWire = v.InferOutput<typeof containerSchema>;

/** How a record of another type is found among those that came along. */
export interface ContainerRelations {
  facility(ref: Ref | null | undefined): Facility | null;
}

/** What only the shipment of a container says of it. */
export interface ShipmentContext {
  /** The zone of the port of loading. */
  readonly polZone: string | null;
  /** When the shipment was created, as it came. */
  readonly createdAt: string | null;
}

/** Pairs every time with its zone as docs/interface.md 6.1 ("Zone map") and 6.2 say. */
export function toContainer(
  wire: ContainerWire,
  { facility }: ContainerRelations,
  { polZone, createdAt }: ShipmentContext,
): Container {
  const { id, attributes: a, relationships } = wire;
  const dates = createDateReader(lifeOfRecord(a, a.created_at, createdAt));
  const podZone = readText(a.pod_timezone);
  const finalZone = readText(a.final_destination_timezone);
  const move = {
    podZone,
    finalDestinationZone: finalZone,
    podRailCarrier: readText(a.pod_rail_carrier_scac),
    inlandRailCarrier: readText(a.ind_rail_carrier_scac),
    podRailLoaded: dates.moment('pod_rail_loaded_at', a.pod_rail_loaded_at, podZone),
    podRailDeparted: dates.moment('pod_rail_departed_at', a.pod_rail_departed_at, podZone),
    inlandEta: dates.estimate('ind_eta_at', a.ind_eta_at, finalZone),
    inlandAta: dates.moment('ind_ata_at', a.ind_ata_at, finalZone),
    inlandRailUnloaded: dates.moment('ind_rail_unloaded_at', a.ind_rail_unloaded_at, finalZone),
    finalDestinationFullOut: dates.moment(
      'final_destination_full_out_at',
      a.final_destination_full_out_at,
      finalZone,
    ),
  };
  const container = {
    ...move,
    ...readFreeDays(a, move, dates),
    inlandEtaSource: readText(a.inland_destination_eta_source_summary),
    inlandEvidence: null,
    id,
    shipmentId: relationships?.shipment?.data?.id ?? null,
    number: a.number ?? '',
    refNumbers: readTexts(a.ref_numbers),
    sealNumber: readText(a.seal_number),
    createdAt: dates.instant('created_at', a.created_at),
    equipmentType: readText(a.equipment_type),
    equipmentLength: a.equipment_length || null,
    equipmentHeight: readText(a.equipment_height),
    // Live records write 0 where the weight is not reported.
    weightInPounds: readNumber(a.weight_in_lbs) || null,
    currentStatus: readText(a.current_status),
    availabilityKnown: a.availability_known ?? null,
    availableForPickup: a.available_for_pickup ?? null,
    holds: toHolds(a.holds_at_pod_terminal),
    fees: toFees(a.fees_at_pod_terminal),
    inlandHolds: toHolds(a.ind_facility_holds),
    inlandFees: toFees(a.ind_facility_fees),
    releases: a.release_statuses?.flatMap((release) => toRelease(release)) ?? null,
    pickupAppointment: dates.moment('pickup_appointment_at', a.pickup_appointment_at, podZone),
    podTerminal: facility(relationships?.pod_terminal?.data),
    pickupFacility: facility(relationships?.pickup_facility?.data),
    locationAtPodTerminal: readTerminalText(a.location_at_pod_terminal),
    // No zone is named for the depot: it is near the port.
    emptyOut: dates.moment('empty_out_at', a.empty_out_at, polZone),
    fullIn: dates.moment('pol_full_in_at', a.pol_full_in_at, polZone),
    vesselLoaded: dates.moment('pol_vessel_loaded_at', a.pol_vessel_loaded_at, polZone),
    vesselDeparted: dates.moment('pol_vessel_departed_at', a.pol_vessel_departed_at, polZone),
    podArrived: dates.moment('pod_arrived_at', a.pod_arrived_at, podZone),
    podDischarged: dates.moment('pod_discharged_at', a.pod_discharged_at, podZone),
    podFullOut: dates.moment('pod_full_out_at', a.pod_full_out_at, podZone),
    podFullOutChassisNumber: readText(a.pod_full_out_chassis_number),
    // No zone is named for it: it is delivered where the journey ends.
    delivered: dates.moment('delivered_at', a.delivered_at, finalZone ?? podZone),
    emptyTerminated: dates.moment(
      'empty_terminated_at',
      a.empty_terminated_at,
      readText(a.empty_terminated_timezone),
    ),
    terminalCheckedAt: dates.instant('terminal_checked_at', a.terminal_checked_at),
    railCheckedAt: dates.instant('rail_last_tracking_request_at', a.rail_last_tracking_request_at),
  };
  return { ...container, ...dates.unused() };
}

const toHolds = (wire: v.InferOutput<typeof holdsSchema>) =>
  wire?.flatMap((hold) => (hold ? [toHold(hold)] : [])) ?? null;
const toFees = (wire: v.InferOutput<typeof feesSchema>) => wire?.flatMap((fee) => toFee(fee) ?? []) ?? null;

function toHold({ name, status, description, detail }: HoldWire): Hold {
  const meaning = readText(detail);
  return {
    name: readText(name) ?? 'other',
    status: readText(status),
    description: readTerminalText(description),
    ...(meaning === null ? {} : { detail: meaning }),
  };
}

function toRelease({ name, status }: v.InferOutput<typeof releaseSchema>): Release[] {
  const [who, what] = [readText(name), readText(status)];
  return who !== null && what !== null ? [{ name: who, status: what }] : [];
}

function toFee(fee: FeeWire | null | undefined): Fee | null {
  const amount = readNumber(fee?.amount);
  if (amount === null) return null;
  return { type: readText(fee?.type) ?? 'other', amount, currencyCode: readText(fee?.currency_code) };
}

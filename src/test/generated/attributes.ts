import * as fc from 'fast-check';
import {
  containerStatuses,
  dataSources,
  deadlineEventNames,
  stopReasons,
  trackingRequestStatuses,
  transportEventNames,
} from '#/domain/records/vocabulary.ts';
import { type Degree, type Kind, valueOf, wordOf } from './values.ts';

type Table = Readonly<Record<string, Kind | readonly string[] | ((degree: Degree) => fc.Arbitrary<unknown>)>>;

const item = (table: Table) => (degree: Degree) =>
  fc.oneof(fc.constant(null), fc.array(attributesOf(table, degree), { maxLength: 2 }));
const eventNames = [
  ...transportEventNames.map((name) => `container.transport.${name}`),
  'container.transport.estimated.vessel_arrived',
  ...deadlineEventNames,
];

/** The attributes of every resource that a screen reads (docs/interface.md 3). */
export const tables = {
  shipment: {
    ...all('number', 'bill_of_lading_number normalized_number'),
    ...all('texts', 'ref_numbers tags'),
    ...all('locode', 'port_of_lading_locode port_of_discharge_locode destination_locode'),
    ...all('text', 'port_of_lading_name port_of_discharge_name destination_name customer_name'),
    ...all('text', 'shipping_line_scac shipping_line_name shipping_line_short_name'),
    ...all('text', 'pod_vessel_name pod_vessel_imo pod_voyage_number'),
    ...all('moment', 'created_at pol_etd_at pol_atd_at pod_eta_at pod_original_eta_at pod_ata_at'),
    ...all('moment', 'pol_original_etd_at destination_original_eta_at'),
    ...all('moment', 'destination_eta_at destination_ata_at line_tracking_last_attempted_at'),
    ...all('moment', 'line_tracking_last_succeeded_at line_tracking_stopped_at'),
    ...all('zone', 'pol_timezone pod_timezone destination_timezone'),
    line_tracking_stopped_reason: stopReasons,
  },
  container: {
    number: 'number',
    ...all('texts', 'ref_numbers'),
    ...all('text', 'seal_number pod_full_out_chassis_number location_at_pod_terminal'),
    ...all('text', 'pod_rail_carrier_scac ind_rail_carrier_scac'),
    equipment_type: ['dry', 'reefer', 'open top', 'flat rack', 'bulk', 'tank'],
    equipment_height: ['standard', 'high_cube'],
    ...all('amount', 'equipment_length weight_in_lbs'),
    ...all('flag', 'availability_known available_for_pickup'),
    ...all('moment', 'created_at pickup_lfd pickup_appointment_at pod_arrived_at pod_discharged_at'),
    ...all('moment', 'pod_full_out_at terminal_checked_at final_destination_full_out_at empty_terminated_at'),
    ...all('moment', 'delivered_at pod_rail_loaded_at pod_rail_departed_at ind_eta_at ind_ata_at'),
    ...all('moment', 'ind_rail_unloaded_at ind_facility_lfd_on rail_last_tracking_request_at'),
    ...all('zone', 'pod_timezone final_destination_timezone empty_terminated_timezone'),
    holds_at_pod_terminal: item({
      name: ['freight', 'customs', 'USDA', 'other'],
      status: ['hold', 'pending'],
      description: 'text',
    }),
    fees_at_pod_terminal: item({
      type: ['demurrage', 'exam', 'total'],
      amount: 'amount',
      currency_code: ['USD', 'EUR'],
    }),
    ssl_lfd: 'moment',
    release_statuses: item({
      name: ['customs', 'freight', 'terminal'],
      status: ['released', 'hold', 'pending'],
    }),
    import_deadlines: (degree) =>
      fc.option(
        attributesOf(
          all('moment', 'pickup_lfd_terminal pickup_lfd_rail pickup_lfd_line pickup_lfd_calculated'),
          degree,
        ),
      ),
    current_status: containerStatuses,
  },
  transport_event: {
    event: eventNames,
    voyage_number: ['545E', '546E'],
    ...all('moment', 'timestamp created_at value'),
    timezone: 'zone',
    location_locode: 'locode',
    data_source: dataSources,
  },
  raw_event: {
    event: transportEventNames,
    original_event: 'text',
    ...all('moment', 'timestamp actual_on estimated_on actual_at estimated_at created_at'),
    estimated: 'flag',
    timezone: 'zone',
    ...all('text', 'location_name vessel_name vessel_imo data_source'),
    location_locode: 'locode',
    voyage_number: ['545E', ''],
  },
  tracking_request: {
    request_number: 'number',
    request_type: ['bill_of_lading', 'booking', 'container'],
    scac: 'text',
    status: trackingRequestStatuses,
    failed_reason: ['not_found', 'expired', 'duplicate'],
    ...all('moment', 'created_at updated_at'),
    is_retrying: 'flag',
    retry_count: 'amount',
  },
  port: {
    ...all('text', 'name city state_abbr country_code'),
    code: 'locode',
    time_zone: 'zone',
    latitude: 'latitude',
    longitude: 'longitude',
  },
  terminal: { name: 'text', nickname: 'text', firms_code: 'text' },
  vessel: {
    ...all('text', 'name imo mmsi'),
    latitude: 'latitude',
    longitude: 'longitude',
    ...all('amount', 'nautical_speed_knots navigational_heading_degrees'),
    position_timestamp: 'moment',
  },
} satisfies Record<string, Table>;

function all(kind: Kind, attributes: string): Record<string, Kind> {
  return Object.fromEntries(attributes.split(' ').map((name) => [name, kind]));
}

/** Attributes by a table; past `plain`, any of them may be left out. */
export function attributesOf(table: Table, degree: Degree): fc.Arbitrary<Record<string, unknown>> {
  const model = Object.fromEntries(
    Object.entries(table).map(([name, kind]) => [
      name,
      typeof kind === 'function'
        ? kind(degree)
        : typeof kind === 'string'
          ? valueOf(kind, degree)
          : wordOf(kind, degree),
    ]),
  );
  return degree === 'plain' ? fc.record(model) : fc.record(model, { requiredKeys: [] });
}

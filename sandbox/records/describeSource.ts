import { lookup } from '#/domain/records/lookup.ts';

/** What a source calls a movement on its own pages, by our short name. Where it is silent, it gives no words. */
type Wording = Readonly<Record<string, string>>;

const trucks: Wording = {
  empty_out: 'Gate out empty',
  full_in: 'Truck Arrival in',
  vessel_loaded: 'Vessel Loaded',
  vessel_departed: 'Vessel departed',
  vessel_arrived: 'Vessel arrived',
  vessel_discharged: 'Vessel Discharged',
  rail_loaded: 'Rail Loaded',
  rail_departed: 'Rail Departure from',
  rail_arrived: 'Rail Arrival in',
  rail_unloaded: 'Rail Discharged',
  full_out: 'Truck Departure from',
  empty_in: 'Gate in empty',
  vgm_received: 'VGM received',
};

const gates: Wording = {
  empty_out: 'Gate out Empty',
  positioned_in: 'Empty positioned at shipper',
  positioned_out: 'Picked up from shipper',
  full_in: 'Gate in',
  vgm_received: 'VGM submitted',
  vessel_loaded: 'Load',
  vessel_departed: 'Vessel departure',
  vessel_arrived: 'Vessel arrival',
  vessel_discharged: 'Discharge',
  rail_loaded: 'Load on Rail',
  rail_departed: 'Rail departure',
  rail_arrived: 'Rail arrival',
  rail_unloaded: 'Unload from Rail',
  carrier_release: 'Carrier release',
  full_out: 'Gate out',
  empty_in: 'Empty Container Return',
};

const papers: Wording = {
  empty_out: 'Empty to Shipper',
  full_in: 'Export received at CY',
  vessel_loaded: 'Export Loaded on Vessel',
  transshipment_discharged: 'Full Transshipment Discharged',
  transshipment_loaded: 'Full Transshipment Loaded',
  vessel_discharged: 'Import Discharged from Vessel',
  rail_loaded: 'Import Loaded on Rail',
  rail_unloaded: 'Import Unloaded from Rail',
  customs_release: 'Import Customs Clearance',
  full_out: 'Import to consignee',
  empty_in: 'Empty received at CY',
};

const outbound: Wording = {
  empty_out: 'Empty Container Release to Shipper',
  full_in: 'Gate In to Outbound Terminal',
  vgm_received: 'VGM Received',
  vessel_loaded: 'Loaded on Vessel at Port of Loading',
  vessel_departed: 'Departure from Port of Loading',
  transshipment_arrived: 'T/S Berthing Destination',
  transshipment_discharged: 'Unloaded at Transshipment Port',
  transshipment_loaded: 'Loaded at Transshipment Port',
  transshipment_departed: 'Departure from Transshipment Port',
  vessel_arrived: 'Arrival at Port of Discharging',
  vessel_discharged: 'Unloaded from Vessel at Port of Discharging',
  rail_loaded: 'Loaded on rail at inbound rail origin',
  rail_departed: 'Inbound Rail Departure',
  rail_arrived: 'Inbound Rail Arrival',
  rail_unloaded: 'Unloaded from rail at inbound rail destination',
  carrier_release: 'Cargo released by carrier',
  full_out: 'Gate Out from Inbound Terminal for Delivery to Consignee',
  empty_in: 'Empty Container Returned from Customer',
};

// Of this one only what happens on land has words.
const hubs: Wording = {
  empty_out: 'Empty Equipment Despatched',
  full_in: 'Gate-in at First POL',
  rail_loaded: 'On Rail',
  rail_unloaded: 'De-ramp at Final Hub',
  full_out: 'Gate-out from Final Hub',
  empty_in: 'Empty Equipment Returned',
};

const carriers: Readonly<Record<string, Wording>> = {
  MAEU: gates,
  SUDU: gates,
  HDMU: gates,
  MSCU: papers,
  ZIMU: papers,
  ONEY: outbound,
  EGLV: outbound,
  YMLU: outbound,
  SMLM: outbound,
  COSU: hubs,
  OOLU: hubs,
};

const others: Readonly<Record<string, Wording>> = {
  terminal: {
    vessel_discharged: 'Discharged',
    available: 'Available for Pickup',
    not_available: 'Not available',
    customs_release: 'CUSTOMS RELEASED',
    full_out: 'OUT GATED',
  },
  rail: { available: 'Notified', not_available: 'Not available', full_out: 'Outgate' },
  ais: {
    vessel_departed: 'Vessel Departed',
    vessel_arrived: 'Vessel Arrived',
    vessel_berthed: 'Vessel Berthed',
  },
};

/**
 * The words in which a source tells a movement (`original_event`, docs/interface.md 3.2); null where it gives none.
 *
 * @param name our short name
 */
export function describeSource(source: string, scac: string, name: string): string | null {
  const words = source === 'shipping_line' ? (lookup(carriers, scac) ?? trucks) : lookup(others, source);
  return (words && (lookup(words, name) ?? lookup(words, atSea(name)))) ?? null;
}

// Most carriers have the same words at every port.
function atSea(name: string): string {
  return name.replace(/^(transshipment|feeder)_/, 'vessel_');
}

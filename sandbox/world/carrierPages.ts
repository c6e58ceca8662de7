import { lookup } from '#/domain/records/lookup.ts';

interface CarrierPages {
  /** A carrier's own page for a bill of lading, which takes the place of `${BLNUM}` where the page takes one. */
  readonly tracking: string | null;
  readonly contact: string | null;
}

const bill = `\${BLNUM}`;

/** The carriers' pages as live services list them (docs/interface.md 3.6); of many carriers there is none. */
const pages: Readonly<Record<string, Partial<CarrierPages>>> = {
  ACLU: { tracking: `https://www.aclcargo.com/trackCargo.php?search_for=${bill}` },
  ANNU: { tracking: `https://www.anl.com.au/ebusiness/tracking/search?SearchBy=BL&Reference=${bill}` },
  APLU: { tracking: `https://www.apl.com/ebusiness/tracking/search?SearchBy=BL&Reference=${bill}` },
  CMDU: { tracking: `https://www.cma-cgm.com/ebusiness/tracking/search?SearchBy=BL&Reference=${bill}` },
  COSU: {
    tracking: `http://elines.coscoshipping.com/ebusiness/cargoTracking?trackingType=BILLOFLADING&number=${bill}`,
  },
  EGLV: {
    tracking: 'https://www.shipmentlink.com/servlet/TDB1_CargoTracking.do',
    contact: 'https://www.evergreen-line.com',
  },
  HLCU: {
    tracking: `https://www.hapag-lloyd.com/en/online-business/tracing/tracing-by-booking.html?blno=${bill}`,
  },
  MAEU: { tracking: `https://www.maersk.com/tracking/#tracking?${bill}` },
  MATS: { tracking: 'https://www.matson.com/shipment-tracking.html' },
  MSCU: { tracking: 'https://www.msc.com/track-a-shipment' },
  ONEY: {
    tracking: 'https://ecomm.one-line.com/ecom/CUP_HOM_3301.do',
    contact: 'https://us.one-line.com/standard-page/customer-service-contacts',
  },
  PCIU: { tracking: `https://www.pilship.com/--/120.html?refnumbers=${bill}&search_type=bl` },
};

export function carrierPages(scac: string): CarrierPages {
  const { tracking = null, contact = null } = lookup(pages, scac) ?? {};
  return { tracking, contact };
}

const weights = new Set(['COSU', 'CULU', 'EGLV', 'MAEU', 'MATS', 'ONEY', 'OOLU']);
const seals = new Set(['COSU', 'CULU', 'EGLV', 'MATS', 'ONEY']);
const freeDays = new Set(['EGLV', 'HDMU', 'ONEY']);
const noReturns = new Set(['MAEU', 'MATS']);

/** What data a carrier gives, by the attribute of the container that it fills (docs/interface.md 3.6). */
export function carrierData(scac: string): Readonly<Record<string, boolean>> {
  return {
    equipment_type: true,
    equipment_length: true,
    equipment_height: true,
    weight_in_lbs: weights.has(scac),
    seal_number: seals.has(scac),
    pod_arrived_at: true,
    pod_discharged_at: true,
    pod_full_out_at: true,
    final_destination_full_out_at: scac !== 'MATS',
    empty_terminated_at: !noReturns.has(scac),
    ssl_lfd: freeDays.has(scac),
  };
}

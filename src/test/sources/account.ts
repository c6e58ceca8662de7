import { containerCheckDigit } from '#/domain/records/containerNumber.ts';

/** Fields of a record as the service writes them (docs/interface.md 3). */
export type Attributes = Readonly<Record<string, unknown>>;

interface Resource {
  readonly type: string;
  readonly id: string;
  readonly attributes: Attributes;
  readonly relationships?: Readonly<Record<string, unknown>>;
}

/** An event by its name, time, UN/LOCODE, vessel and voyage. */
export type ReportedEvent = readonly [
  name: string,
  at: string,
  locode?: string,
  vessel?: string,
  voyage?: string,
];

export interface ReportedContainer {
  readonly attributes?: Attributes;
  readonly events?: readonly ReportedEvent[];
  /** GeoJSON of its map. */
  readonly map?: unknown;
}

export interface ReportedShipment {
  readonly bill: string;
  readonly pol?: string;
  readonly pod?: string;
  readonly destination?: string;
  readonly carrier?: readonly [scac: string, name: string];
  readonly attributes?: Attributes;
  readonly containers?: readonly ReportedContainer[];
}

type PlaceFacts = readonly [name: string, zone: string, latitude: number, longitude: number];

const places: ReadonlyMap<string, PlaceFacts> = new Map<string, PlaceFacts>(
  Object.entries({
    CNSHA: ['Shanghai', 'Asia/Shanghai', 31.2, 121.5],
    USLAX: ['Los Angeles', 'America/Los_Angeles', 33.73, -118.26],
    USLGB: ['Long Beach', 'America/Los_Angeles', 33.76, -118.2],
    USCHI: ['Chicago', 'America/Chicago', 41.85, -87.65],
    UAODS: ['Odesa', 'Europe/Kyiv', 46.49, 30.74],
    CLCHB: ['Puerto Chacabuco', 'America/Coyhaique', -45.47, -72.82],
    KICIS: ['Canton Island', 'Pacific/Kanton', -2.8, -171.7],
    PYASU: ['Asunción', 'America/Asuncion', -25.28, -57.63],
    NAWVB: ['Walvis Bay', 'Africa/Windhoek', -22.95, 14.5],
    NLRTM: ['Rotterdam', 'Europe/Amsterdam', 51.95, 4.14],
    KRPUS: ['Busan', 'Asia/Seoul', 35.1, 129.04],
    SGSIN: ['Singapore', 'Asia/Singapore', 1.26, 103.84],
    PKKHI: ['Karachi', 'Asia/Karachi', 24.83, 66.97],
    BRSSZ: ['Santos', 'America/Sao_Paulo', -23.95, -46.3],
    KHPNH: ['Phnom Penh', 'Asia/Phnom_Penh', 11.57, 104.92],
    VNVUT: ['Vung Tau', 'Asia/Ho_Chi_Minh', 10.5, 107],
    LKCMB: ['Colombo', 'Asia/Colombo', 6.95, 79.84],
    DEHAM: ['Hamburg', 'Europe/Berlin', 53.53, 9.93],
  } satisfies Record<string, PlaceFacts>),
);

const portRecords: readonly Resource[] = [...places].map(([code, facts]) => {
  const [name, time_zone, latitude, longitude] = facts;
  const country_code = code.slice(0, 2);
  return {
    type: 'port',
    id: code,
    attributes: { id: code, name, code, time_zone, latitude, longitude, country_code, city: name },
  };
});

/** UTC of so many days and hours after an instant, to the minute, as the service writes it. */
export const timesFrom =
  (now: number) =>
  (days: number, hours = 0): string =>
    new Date(Math.floor((now + days * 86_400_000 + hours * 3_600_000) / 60_000) * 60_000)
      .toISOString()
      .replace('.000Z', 'Z');

/** An account whose records a test writes field by field, and what a service answers that has it. */
export class ReportedAccount {
  readonly #shipments: Resource[] = [];
  readonly #included: Resource[] = [...portRecords];
  readonly #events = new Map<string, readonly Resource[]>();
  readonly #shipmentOf = new Map<string, string>();
  readonly #maps = new Map<string, unknown>();
  readonly #at: ReturnType<typeof timesFrom>;
  #serial = 100_000;
  #ids = 0;

  /** @param now the instant at which everything that a shipment does not say is true, in ms since 1970 UTC */
  constructor(now: number) {
    this.#at = timesFrom(now);
  }

  vessel(id: string, name: string, imo: string): string {
    this.#included.push({ type: 'vessel', id, attributes: { name, imo, mmsi: '219000001' } });
    return id;
  }

  add({ bill, pol = 'CNSHA', pod = 'USLAX', destination, ...reported }: ReportedShipment): void {
    const at = this.#at;
    const id = this.#id('55555555');
    const [scac, carrier] = reported.carrier ?? ['MAEU', 'Maersk'];
    const containers = (reported.containers ?? [{}]).map((container) =>
      this.#addContainer(container, { shipment: id, pod, destination }),
    );
    this.#shipments.push({
      type: 'shipment',
      id,
      attributes: {
        bill_of_lading_number: bill,
        normalized_number: bill,
        ref_numbers: [],
        tags: [],
        created_at: at(-30 - this.#shipments.length / 100),
        customer_name: 'Acme',
        shipping_line_scac: scac,
        shipping_line_name: carrier,
        shipping_line_short_name: carrier,
        pod_vessel_name: 'IVORY ACCORD',
        pod_vessel_imo: '9321483',
        pod_voyage_number: '132A',
        pol_etd_at: at(-20),
        pol_atd_at: at(-19),
        pod_eta_at: at(6),
        pod_original_eta_at: at(6),
        pod_ata_at: null,
        destination_eta_at: null,
        destination_ata_at: null,
        line_tracking_last_attempted_at: at(0, -1),
        line_tracking_last_succeeded_at: at(0, -1),
        line_tracking_stopped_at: null,
        line_tracking_stopped_reason: null,
        ...placeFields('port_of_lading', 'pol', pol),
        ...placeFields('port_of_discharge', 'pod', pod),
        ...placeFields('destination', 'destination', destination),
        ...reported.attributes,
      },
      relationships: {
        port_of_lading: portRef(pol),
        port_of_discharge: portRef(pod),
        destination: portRef(destination),
        pod_terminal: { data: null },
        destination_terminal: { data: null },
        containers: { data: containers.map((container) => ({ type: 'container', id: container })) },
      },
    });
  }

  /** Its shipments, each with its bill of lading and its containers. */
  summary() {
    return this.#shipments.map(({ id, attributes }) => ({
      id,
      bill: textOf(attributes['bill_of_lading_number']) ?? '',
      containers: this.#included
        .filter((record) => this.#shipmentOf.get(record.id) === id)
        .map((container) => ({ id: container.id, number: textOf(container.attributes['number']) })),
    }));
  }

  /**
   * What the service answers.
   *
   * @param path below the version, with its query
   * @returns the document; null for what it does not have (404)
   */
  answer = (path: string): unknown => {
    const [, collection, id, part] = (path.split('?')[0] ?? '').split('/').map(decodeURIComponent);
    const list = (data: readonly unknown[]) => ({
      data,
      included: this.#included,
      meta: { size: data.length, total: data.length },
      links: {},
    });
    if (collection === 'shipments' && id === undefined) return list(this.#shipments);
    if (part === 'transport_events') return list(this.#events.get(id ?? '') ?? []);
    if (part === 'map_geojson')
      return this.#maps.get(id ?? '') ?? { type: 'FeatureCollection', features: [] };
    if (part === 'route') return null;
    const data = [...this.#shipments, ...this.#included].find((one) => one.id === id);
    if (data && part === undefined) return { data, included: this.#included };
    return id === undefined || part !== undefined ? list([]) : null;
  };

  #addContainer(
    { attributes, events, map }: ReportedContainer,
    of: { readonly shipment: string; readonly pod: string; readonly destination: string | undefined },
  ): string {
    const at = this.#at;
    const id = this.#id('cccccccc');
    this.#shipmentOf.set(id, of.shipment);
    this.#included.push({
      type: 'container',
      id,
      attributes: {
        number: this.#number(),
        ref_numbers: [],
        seal_number: 'SL1',
        created_at: at(-30),
        equipment_type: 'dry',
        equipment_length: 40,
        equipment_height: 'high_cube',
        weight_in_lbs: 20_000,
        availability_known: false,
        available_for_pickup: false,
        terminal_checked_at: at(0, -2),
        holds_at_pod_terminal: [],
        fees_at_pod_terminal: [],
        pod_timezone: zoneOf(of.pod),
        final_destination_timezone: zoneOf(of.destination),
        import_deadlines: { pickup_lfd_terminal: null, pickup_lfd_rail: null, pickup_lfd_line: null },
        current_status: 'on_ship',
        shipment_last_tracking_request_at: at(0, -1),
        ...attributes,
      },
      relationships: {
        shipment: { data: { type: 'shipment', id: of.shipment } },
        pod_terminal: { data: null },
      },
    });
    this.#events.set(
      id,
      (events ?? []).map((event, index) => eventRecord(event, `${id}-${index}`, at(-1))),
    );
    if (map !== undefined) this.#maps.set(id, map);
    return id;
  }

  #id(prefix: string): string {
    this.#ids += 1;
    return `${prefix}-0000-4000-8000-${String(this.#ids).padStart(12, '0')}`;
  }

  #number(): string {
    const start = `MSKU${this.#serial}`;
    this.#serial += 1;
    return `${start}${containerCheckDigit(`${start}0`)}`;
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

const zoneOf = (locode = '') => places.get(locode)?.[1] ?? null;

const portRef = (locode: string | undefined) => ({
  data: locode === undefined ? null : { type: 'port', id: locode },
});

function placeFields(name: string, zone: string, locode: string | undefined): Attributes {
  return {
    [`${name}_locode`]: locode ?? null,
    [`${name}_name`]: places.get(locode ?? '')?.[0] ?? null,
    [`${zone}_timezone`]: zoneOf(locode),
  };
}

function eventRecord(
  [name, at, locode, vessel, voyage]: ReportedEvent,
  id: string,
  created: string,
): Resource {
  return {
    type: 'transport_event',
    id,
    attributes: {
      event: `container.transport.${name}`,
      voyage_number: voyage ?? null,
      timestamp: at,
      timezone: zoneOf(locode),
      location_locode: locode ?? null,
      created_at: created,
      data_source: 'shipping_line',
    },
    relationships: {
      location: portRef(locode),
      vessel: { data: vessel === undefined ? null : { type: 'vessel', id: vessel } },
      terminal: { data: null },
    },
  };
}

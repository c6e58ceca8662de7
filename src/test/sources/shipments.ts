import { ReportedAccount, type Attributes, type ReportedShipment, timesFrom } from './account.ts';

/** The instant of these records, some of which have dates of their own. */
export const sourcesNow = Date.parse('2026-11-28T18:00:00Z');
const at = timesFrom(sourcesNow);

/** Records as sources have sent them, each by its bill of lading; names and numbers are others. */
export function sourcesAccount(): ReportedAccount {
  const account = new ReportedAccount(sourcesNow);
  account.vessel('alpha', 'ALPHA STAR', '9321483');
  account.vessel('bravo', 'BRAVO STAR', '9400001');
  account.vessel('charlie', 'CHARLIE STAR', '9400002');
  for (const shipment of [
    ...fillers,
    ...futureActuals,
    ...contradictions,
    ...placeholders,
    ...returningVessels,
    ...zones,
    ...positions,
    ...words,
  ])
    account.add(shipment);
  return account;
}

const lfd = ({ terminal = null, rail = null, line = null }: Readonly<Record<string, string | null>>) => ({
  pickup_lfd: terminal ?? rail ?? line,
  import_deadlines: { pickup_lfd_terminal: terminal, pickup_lfd_rail: rail, pickup_lfd_line: line },
});

const available = { current_status: 'available', availability_known: true, available_for_pickup: true };
const landed = (days: number, discharged = days + 1) => ({
  pod_arrived_at: at(days),
  pod_discharged_at: at(discharged),
});
const hapag = ['HLCU', 'Hapag-Lloyd'] as const;

/** A vessel of its own for each, so that no shipment shares a call with another. */
function ownVessel(shipments: readonly ReportedShipment[], letter: string, from: number): ReportedShipment[] {
  return shipments.map((shipment, index) => ({
    ...shipment,
    attributes: {
      pod_vessel_name: `TEST VESSEL ${letter}${index}`,
      pod_vessel_imo: withCheckDigit(String(from + index)),
      pod_voyage_number: `${index}E`,
      ...shipment.attributes,
    },
  }));
}

/** An IMO number from its first six digits. */
function withCheckDigit(six: string): string {
  const sum = Array.from(six, Number).reduce((total, digit, place) => total + digit * (7 - place), 0);
  return `${six}${sum % 10}`;
}

const expected = (eta: string, original: string | null = at(3)): Attributes => ({
  pod_eta_at: eta,
  pod_original_eta_at: original,
});

/** Dates that stand for "no date". */
const fillers = ownVessel(
  [
    ...['1899-12-30', '1900-01-01', '1970-01-01', '1980-01-01', '2000-01-01', '2001-01-01'].map((day) => ({
      bill: `FILLER-${day.slice(0, 4)}`,
      attributes: expected(`${day}T00:00:00Z`),
    })),
    { bill: 'FILLER-0001', attributes: expected('0001-01-01T00:00:00Z') },
    { bill: 'FILLER-2099', attributes: expected('2099-12-31T23:59:59Z') },
    { bill: 'FILLER-9999', attributes: expected('9999-12-31T23:59:59Z') },
    { bill: 'FILLER-DAY', attributes: expected('1900-01-01') },
    {
      bill: 'FILLER-BOTH-ETAS',
      attributes: expected('1900-01-01T00:00:00Z', '1900-01-01T00:00:00Z'),
    },
    { bill: 'FILLER-ATA', attributes: { pod_ata_at: '1970-01-01T00:00:00Z', pod_eta_at: at(4) } },
    {
      bill: 'FILLER-ARRIVED',
      containers: [
        { attributes: { pod_arrived_at: '1900-01-01T00:00:00Z', pod_discharged_at: '1900-01-01T00:00:00Z' } },
      ],
    },
    {
      bill: 'FILLER-LFD',
      attributes: { pod_ata_at: at(-4), pod_eta_at: at(-4) },
      containers: [
        {
          attributes: {
            ...lfd({ terminal: '1970-01-01T00:00:00Z' }),
            ...landed(-4),
            current_status: 'grounded',
          },
        },
      ],
    },
    {
      bill: 'FILLER-APPOINTMENT',
      attributes: { pod_ata_at: at(-4) },
      containers: [
        {
          attributes: {
            ...lfd({ terminal: at(2) }),
            ...landed(-4),
            ...available,
            pickup_appointment_at: '1900-01-01T00:00:00Z',
          },
        },
      ],
    },
    {
      bill: 'FILLER-OUT',
      attributes: { pod_ata_at: at(-4) },
      containers: [
        {
          attributes: {
            ...lfd({ terminal: at(-1) }),
            ...landed(-4),
            ...available,
            pod_full_out_at: '1970-01-01T00:00:00Z',
          },
        },
      ],
    },
    {
      bill: 'FILLER-BESIDE-LFD',
      attributes: { pod_ata_at: at(-3) },
      containers: [
        {
          attributes: {
            ...lfd({ terminal: at(1), line: '1900-01-01T08:00:00Z' }),
            ...landed(-3),
            ...available,
          },
        },
      ],
    },
  ],
  'F',
  910_000,
);

const railed = {
  ...landed(-9),
  pod_rail_loaded_at: at(-6),
  pod_rail_departed_at: at(-6),
  rail_last_tracking_request_at: at(0, -1),
};

/** Actual times later than now, one field each. */
const futureActuals = ownVessel(
  [
    {
      bill: 'FUTURE-ATD',
      attributes: {
        pol_etd_at: at(4),
        pol_atd_at: at(4),
        pod_eta_at: at(20),
        pod_original_eta_at: at(20),
      },
      containers: [{ attributes: { current_status: 'new' } }],
    },
    {
      bill: 'FUTURE-ATA',
      attributes: { pod_ata_at: at(3), pod_eta_at: at(3) },
      containers: [
        {
          attributes: { pod_arrived_at: at(3) },
          events: [
            ['vessel_loaded', at(-20), 'CNSHA', 'alpha', '132A'],
            ['vessel_departed', at(-19), 'CNSHA', 'alpha', '132A'],
            ['vessel_arrived', at(3), 'USLAX', 'alpha', '132A'],
          ],
        },
      ],
    },
    {
      bill: 'FUTURE-DISCHARGE',
      attributes: { pod_ata_at: at(-1) },
      containers: [{ attributes: { pod_arrived_at: at(-1), pod_discharged_at: at(2) } }],
    },
    {
      bill: 'FUTURE-OUT',
      attributes: { pod_ata_at: at(-5) },
      containers: [
        {
          attributes: { ...lfd({ terminal: at(-1) }), ...landed(-5), ...available, pod_full_out_at: at(2) },
        },
      ],
    },
    {
      bill: 'FUTURE-OUT-TOMORROW',
      attributes: { pod_ata_at: at(-6) },
      containers: [
        { attributes: { ...lfd({ terminal: at(0) }), ...landed(-6), ...available, pod_full_out_at: at(1) } },
      ],
    },
    {
      bill: 'FUTURE-OUT-3H',
      attributes: { pod_ata_at: at(-6) },
      containers: [
        {
          attributes: { ...lfd({ terminal: at(0) }), ...landed(-6), ...available, pod_full_out_at: at(0, 3) },
        },
      ],
    },
    {
      bill: 'FUTURE-DELIVERED',
      attributes: { pod_ata_at: at(-9) },
      containers: [
        { attributes: { ...lfd({ terminal: at(1) }), ...landed(-9), ...available, delivered_at: at(2) } },
      ],
    },
    {
      bill: 'FUTURE-EMPTY',
      attributes: { pod_ata_at: at(-15) },
      containers: [
        {
          attributes: {
            ...lfd({ terminal: at(-9) }),
            ...landed(-15),
            pod_full_out_at: at(-12),
            empty_terminated_at: at(3),
            empty_terminated_timezone: 'America/Los_Angeles',
            current_status: 'picked_up',
          },
        },
      ],
    },
    {
      bill: 'FUTURE-INLAND-ATA',
      destination: 'USCHI',
      attributes: { pod_ata_at: at(-9), destination_eta_at: at(2), destination_ata_at: at(2) },
      containers: [
        {
          attributes: {
            ...lfd({ rail: at(5) }),
            ...railed,
            ind_eta_at: at(2),
            ind_ata_at: at(2),
            current_status: 'on_rail',
          },
        },
      ],
    },
    {
      bill: 'FUTURE-CHECK',
      attributes: { pod_ata_at: at(-9) },
      containers: [
        {
          attributes: {
            ...lfd({ terminal: at(-2) }),
            ...landed(-9),
            ...available,
            terminal_checked_at: at(160),
          },
        },
      ],
    },
  ],
  'A',
  920_000,
);

/** Fields that deny each other. */
const contradictions: readonly ReportedShipment[] = [
  {
    bill: 'EMPTY-BEFORE-ARRIVAL',
    attributes: { pod_eta_at: at(8) },
    containers: [
      {
        attributes: {
          empty_terminated_at: at(-1),
          empty_terminated_timezone: 'America/Los_Angeles',
          current_status: 'empty_returned',
        },
        events: [
          ['empty_out', at(-25), 'CNSHA'],
          ['vessel_departed', at(-19), 'CNSHA', 'alpha', '132A'],
          ['empty_in', at(-1), 'USLGB'],
        ],
      },
    ],
  },
  {
    bill: 'LFD-OF-EARLIER-JOURNEY',
    containers: [{ attributes: lfd({ terminal: at(-20) }) }],
  },
  {
    bill: 'RAIL-LFD-UTC',
    destination: 'USCHI',
    attributes: { pod_ata_at: at(-9), destination_eta_at: at(-2), destination_ata_at: at(-2) },
    containers: [
      {
        attributes: {
          ...lfd({ rail: '2026-12-01T00:00:00Z' }),
          ...railed,
          ...available,
          ind_eta_at: at(-2),
          ind_ata_at: at(-2),
          ind_rail_unloaded_at: at(-1),
          ind_rail_carrier_scac: 'UP',
          current_status: 'awaiting_inland_transfer',
        },
      },
    ],
  },
  {
    bill: 'CONTAINER-AGAIN',
    containers: [{ attributes: { number: 'TCLU4265692' } }],
  },
  {
    bill: 'CONTAINER-BEFORE',
    attributes: {
      created_at: at(-400),
      pod_ata_at: at(-360),
      pod_eta_at: at(-360),
      pol_atd_at: at(-380),
      line_tracking_stopped_at: at(-340),
      line_tracking_stopped_reason: 'all_containers_terminated',
    },
    containers: [
      {
        attributes: {
          number: 'TCLU4265692',
          created_at: at(-400),
          current_status: 'empty_returned',
          ...landed(-360),
          pod_full_out_at: at(-355),
          empty_terminated_at: at(-350),
        },
      },
    ],
  },
];

const call = (
  bill: string,
  attributes: Attributes,
  [days, hours]: readonly [number, number],
  others: Partial<ReportedShipment> = {},
): ReportedShipment => ({
  bill,
  ...others,
  attributes: { pod_eta_at: at(days, hours), pod_original_eta_at: at(days, hours), ...attributes },
});
const vessel = (name: string, imo: string | null, voyage: string | null): Attributes => ({
  pod_vessel_name: name,
  pod_vessel_imo: imo,
  pod_voyage_number: voyage,
});

/** Vessels and IMO numbers that stand for none: two carriers each. */
const placeholders: readonly ReportedShipment[] = [
  call('TBN-MAERSK', vessel('TBN', null, null), [4, 1]),
  call('TBN-HAPAG', vessel('TBN', null, null), [5, 0], { carrier: hapag }),
  call('TBA-MAERSK', vessel('VESSEL TBA', '', 'TBA'), [9, 0], { pod: 'DEHAM' }),
  call('TBA-HAPAG', vessel('VESSEL TBA', '', 'TBA'), [20, 0], { pod: 'DEHAM', carrier: hapag }),
  ...['0', '0000000', '1', '9999999', '9999993', '-'].flatMap((imo, index) => [
    call(`IMO-${imo}-MAERSK`, vessel(`NORTH WIND ${index}`, imo, '5W'), [3 + index, 5], { pod: 'NLRTM' }),
    call(`IMO-${imo}-HAPAG`, vessel(`SOUTH WIND ${index}`, imo, '5W'), [3 + index, 10], {
      pod: 'NLRTM',
      carrier: hapag,
    }),
  ]),
];

/** Places that a journey has twice. */
const returningVessels: readonly ReportedShipment[] = [
  {
    bill: 'VESSELS-IN-TURN',
    pod: 'NLRTM',
    containers: [
      {
        events: [
          ['vessel_loaded', at(-40), 'CNSHA', 'alpha', '1E'],
          ['vessel_departed', at(-39.5), 'CNSHA', 'alpha', '1E'],
          ['transshipment_arrived', at(-35), 'KRPUS', 'alpha', '1E'],
          ['transshipment_discharged', at(-34.5), 'KRPUS', 'alpha', '1E'],
          ['transshipment_loaded', at(-30), 'KRPUS', 'bravo', '2E'],
          ['transshipment_departed', at(-29.5), 'KRPUS', 'bravo', '2E'],
          ['transshipment_arrived', at(-24), 'SGSIN', 'bravo', '2E'],
          ['transshipment_discharged', at(-23.5), 'SGSIN', 'bravo', '2E'],
          ['transshipment_loaded', at(-20), 'SGSIN', 'alpha', '3W'],
          ['transshipment_departed', at(-19.5), 'SGSIN', 'alpha', '3W'],
          ['transshipment_arrived', at(-14), 'LKCMB', 'alpha', '3W'],
          ['transshipment_discharged', at(-13.5), 'LKCMB', 'alpha', '3W'],
          ['transshipment_loaded', at(-10), 'LKCMB', 'bravo', '4W'],
          ['transshipment_departed', at(-9.5), 'LKCMB', 'bravo', '4W'],
        ],
      },
    ],
  },
  {
    bill: 'BACK-AT-ORIGIN',
    attributes: { pol_atd_at: at(-9.5), ...vessel('BRAVO STAR', '9400001', '2E') },
    containers: [
      {
        events: [
          ['vessel_loaded', at(-20), 'CNSHA', 'alpha', '1E'],
          ['vessel_departed', at(-19.5), 'CNSHA', 'alpha', '1E'],
          ['vessel_arrived', at(-15), 'CNSHA', 'alpha', '1E'],
          ['vessel_discharged', at(-14.5), 'CNSHA', 'alpha', '1E'],
          ['vessel_loaded', at(-10), 'CNSHA', 'bravo', '2E'],
          ['vessel_departed', at(-9.5), 'CNSHA', 'bravo', '2E'],
        ],
      },
    ],
  },
  {
    bill: 'TWO-RELAYS-IN-A-HUB',
    pod: 'NLRTM',
    attributes: { pol_atd_at: at(-39.5), ...vessel('CHARLIE STAR', '9400002', '3W') },
    containers: [
      {
        events: [
          ['vessel_loaded', at(-40), 'CNSHA', 'alpha', '1E'],
          ['vessel_departed', at(-39.5), 'CNSHA', 'alpha', '1E'],
          ['transshipment_arrived', at(-35), 'SGSIN', 'alpha', '1E'],
          ['transshipment_discharged', at(-34.5), 'SGSIN', 'alpha', '1E'],
          ['transshipment_loaded', at(-30), 'SGSIN', 'bravo', '2E'],
          ['transshipment_departed', at(-29.5), 'SGSIN', 'bravo', '2E'],
          ['transshipment_arrived', at(-24), 'SGSIN', 'bravo', '2E'],
          ['transshipment_discharged', at(-23.5), 'SGSIN', 'bravo', '2E'],
          ['transshipment_loaded', at(-10), 'SGSIN', 'charlie', '3W'],
          ['transshipment_departed', at(-9.5), 'SGSIN', 'charlie', '3W'],
        ],
      },
    ],
  },
  {
    bill: 'FEEDER-WITHOUT-NAME',
    pol: 'VNVUT',
    containers: [
      {
        events: [
          ['empty_out', at(-32), 'KHPNH'],
          ['full_in', at(-31), 'KHPNH'],
          ['feeder_loaded', at(-30), 'KHPNH'],
          ['feeder_departed', at(-29), 'KHPNH'],
          ['feeder_arrived', at(-28), 'VNVUT'],
          ['feeder_discharged', at(-27.8), 'VNVUT'],
          ['vessel_loaded', at(-20), 'VNVUT', 'alpha', '132A'],
          ['vessel_departed', at(-19), 'VNVUT', 'alpha', '132A'],
        ],
      },
    ],
  },
  {
    bill: 'MOVED-IN-TRANSSHIPMENT',
    pol: 'PKKHI',
    pod: 'BRSSZ',
    carrier: ['MSCU', 'MSC'],
    attributes: {
      pod_eta_at: '2026-12-20T03:00:00Z',
      pod_original_eta_at: '2026-11-20T03:00:00Z',
      pol_atd_at: '2026-10-01T19:00:00Z',
    },
    containers: [
      {
        events: [
          ['transshipment_loaded', '2026-11-21T15:00:00Z', 'KRPUS', 'bravo', 'UX605A'],
          ['positioned_in', '2026-11-21T15:00:00Z', 'KRPUS'],
          ['positioned_out', '2026-11-21T15:00:00Z', 'KRPUS'],
          ['transshipment_discharged', '2026-11-09T15:00:00Z', 'KRPUS', 'alpha', 'UX604A'],
          ['vessel_loaded', '2026-10-01T19:00:00Z', 'PKKHI', 'alpha', 'QS551R'],
          ['full_in', '2026-09-27T19:00:00Z', 'PKKHI'],
          ['empty_out', '2026-09-24T19:00:00Z', 'PKKHI'],
        ],
      },
    ],
  },
];

const afternoon = expected('2026-12-10T14:30:00Z', '2026-12-10T14:30:00Z');
const zoneNames = {
  WINDOWS: 'Pacific Standard Time',
  LOWER: 'america/los_angeles',
  BLANK: 'America/Los_Angeles ',
  EST: 'EST',
  OFFSET: 'UTC-08:00',
  PT: 'PT',
  EST5EDT: 'EST5EDT',
  GMT8: 'Etc/GMT+8',
  SPACED: 'America/Los Angeles',
};

/** Zones that are new, renamed, misspelt, or no zones. */
const zones: readonly ReportedShipment[] = [
  ...['CLCHB', 'UAODS', 'KICIS', 'PYASU', 'NAWVB'].map((pod) => ({
    bill: `ZONE-OF-${pod}`,
    pod,
    attributes: afternoon,
  })),
  ...Object.entries(zoneNames).map(([name, zone]) => ({
    bill: `ZONE-${name}`,
    attributes: { ...afternoon, pod_timezone: zone },
  })),
];

const feature = (type: string, coordinates: unknown, properties: Attributes) => ({
  type: 'Feature',
  geometry: { type, coordinates },
  properties,
});
const portOf = (sequence: number, name: string, label: string, coordinates: unknown, times: Attributes) =>
  feature('Point', coordinates, {
    feature_type: 'port',
    ports_sequence: sequence,
    ports_total: 2,
    location_id: name,
    name,
    label,
    time_zone: 'UTC',
    ...times,
  });

function mapWith(coordinates: readonly [number, number], position: Attributes = {}, ...others: unknown[]) {
  return {
    type: 'FeatureCollection',
    features: [
      portOf(1, 'Shanghai', 'POL', [121.5, 31.2], { outbound_atd_at: at(-10) }),
      portOf(2, 'Los Angeles', 'POD', [-118.26, 33.73], { inbound_eta_at: at(4) }),
      feature('Point', coordinates, {
        feature_type: 'current_vessel',
        ports_sequence: 1,
        vessel_id: 'alpha',
        vessel_name: 'ALPHA STAR',
        vessel_imo: '9321483',
        voyage_number: '1E',
        vessel_location_timestamp: at(0, -1),
        vessel_location_heading: 80,
        vessel_location_speed: 15,
        ...position,
      }),
      ...others,
    ],
  };
}

const strayTrack = feature(
  'LineString',
  [
    [121.5, 31.2],
    [150, 38],
    [170, 42],
    [-76.3, 36.9],
    [175, 43],
    [-175, 44.5],
    [-170, 45],
  ],
  {
    feature_type: 'past_vessel_locations',
    ports_sequence: 1,
    vessel_id: 'alpha',
    start_time: at(-10),
    end_time: at(0, -1),
    point_count: 7,
    outbound_atd_at: at(-10),
  },
);

/** AIS words for "not available", and one fix far from the others. */
const positions = ownVessel(
  [
    {
      bill: 'AIS-HEADING-SPEED',
      containers: [
        { map: mapWith([-170, 45], { vessel_location_heading: 511, vessel_location_speed: 102.3 }) },
      ],
    },
    {
      bill: 'AIS-HEADING-456',
      containers: [{ map: mapWith([-170, 45], { vessel_location_heading: 456 }) }],
    },
    {
      bill: 'AIS-ZERO',
      containers: [{ map: mapWith([0, 0], { vessel_location_heading: 0, vessel_location_speed: 0 }) }],
    },
    { bill: 'AIS-91-181', containers: [{ map: mapWith([181, 91]) }] },
    { bill: 'AIS-STRAY-FIX', containers: [{ map: mapWith([-170, 45], {}, strayTrack) }] },
  ],
  'P',
  930_000,
);

/** Texts where others belong. */
const words: readonly ReportedShipment[] = [
  { bill: 'BILL0000000001\nBILL0000000002 (Confirmed)' },
  {
    bill: 'NO-NUMBER',
    containers: [{ attributes: { number: null } }, { attributes: { number: '' } }],
  },
  {
    bill: 'NUMBERS-FOR-TEXTS',
    attributes: { pod_voyage_number: 132, pod_vessel_imo: 9_321_483 },
    containers: [
      {
        attributes: {
          seal_number: 7_654_321,
          location_at_pod_terminal: 0,
          equipment_length: '40',
          weight_in_lbs: '20,000',
        },
      },
    ],
  },
  {
    bill: 'LFD-IN-WORDS',
    attributes: { pod_ata_at: at(-4) },
    containers: [
      { attributes: { ...lfd({ terminal: 'Dec 1, 2026.' }), ...landed(-4), current_status: 'grounded' } },
    ],
  },
  {
    bill: 'SPREADSHEET-REFERENCES',
    attributes: {
      ref_numbers: [
        '219E01BE',
        '12E34567',
        '1E5',
        '0012345678',
        '452434700000000001',
        '3-4',
        'MAR1',
        '=1+1',
        '+49 40',
        '00E12',
      ],
    },
  },
];

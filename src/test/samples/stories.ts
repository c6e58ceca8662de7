import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { instant } from '#/time/instant.ts';
import { readEstimate } from '#/time/localDay.ts';
import { readMoment } from '#/time/moment.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleRequest, sampleShipment } from './records.ts';

/** Records of one shipment as they follow each other, with what a coordinator reads at each step. */
export interface Story {
  readonly name: string;
  readonly steps: readonly StoryStep[];
}
export interface StoryStep {
  /** An ISO instant. */
  readonly at: string;
  readonly shipment: Shipment;
  readonly requests: readonly TrackingRequest[];
  /** Of its container, so far. */
  readonly events: readonly TransportEvent[];
  /**
   * Chip and verdict; `=` what the timeline says, `!` what needs action, `~` what has changed since the step before, `*` what
   * alerts.
   */
  readonly reads: readonly string[];
}
/** What is new at a step; all else stays as it was. */
interface News {
  readonly at: string;
  readonly shipment?: Partial<Shipment>;
  readonly box?: Partial<Container>;
  readonly requests?: readonly TrackingRequest[];
  readonly events?: readonly TransportEvent[];
  readonly reads: readonly string[];
}

const zone = 'America/Los_Angeles';
const ended = { stoppedAt: null, stoppedReason: null };
const la = (text: string) => readMoment(text, zone);
const laEta = (text: string) => readEstimate(text, zone);
const shanghai = samplePlace({ id: 'sha', name: 'Shanghai', locode: 'CNSHA', zone: 'Asia/Shanghai' });
const losAngeles = samplePlace({ id: 'lax', name: 'Los Angeles', locode: 'USLAX', zone });
const terminal = { type: 'terminal', id: 'ter', name: 'Pier 400' } as const;

/** Each record was read at its own time: carrier and terminal were asked an hour before each step. */
function story(
  name: string,
  news: readonly News[],
  first: Partial<Shipment> = {},
  box: Partial<Container> = {},
): Story {
  let container = sampleContainer({
    id: 'box',
    podZone: zone,
    podTerminal: terminal,
    holds: [],
    fees: [],
    ...box,
  });
  let shipment = sampleShipment({
    id: 'shipment',
    billOfLading: 'MAEU123456789',
    carrier: { scac: 'MAEU', name: 'Maersk', shortName: 'Maersk' },
    portOfLoading: shanghai,
    portOfDischarge: losAngeles,
    podTerminal: terminal,
    podVessel: { id: 'v1', name: 'VEGA', imo: '9000003' },
    podVoyageNumber: '1E',
    ...first,
  });
  let events: readonly TransportEvent[] = [];
  const steps = news.map((one): StoryStep => {
    const asked = instant(Date.parse(one.at) - 3_600_000);
    container = { ...container, terminalCheckedAt: asked, ...one.box };
    shipment = {
      ...shipment,
      carrierTracking: {
        ...ended,
        ...shipment.carrierTracking,
        lastAttemptedAt: asked,
        lastSucceededAt: asked,
      },
      containers: shipment.containers.length > 1 ? shipment.containers : [container],
      ...one.shipment,
    };
    events = [...events, ...(one.events ?? [])];
    return { at: one.at, shipment, requests: one.requests ?? [], events, reads: one.reads };
  });
  return { name, steps };
}

const busan = samplePlace({ id: 'pus', name: 'Busan', locode: 'KRPUS', zone: 'Asia/Seoul' });
const vega = { vessel: { id: 'v1', name: 'VEGA', imo: '9000003' }, voyageNumber: '1E' };
const nora = { vessel: { id: 'v2', name: 'NORA', imo: '9000015' }, voyageNumber: '7E' };
const old = { vessel: { id: 'v0', name: 'OLD', imo: '9000039' }, voyageNumber: '9E' };
const at = (name: string, time: string, place: Place, known: Partial<TransportEvent> = {}) =>
  sampleEvent(name, time, { place, when: readMoment(time, place.zone), ...known });
const toLosAngeles = {
  polAtd: readMoment('2026-09-03T11:00:00Z', 'Asia/Shanghai'),
  podEta: laEta('2026-09-20T15:00:00Z'),
  podOriginalEta: laEta('2026-09-20T15:00:00Z'),
};
const onLand = {
  podArrived: la('2026-09-20T16:00:00Z'),
  podDischarged: la('2026-09-21T10:00:00Z'),
  availabilityKnown: true,
  availableForPickup: true,
  currentStatus: 'available',
} as const;
const arrivedInLosAngeles = { ...toLosAngeles, podAta: la('2026-09-20T16:00:00Z') };
const free = (terminalDay: string | null, lineDay: string | null) => ({
  deadlines: {
    line: lineDay === null ? null : la(lineDay),
    terminal: terminalDay === null ? null : la(terminalDay),
    rail: null,
  },
  lastFreeDay: (lineDay ?? terminalDay) ? la(lineDay ?? terminalDay ?? '') : null,
});
const customs = (status: string, description: string | null = null) => ({
  name: 'customs',
  status,
  description,
});
const chicago = 'America/Chicago';

export const stories: readonly Story[] = [
  story('a normal import', [
    {
      at: '2026-09-01T12:00:00Z',
      box: { currentStatus: 'new' },
      shipment: {
        polEtd: readEstimate('2026-09-03T10:00:00Z', 'Asia/Shanghai'),
        podEta: laEta('2026-09-20T15:00:00Z'),
        podOriginalEta: laEta('2026-09-20T15:00:00Z'),
      },
      reads: ['Booked: Booked'],
    },
    {
      at: '2026-09-04T12:00:00Z',
      box: { currentStatus: 'on_ship' },
      shipment: { polAtd: readMoment('2026-09-03T11:00:00Z', 'Asia/Shanghai') },
      reads: ['On vessel: At sea · ETA', '~ Status now On vessel'],
    },
    {
      at: '2026-09-20T20:00:00Z',
      box: { currentStatus: 'on_ship', podArrived: la('2026-09-20T16:00:00Z') },
      shipment: { podAta: la('2026-09-20T16:00:00Z') },
      reads: ['On vessel: Arrived, not discharged', '~ Arrived at POD, 1 h later than estimated'],
    },
    {
      at: '2026-09-21T20:00:00Z',
      box: {
        currentStatus: 'grounded',
        podDischarged: la('2026-09-21T10:00:00Z'),
        availabilityKnown: true,
        availableForPickup: false,
      },
      reads: ['At terminal: Not ready for pickup · Not released by the terminal', '~ Status now At terminal'],
    },
    {
      at: '2026-09-22T20:00:00Z',
      box: { currentStatus: 'available', availableForPickup: true, ...free('2026-09-25T07:00:00Z', null) },
      reads: [
        'Available: Ready for pickup · LFD in 3 days',
        '! LFD near (terminal) (soon)',
        '~ Terminal LFD reported',
        '~ Status now Available',
        '* LFD near (terminal)',
      ],
    },
    {
      at: '2026-09-23T20:00:00Z',
      box: { currentStatus: 'picked_up', podFullOut: la('2026-09-23T17:00:00Z') },
      reads: ['Picked up: Picked up', '~ Picked up'],
    },
    {
      at: '2026-09-25T20:00:00Z',
      box: { currentStatus: 'empty_returned', emptyTerminated: la('2026-09-25T18:00:00Z') },
      reads: ['Empty returned: Empty returned', '~ Empty returned'],
    },
  ]),
  story(
    'a vessel that is changed at the transshipment',
    [
      {
        at: '2026-09-05T12:00:00Z',
        box: { currentStatus: 'on_ship' },
        events: [at('vessel_departed', '2026-09-03T11:00:00Z', shanghai, vega)],
        reads: [
          'On vessel: At sea · ETA',
          '= VEGA 1E: Shanghai → Los Angeles, underWay',
          '= now: 2 d 1 h since the last event: at sea; about 15 d to go to Los Angeles, estimated',
        ],
      },
      {
        at: '2026-09-09T12:00:00Z',
        events: [
          at('transshipment_arrived', '2026-09-08T20:00:00Z', busan, vega),
          at('transshipment_discharged', '2026-09-09T04:00:00Z', busan, vega),
        ],
        reads: [
          'At transshipment port: At transshipment port Busan · ETA',
          '= VEGA 1E: Shanghai → Busan, done',
          '= VEGA 1E: Los Angeles, expected',
          '= now: 8 h since the last event: dwell at Busan; about 11 d to go to Los Angeles, estimated',
        ],
      },
      {
        at: '2026-09-10T12:00:00Z',
        events: [
          at('transshipment_loaded', '2026-09-10T02:00:00Z', busan, nora),
          at('transshipment_departed', '2026-09-10T09:00:00Z', busan, nora),
        ],
        shipment: {
          podVessel: { id: 'v2', name: 'NORA', imo: '9000015' },
          podVoyageNumber: '7E',
          podEta: laEta('2026-09-22T15:00:00Z'),
        },
        reads: [
          'On vessel: At sea · ETA',
          '= VEGA 1E: Shanghai → Busan, done',
          '= NORA 7E: Busan → Los Angeles, underWay',
          '= now: 3 h since the last event: at sea; about 12 d to go to Los Angeles, estimated',
          '~ POD ETA slipped 2 days',
          '~ Vessel changed',
          '~ Voyage changed',
        ],
      },
    ],
    toLosAngeles,
  ),
  story(
    'rail inland',
    [
      {
        at: '2026-09-21T20:00:00Z',
        box: {
          ...onLand,
          currentStatus: 'awaiting_inland_transfer',
          inlandEvidence: 'rail',
          finalDestinationZone: chicago,
          inlandEta: readEstimate('2026-09-27T14:00:00Z', chicago),
        },
        reads: [
          'Awaiting rail/inland: Ready for pickup · The status says “Awaiting rail/inland”, though the terminal reports it as available',
        ],
      },
      {
        at: '2026-09-23T20:00:00Z',
        box: {
          currentStatus: 'on_rail',
          podRailLoaded: la('2026-09-22T10:00:00Z'),
          podRailDeparted: la('2026-09-23T04:00:00Z'),
        },
        reads: ['On rail: On rail to Chicago · ETA', '~ Status now On rail'],
      },
      {
        at: '2026-09-27T20:00:00Z',
        box: {
          currentStatus: 'available',
          inlandAta: readMoment('2026-09-27T13:30:00Z', chicago),
          inlandRailUnloaded: readMoment('2026-09-27T16:00:00Z', chicago),
          railCheckedAt: instant(Date.parse('2026-09-27T19:00:00Z')),
          deadlines: { line: null, terminal: null, rail: readMoment('2026-09-29T05:00:00Z', chicago) },
          lastFreeDay: readMoment('2026-09-29T05:00:00Z', chicago),
        },
        reads: [
          'Available: Ready for pickup · Holds not reported · LFD in 2 days',
          '! LFD near (rail) (soon)',
          '~ Rail LFD reported',
          '~ Arrived inland',
          '~ Status now Available',
          '* LFD near (rail)',
        ],
      },
      {
        at: '2026-09-28T20:00:00Z',
        box: {
          currentStatus: 'picked_up',
          finalDestinationFullOut: readMoment('2026-09-28T15:00:00Z', chicago),
        },
        reads: ['Picked up: Picked up', '~ Picked up'],
      },
    ],
    {
      ...arrivedInLosAngeles,
      destination: samplePlace({
        id: 'chi',
        type: 'metro_area',
        name: 'Chicago',
        locode: 'USCHI',
        zone: chicago,
      }),
      destinationTerminal: { type: 'rail_terminal', id: 'ramp', name: 'Corwith' },
    },
  ),
  story(
    'a last free day that moves both ways',
    [
      {
        at: '2026-09-22T20:00:00Z',
        box: { ...onLand, ...free('2026-09-30T07:00:00Z', null) },
        reads: ['Available: Ready for pickup · LFD in 8 days'],
      },
      {
        at: '2026-09-23T20:00:00Z',
        box: free('2026-09-25T07:00:00Z', null),
        reads: [
          'Available: Ready for pickup · LFD in 2 days',
          '! LFD near (terminal) (soon)',
          '~ Terminal LFD 5 days earlier',
          '* LFD near (terminal)',
        ],
      },
      {
        at: '2026-09-24T20:00:00Z',
        box: free('2026-09-29T07:00:00Z', null),
        reads: ['Available: Ready for pickup · LFD in 5 days', '~ Terminal LFD 4 days later'],
      },
      {
        at: '2026-09-30T20:00:00Z',
        reads: [
          'Available: Ready for pickup · 1 day past LFD',
          '! LFD missed (terminal) (urgent)',
          '* LFD missed (terminal)',
        ],
      },
    ],
    arrivedInLosAngeles,
  ),
  story(
    'a hold that is placed and lifted',
    [
      {
        at: '2026-09-22T20:00:00Z',
        box: { ...onLand, ...free('2026-10-02T07:00:00Z', null) },
        reads: ['Available: Ready for pickup · LFD in 10 days'],
      },
      {
        at: '2026-09-23T20:00:00Z',
        box: {
          currentStatus: 'not_available',
          availableForPickup: false,
          holds: [{ name: 'freight', status: 'hold', description: null }],
        },
        reads: [
          'Not available: Not ready for pickup · Freight hold · LFD in 9 days',
          '! Freight hold (carrier) (soon)',
          '~ Freight hold added',
          '~ Status now Not available',
          '* Freight hold (carrier)',
        ],
      },
      {
        at: '2026-09-24T20:00:00Z',
        box: { currentStatus: 'available', availableForPickup: true, holds: [] },
        reads: [
          'Available: Ready for pickup · LFD in 8 days',
          '~ Freight hold cleared',
          '~ Status now Available',
        ],
      },
    ],
    arrivedInLosAngeles,
  ),
  story(
    'a customs exam',
    [
      {
        at: '2026-09-22T20:00:00Z',
        box: {
          ...onLand,
          currentStatus: 'not_available',
          availableForPickup: false,
          holds: [customs('pending')],
          ...free('2026-10-02T07:00:00Z', null),
        },
        reads: [
          'Not available: Not ready for pickup · Not released by the terminal · Customs hold pending · LFD in 10 days',
          '! Customs hold pending (watch)',
          '! Not available (watch)',
        ],
      },
      {
        at: '2026-09-23T20:00:00Z',
        box: { holds: [customs('hold', 'CET EXAM'), { name: 'VACIS', status: 'hold', description: null }] },
        reads: [
          'Not available: Not ready for pickup · Customs hold · VACIS exam · LFD in 9 days',
          '! VACIS exam (soon)',
          '! Customs hold (soon)',
          '~ VACIS exam added',
          '~ Customs hold changed',
          '* VACIS exam',
          '* Customs hold',
        ],
      },
      {
        at: '2026-09-26T20:00:00Z',
        box: {
          holds: [],
          fees: [{ type: 'exam', amount: 450, currencyCode: 'USD' }],
          currentStatus: 'available',
          availableForPickup: true,
        },
        reads: [
          'Available: Ready for pickup · LFD in 6 days · 450 USD in fees',
          '~ Fees added',
          '~ VACIS exam cleared',
          '~ Customs hold cleared',
          '~ Status now Available',
        ],
      },
    ],
    arrivedInLosAngeles,
  ),
  story(
    'a rolled booking',
    [
      { at: '2026-09-01T12:00:00Z', box: { currentStatus: 'new' }, reads: ['Booked: Booked'] },
      {
        at: '2026-09-05T12:00:00Z',
        reads: [
          'Booked: Overdue: no departure reported · POL ETD',
          '! POL departure overdue (watch)',
          '* POL departure overdue',
        ],
      },
      {
        at: '2026-09-06T12:00:00Z',
        shipment: {
          polEtd: readEstimate('2026-09-10T10:00:00Z', 'Asia/Shanghai'),
          podEta: laEta('2026-09-27T15:00:00Z'),
          podVoyageNumber: '2E',
        },
        reads: [
          'Booked: Booked · ETA slipped 7 d',
          '! POD ETA slipped (watch)',
          '~ POD ETA slipped 7 days',
          '~ Voyage changed',
          '* POD ETA slipped',
        ],
      },
    ],
    {
      polEtd: readEstimate('2026-09-03T10:00:00Z', 'Asia/Shanghai'),
      podEta: laEta('2026-09-20T15:00:00Z'),
      podOriginalEta: laEta('2026-09-20T15:00:00Z'),
    },
  ),
  story(
    'an ETA that slips five times',
    [
      { at: '2026-09-05T12:00:00Z', box: { currentStatus: 'on_ship' }, reads: ['On vessel: At sea · ETA'] },
      {
        at: '2026-09-07T12:00:00Z',
        shipment: { podEta: laEta('2026-09-21T15:00:00Z') },
        reads: ['On vessel: At sea · ETA', '~ POD ETA slipped 1 day'],
      },
      {
        at: '2026-09-09T12:00:00Z',
        shipment: { podEta: laEta('2026-09-23T00:00:00Z') },
        reads: [
          'On vessel: At sea · ETA slipped 2 d · ETA',
          '! POD ETA slipped (watch)',
          '~ POD ETA slipped 1 day',
          '* POD ETA slipped',
        ],
      },
      {
        at: '2026-09-11T12:00:00Z',
        shipment: { podEta: laEta('2026-09-24T15:00:00Z') },
        reads: [
          'On vessel: At sea · ETA slipped 4 d · ETA',
          '! POD ETA slipped (watch)',
          '~ POD ETA slipped 2 days',
        ],
      },
      {
        at: '2026-09-13T12:00:00Z',
        shipment: { podEta: laEta('2026-09-26T15:00:00Z') },
        reads: [
          'On vessel: At sea · ETA slipped 6 d · ETA',
          '! POD ETA slipped (watch)',
          '~ POD ETA slipped 2 days',
          '* POD ETA slipped',
        ],
      },
      {
        at: '2026-09-15T12:00:00Z',
        shipment: { podEta: laEta('2026-10-02T15:00:00Z') },
        reads: [
          'On vessel: At sea · ETA slipped 12 d · ETA',
          '! POD ETA slipped (watch)',
          '~ POD ETA slipped 6 days',
          '* POD ETA slipped',
        ],
      },
    ],
    toLosAngeles,
  ),
  story(
    'carrier and terminal that disagree',
    [
      {
        at: '2026-09-22T20:00:00Z',
        box: { ...onLand, ...free('2026-09-28T07:00:00Z', '2026-10-01T07:00:00Z') },
        reads: ['Available: Ready for pickup · LFD in 6 days'],
      },
      {
        at: '2026-09-29T20:00:00Z',
        reads: [
          'Available: Ready for pickup · 1 day past LFD',
          '! LFD missed (terminal) (urgent)',
          '* LFD missed (terminal)',
        ],
      },
    ],
    { ...toLosAngeles, podAta: la('2026-09-21T22:35:00Z') },
  ),
  story(
    'tracking that stops',
    [
      { at: '2026-09-05T12:00:00Z', box: { currentStatus: 'on_ship' }, reads: ['On vessel: At sea · ETA'] },
      {
        at: '2026-09-06T12:00:00Z',
        shipment: {
          carrierTracking: {
            lastAttemptedAt: instant(Date.parse('2026-09-05T12:00:00Z')),
            lastSucceededAt: instant(Date.parse('2026-09-05T12:00:00Z')),
            stoppedAt: instant(Date.parse('2026-09-06T00:00:00Z')),
            stoppedReason: 'booking_cancelled',
          },
        },
        reads: [
          'On vessel: Tracking stopped: last reported at sea · Booking cancelled by the carrier',
          '! Tracking stopped (watch)',
          '~ Tracking stopped: booking cancelled by the carrier',
          '* Tracking stopped',
        ],
      },
    ],
    toLosAngeles,
  ),
  story(
    'an empty container that is late',
    [
      {
        at: '2026-09-23T20:00:00Z',
        box: { ...onLand, currentStatus: 'picked_up', podFullOut: la('2026-09-23T17:00:00Z') },
        reads: ['Picked up: Picked up'],
      },
      { at: '2026-09-29T20:00:00Z', reads: ['Picked up: Picked up'] },
      {
        at: '2026-10-02T20:00:00Z',
        reads: ['Picked up: Empty overdue · 9 days out', '! Empty overdue (watch)', '* Empty overdue'],
      },
      {
        at: '2026-10-03T20:00:00Z',
        box: { currentStatus: 'empty_returned', emptyTerminated: la('2026-10-03T18:00:00Z') },
        reads: ['Empty returned: Empty returned', '~ Empty returned'],
      },
    ],
    arrivedInLosAngeles,
  ),
  story(
    'a vessel that is not reported',
    [
      {
        at: '2026-09-05T12:00:00Z',
        box: { currentStatus: 'on_ship' },
        events: [at('vessel_departed', '2026-09-03T11:00:00Z', shanghai)],
        reads: [
          'On vessel: At sea · ETA',
          '= Vessel not reported –: Shanghai → Los Angeles, underWay',
          '= now: 2 d 1 h since the last event: at sea; about 15 d to go to Los Angeles, estimated',
        ],
      },
      {
        at: '2026-09-20T20:00:00Z',
        box: { podArrived: la('2026-09-20T16:00:00Z') },
        events: [at('vessel_arrived', '2026-09-20T16:00:00Z', losAngeles)],
        reads: [
          'On vessel: Arrived, not discharged',
          '= Vessel not reported –: Shanghai → Los Angeles, underWay',
          '= now: 4 h since the last event: on vessel',
          '~ Arrived at POD, 1 h later than estimated',
        ],
      },
    ],
    { ...toLosAngeles, podVessel: null, podVoyageNumber: null },
  ),
  story(
    'days without a time of day',
    [
      {
        at: '2026-10-27T20:00:00Z',
        box: {
          currentStatus: 'available',
          availabilityKnown: true,
          availableForPickup: true,
          podArrived: la('2026-10-25T14:00:00Z'),
          podDischarged: la('2026-10-25T07:00:00Z'),
        },
        shipment: { podAta: la('2026-10-25T14:00:00Z') },
        events: [
          at('vessel_discharged', '2026-10-25T07:00:00Z', losAngeles, vega),
          at('vessel_arrived', '2026-10-25T14:00:00Z', losAngeles, vega),
        ],
        reads: [
          'Available: Ready for pickup',
          '= VEGA 1E: Shanghai → Los Angeles, done',
          '= now: 2 days since the last event: dwell at Los Angeles',
        ],
      },
    ],
    { ...toLosAngeles, podEta: laEta('2026-10-25T07:00:00Z'), podOriginalEta: laEta('2026-10-24T07:00:00Z') },
  ),
  story(
    'a container that is used again',
    [
      {
        at: '2026-09-05T12:00:00Z',
        box: { currentStatus: 'on_ship' },
        events: [
          at('vessel_departed', '2026-03-01T12:00:00Z', shanghai, old),
          at('vessel_arrived', '2026-03-18T12:00:00Z', losAngeles, old),
          at('vessel_discharged', '2026-03-19T12:00:00Z', losAngeles, old),
          at('full_out', '2026-03-22T12:00:00Z', losAngeles),
          at('empty_in', '2026-03-25T12:00:00Z', losAngeles),
          at('empty_out', '2026-08-28T12:00:00Z', shanghai),
          at('vessel_loaded', '2026-09-02T12:00:00Z', shanghai, vega),
          at('vessel_departed', '2026-09-03T11:00:00Z', shanghai, vega),
        ],
        reads: [
          'On vessel: At sea · ETA',
          '= VEGA 1E: Shanghai → Los Angeles, underWay',
          '= now: 2 d 1 h since the last event: at sea; about 15 d to go to Los Angeles, estimated',
          '= an earlier journey, folded',
        ],
      },
    ],
    toLosAngeles,
  ),
  story(
    'a bill that is split',
    [
      { at: '2026-09-05T12:00:00Z', box: { currentStatus: 'on_ship' }, reads: ['On vessel: At sea · ETA'] },
      {
        at: '2026-09-06T12:00:00Z',
        shipment: {
          containers: [
            sampleContainer({
              id: 'box',
              number: 'MSCU1234566',
              currentStatus: 'on_ship',
              holds: [],
              fees: [],
              podZone: zone,
              podTerminal: terminal,
            }),
            sampleContainer({ id: 'box 2', number: 'TCNU1126827', currentStatus: 'on_ship', podZone: zone }),
          ],
        },
        reads: ['On vessel: At sea · ETA', 'On vessel: At sea · ETA', '~ Container added'],
      },
      {
        at: '2026-09-07T12:00:00Z',
        shipment: {
          containers: [
            sampleContainer({ id: 'box 2', number: 'TCNU1126827', currentStatus: 'on_ship', podZone: zone }),
            sampleContainer({ id: 'box 3', number: 'TGHU1234563', currentStatus: 'on_ship', podZone: zone }),
          ],
        },
        reads: [
          'On vessel: At sea · ETA',
          'On vessel: At sea · ETA',
          '~ Container no longer on the shipment',
          '~ Container added',
        ],
      },
    ],
    toLosAngeles,
  ),
  story(
    'a wrong number',
    [
      {
        at: '2026-09-05T12:00:00Z',
        box: { currentStatus: 'on_ship' },
        requests: [sampleRequest({ number: 'HLCUSHA123', status: 'pending' })],
        reads: ['On vessel: At sea · ETA', '! Request waiting (watch)'],
      },
      {
        at: '2026-09-05T13:00:00Z',
        requests: [sampleRequest({ number: 'HLCUSHA123', status: 'failed', failedReason: 'not_found' })],
        reads: ['On vessel: At sea · ETA', '! Request failed (watch)', '* Request failed'],
      },
    ],
    toLosAngeles,
  ),
  story(
    'days on which clocks change',
    [
      {
        at: '2026-10-31T20:00:00Z',
        box: { ...onLand, ...free('2026-11-03T08:00:00Z', null) },
        reads: ['Available: Ready for pickup · LFD in 3 days', '! LFD near (terminal) (soon)'],
      },
      {
        at: '2026-11-01T08:30:00Z',
        reads: ['Available: Ready for pickup · LFD in 2 days', '! LFD near (terminal) (soon)'],
      },
      {
        at: '2026-11-03T07:30:00Z',
        reads: ['Available: Ready for pickup · LFD in 1 day', '! LFD near (terminal) (soon)'],
      },
      {
        at: '2026-11-04T07:59:00Z',
        reads: ['Available: Ready for pickup · LFD today', '! LFD today (terminal) (urgent)'],
      },
      {
        at: '2026-11-04T08:01:00Z',
        reads: [
          'Available: Ready for pickup · 1 day past LFD',
          '! LFD missed (terminal) (urgent)',
          '* LFD missed (terminal)',
        ],
      },
    ],
    arrivedInLosAngeles,
  ),
  story(
    'a zone of half an hour',
    [
      {
        at: '2026-09-22T12:00:00Z',
        box: {
          ...onLand,
          podZone: 'Asia/Kolkata',
          podArrived: readMoment('2026-09-20T16:00:00Z', 'Asia/Kolkata'),
          podDischarged: readMoment('2026-09-20T18:30:00Z', 'Asia/Kolkata'),
          deadlines: { line: null, terminal: readMoment('2026-09-23T18:30:00Z', 'Asia/Kolkata'), rail: null },
        },
        reads: ['Available: Ready for pickup · LFD in 2 days', '! LFD near (terminal) (soon)'],
      },
      {
        at: '2026-09-23T18:29:00Z',
        reads: ['Available: Ready for pickup · LFD in 1 day', '! LFD near (terminal) (soon)'],
      },
      {
        at: '2026-09-23T18:31:00Z',
        reads: ['Available: Ready for pickup · LFD today', '! LFD today (terminal) (urgent)'],
      },
      {
        at: '2026-09-24T18:31:00Z',
        reads: [
          'Available: Ready for pickup · 1 day past LFD',
          '! LFD missed (terminal) (urgent)',
          '* LFD missed (terminal)',
        ],
      },
    ],
    {
      ...toLosAngeles,
      portOfDischarge: samplePlace({ id: 'nsa', name: 'Nhava Sheva', locode: 'INNSA', zone: 'Asia/Kolkata' }),
      podAta: readMoment('2026-09-20T16:00:00Z', 'Asia/Kolkata'),
      podEta: readEstimate('2026-09-20T15:00:00Z', 'Asia/Kolkata'),
    },
  ),
];

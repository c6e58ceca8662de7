import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { withInlandEvents } from '#/domain/timeline/shownByEvents.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { withInlandEvidence } from './inlandEvidence.ts';
import { inlandMove } from './inlandMove.ts';
import { pickedUp } from './pickedUp.ts';

const longBeach = samplePlace({ locode: 'USLGB', name: 'Long Beach' });
const elwood = samplePlace({ locode: 'USEWO', name: 'Elwood' });
const at = (text: string) => readMoment(text, 'America/Los_Angeles');
const out = { podFullOut: at('2026-06-14T20:41:00Z') };
const rail = { by: 'rail', certainty: 'certain' };
const inland = { by: 'unknown', certainty: 'certain' };
const likely = { by: 'unknown', certainty: 'likely' };

type Case = readonly [
  what: string,
  move: object | null,
  container?: Partial<Container>,
  shipment?: Partial<Shipment>,
  events?: readonly TransportEvent[],
];

const toElwood = { portOfDischarge: longBeach, destination: elwood };
const arrived = { podArrived: at('2026-06-10T13:00:00Z') };
const ramp = { type: 'rail_terminal', id: 'ramp', name: 'Elwood ramp' } as const;
const railLoaded = sampleEvent('rail_loaded', '2026-06-14T20:00:00Z', { place: longBeach });
const cases: readonly Case[] = [
  ['a railroad on the container', rail, { ...out, podRailCarrier: 'UPRR' }],
  [
    'a last free day of the railroad',
    rail,
    { deadlines: { line: null, terminal: null, rail: out.podFullOut } },
  ],
  ['the status on rail after the arrival', rail, { ...arrived, currentStatus: 'on_rail' }],
  ['the status on rail before any vessel has left', null, { currentStatus: 'on_rail' }],
  ['the status of waiting for the transfer', inland, { currentStatus: 'awaiting_inland_transfer' }],
  ['a rail ramp as the pickup facility', rail, { pickupFacility: ramp }],
  ['a rail ramp at a destination inland', rail, {}, { ...toElwood, destinationTerminal: ramp }],
  [
    'a rail ramp at the port itself',
    null,
    out,
    { portOfDischarge: longBeach, destination: longBeach, destinationTerminal: ramp },
  ],
  ['the loading on rail among the events', rail, out, toElwood, [railLoaded]],
  [
    'a train to the port of loading among the events',
    null,
    {},
    toElwood,
    [
      sampleEvent('rail_loaded', '2026-05-01', { place: elwood }),
      sampleEvent('vessel_departed', '2026-05-20'),
    ],
  ],
  [
    'a train of an export that has not been at sea',
    null,
    {},
    { polEtd: at('2026-07-01T12:00:00Z') },
    [railLoaded],
  ],
  ['an expected train', null, out, toElwood, [{ ...railLoaded, estimated: true }]],
  [
    'a destination inland that is expected after the gate-out',
    likely,
    out,
    { ...toElwood, destinationEta: at('2026-06-20T12:00:00Z') },
  ],
  [
    'a destination inland that was expected before the gate-out',
    null,
    out,
    { ...toElwood, destinationEta: at('2026-06-11T12:00:00Z') },
  ],
  [
    'a destination inland that the carrier has reached',
    inland,
    out,
    { ...toElwood, destinationAta: at('2026-06-20T12:00:00Z') },
  ],
  ['a destination inland without a date', null, out, toElwood],
  ['a pickup inland', inland, { ...out, finalDestinationFullOut: at('2026-06-20T12:00:00Z') }],
  ['nothing but the gate-out', null, out],
];

describe('a carriage inland', () => {
  it.each(cases.map((one) => ({ what: one[0], one })))('is known by $what', ({ one }) => {
    const [, move, container = {}, shipment = {}, events = []] = one;
    const recorded = sampleContainer(container);
    const whole = sampleShipment({ ...shipment, containers: [recorded] });
    const reported = withInlandEvents(whole, withInlandEvidence(whole, recorded), events);
    expect(inlandMove(reported)).toEqual(move);
    // A gate-out at the port is the pickup unless the container goes on (trap 19).
    expect(pickedUp(reported)).toEqual(move ? reported.finalDestinationFullOut : reported.podFullOut);
  });
});

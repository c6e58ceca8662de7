import { describe, expect, it } from 'vitest';
import { defaultExceptionSettings as limits } from '#/domain/exceptions/exceptionSettings.ts';
import { journeyOf } from '#/domain/journey/journey.ts';
import { timelineEvents } from '#/domain/journey/timelineEvents.ts';
import { whereBeside } from '#/domain/pickup/whereNow.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { routeLegs } from '#/domain/route/routeLegs.ts';
import { routeStops } from '#/domain/route/stops.ts';
import { statusOf } from '#/domain/status/status.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { withInlandEvents } from '#/domain/timeline/shownByEvents.ts';
import { timeline } from '#/domain/timeline/timeline.ts';
import { waitsAt } from '#/domain/timeline/waitsAt.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import { fresh, now } from '#/test/samples/exceptions.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { modeLabels } from '#/wording/route.ts';
import { describeStatus } from '#/wording/status.ts';
import { describeNow } from '#/wording/stays.ts';
import { describeHeadline } from '#/wording/verdict.ts';
import { describeWhereBeside } from '#/wording/whereNow.ts';

// What chip, headline, timeline and map say of one container, side by side.

const place = (locode: string, name: string, latitude: number) =>
  samplePlace({ locode, name, latitude, longitude: latitude });
const hamburg = place('DEHAM', 'Hamburg', 53);
const rotterdam = place('NLRTM', 'Rotterdam', 51);
const jakarta = place('IDJKT', 'Jakarta', -6);
const chicago = place('USCHI', 'Chicago', 41);
const emma = { vessel: { id: 'v1', imo: null, name: 'EMMA' }, voyageNumber: '12W' };

function said(
  events: readonly TransportEvent[],
  known: { shipment?: Partial<Shipment>; container?: Partial<Container> } = {},
) {
  const recorded = sampleContainer(known.container);
  const shipment = sampleShipment({
    portOfLoading: hamburg,
    portOfDischarge: jakarta,
    containers: [recorded],
    ...known.shipment,
  });
  const container = withInlandEvents(shipment, recorded, events);
  const legs = buildJourney({ events, rawEvents: [], shipment, container });
  const at = waitsAt(shipment, container, legs);
  const status = statusOf(container, shipment, at);
  const stops = routeStops(null, { shipment, container, legs });
  const { moves } = journeyOf(
    { shipment, container, events: timelineEvents(legs, shipment, container) },
    now,
  );
  const where = whereBeside(status, { shipment, container, waitsAt: at });
  return {
    chip: describeStatus(status),
    beside: where && describeWhereBeside(where),
    headline: describeHeadline(verdictOf({ shipment, container, now, limits, waitsAt: at }).headline),
    now: timeline({ events, rawEvents: [], shipment, container }, now)
      .legs.flatMap(({ rows }) => rows)
      .flatMap((row) => (row.kind === 'now' ? describeNow(row) : [])),
    timeline: legs.map(({ kind, state }) => `${kind} ${state}`),
    map: routeLegs(stops, null, container).map(({ mode, state }) => `${modeLabels[mode]} ${state}`),
    line: moves.map(({ kind, state }) => `${kind} ${state}`),
    last: moves.at(-1)?.to,
  };
}

const departed = sampleEvent('vessel_departed', '2026-08-01', { place: hamburg, ...emma });
const landed = sampleEvent('transshipment_discharged', '2026-08-05', { place: rotterdam, ...emma });

describe('a container at its transshipment port', () => {
  it('is there in chip, headline, timeline and map', () => {
    expect(
      said([departed, landed], {
        shipment: { carrierTracking: fresh },
        container: { currentStatus: 'on_ship' },
      }),
    ).toMatchObject({
      chip: 'At transshipment port',
      beside: 'Rotterdam',
      headline: 'At transshipment port Rotterdam',
      now: ['7 d 3 h since the last event: dwell at Rotterdam'],
      timeline: ['vessel done', 'transshipment expected', 'gate expected'],
      map: ['By sea done', 'By sea upcoming'],
    });
  });

  it('is there also while the carrier’s data is unchecked', () => {
    expect(said([departed, landed], { container: { currentStatus: 'on_ship' } })).toMatchObject({
      chip: 'At transshipment port',
      beside: 'Rotterdam',
      headline: 'Not checked yet: last reported at transshipment port Rotterdam',
      map: ['By sea done', 'By sea upcoming'],
    });
    expect(said([landed])).toMatchObject({
      chip: 'At transshipment port',
      headline: 'Not checked yet: last reported at transshipment port Rotterdam',
    });
  });

  it('is there the day before the ETA at the port of discharge', () => {
    const shipment = { carrierTracking: fresh, podEta: readMoment('2026-08-13T04:00:00Z', 'Asia/Jakarta') };
    expect(said([departed, landed], { shipment }).headline).toBe('At transshipment port Rotterdam');
  });

  it('is on the vessel everywhere once it has left', () => {
    const left = sampleEvent('transshipment_departed', '2026-08-09', { place: rotterdam });
    expect(
      said([departed, landed, left], {
        shipment: { carrierTracking: fresh },
        container: { currentStatus: 'on_ship' },
      }),
    ).toMatchObject({
      chip: 'On vessel',
      beside: 'to Jakarta',
      headline: 'At sea',
      map: ['By sea done', 'By sea current'],
    });
  });
});

describe('a carriage inland whose means are not reported', () => {
  const discharged = sampleEvent('vessel_discharged', '2026-08-05', { place: jakarta, ...emma });
  const inland = sampleEvent('arrived_at_inland_destination', '2026-08-09', { place: chicago });
  const shipment = { destination: chicago, carrierTracking: fresh };

  it('is no train in timeline, map and line', () => {
    const { timeline: legs, map, line } = said([departed, discharged, inland], { shipment });
    expect(legs).toEqual(['vessel done', 'inland done', 'gate expected']);
    expect(map.at(-1)).toBe('Inland, mode not reported done');
    expect(line.join()).not.toMatch(/rail/);
  });

  it('is a train where an event is one', () => {
    const train = sampleEvent('rail_departed', '2026-08-06', { place: jakarta });
    const { timeline: legs, map } = said([departed, discharged, train, inland], { shipment });
    expect(legs).toEqual(['vessel done', 'rail underWay', 'gate expected']);
    expect(map.at(-1)).toMatch(/^By rail/);
  });
});

describe('a delivered container', () => {
  const out = sampleEvent('full_out', '2026-08-06', { place: jakarta });
  const delivered = sampleEvent('delivered', '2026-08-07', { place: jakarta });
  const discharged = sampleEvent('vessel_discharged', '2026-08-05', { place: jakarta, ...emma });

  it('has its journey end with the delivery', () => {
    const shipment = { carrierTracking: fresh };
    const before = said([departed, discharged, out], { shipment });
    expect([before.line.at(-1), before.now.length]).toEqual(['gate actual', 1]);
    const after = said([departed, discharged, out, delivered], { shipment });
    expect(after.now).toEqual([]);
    expect(after.timeline.at(-1)).toBe('gate done');
    expect(after.last).toBe(Date.parse('2026-08-07T12:00:00Z'));
  });
});

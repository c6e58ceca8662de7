import { describe, expect, it } from 'vitest';
import { journeyOf } from '#/domain/journey/journey.ts';
import { timelineEvents } from '#/domain/journey/timelineEvents.ts';
import { buildLedger } from '#/domain/provenance/provenance.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { routeStops } from '#/domain/route/stops.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { formatMoment } from '#/time/format.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { utc } from '#/time/zone.ts';
import { describeJourney } from '#/wording/journey.ts';
import { describeSpan } from '#/wording/spans.ts';
import { isAfloat } from './groups.ts';
import { buildJourney } from './legs.ts';
import { selectEvents } from './selectEvents.ts';
import { timeline } from './timeline.ts';

const now = instant(Date.parse('2026-10-20T12:00:00Z'));
const options = { now, display: 'place', viewer: utc } as const;
const shanghai = samplePlace({ locode: 'CNSHA', name: 'Shanghai' });
const oakland = samplePlace({ locode: 'USOAK', name: 'Oakland' });
const old = { vessel: { id: 'old', imo: null, name: 'OLD' }, voyageNumber: '9E' };
const vega = { vessel: { id: 'vega', imo: null, name: 'VEGA' }, voyageNumber: '1E' };
const on = (name: string, day: string, known: Partial<TransportEvent> = {}) => sampleEvent(name, day, known);

const march = [
  on('vessel_departed', '2026-03-01', { place: shanghai, ...old }),
  on('vessel_arrived', '2026-03-18', { place: oakland, ...old }),
  on('vessel_discharged', '2026-03-19', { place: oakland, ...old }),
  on('full_out', '2026-03-22', { place: oakland }),
  on('empty_in', '2026-03-25', { place: oakland }),
];
const october = [
  on('empty_out', '2026-10-01', { place: shanghai }),
  on('vessel_loaded', '2026-10-06', { place: shanghai, ...vega }),
  on('vessel_departed', '2026-10-07', { place: shanghai, ...vega }),
];

function read(
  events: readonly TransportEvent[],
  known: { shipment?: Partial<Shipment>; container?: Partial<Container>; raw?: TransportEvent[] } = {},
) {
  const container = sampleContainer(known.container);
  const shipment = sampleShipment({
    portOfLoading: shanghai,
    portOfDischarge: oakland,
    containers: [container],
    ...known.shipment,
  });
  const reported = { events, rawEvents: known.raw ?? [] };
  const { result, rejected } = selectEvents(reported, shipment, container, (lists) => {
    const legs = buildJourney({ ...lists, shipment, container });
    const journey = timelineEvents(legs, shipment, container);
    return {
      lists,
      line: describeJourney(journeyOf({ shipment, container, events: journey }, now), options),
      stops: routeStops(null, { shipment, container, legs }),
      ledger: buildLedger({ ...lists, shipment, container }),
      drawn: timeline({ ...lists, shipment, container }, now),
    };
  });
  expect(rejected).toEqual([]);
  return result;
}
const named = (events: readonly TransportEvent[]) => events.map(({ id }) => id);

describe('a re-used container', () => {
  it('is on the journey that is under way, and the one before counts nowhere', () => {
    const { drawn, ledger, stops, line } = read([...october, ...march].toReversed());
    const sea = drawn.legs.filter(isAfloat);
    expect(
      sea.map(({ vessel, voyageNumber, places, state }) => [vessel?.name, voyageNumber, places, state]),
    ).toEqual([['VEGA', '1E', [shanghai, oakland], 'underWay']]);
    expect(line).toBe('Shanghai: gate-out empty Thu 1 Oct, departed Wed 7 Oct. 13 days at sea so far.');
    expect(ledger.map(({ name, agreement }) => [name, agreement.kind])).toEqual([
      ['empty_out', 'single'],
      ['vessel_loaded', 'single'],
      ['vessel_departed', 'single'],
    ]);
    expect(stops.map(({ arrival }) => arrival.actual)).toEqual([null, null]);
    expect(JSON.stringify(drawn.legs)).not.toMatch(/OLD/);
    const gaps = drawn.legs.flatMap(({ rows }) => rows.flatMap((row) => (row.kind === 'gap' ? row.gap : [])));
    expect(gaps.map(({ span }) => describeSpan(span))).not.toContain('199 d');
  });

  it('has the earlier journey folded, with all that happened on it', () => {
    const [earlier] = read([...october, ...march]).drawn.others;
    expect(earlier).toMatchObject({
      isLater: false,
      places: [shanghai, oakland],
      ended: march.at(-1)?.when,
    });
    expect(earlier?.legs.map(({ state }) => state)).toEqual(['done', 'done']);
    const shown = earlier?.legs.flatMap(({ rows }) =>
      rows.flatMap((row) => (row.kind === 'event' ? row.key : [])),
    );
    expect(shown).toEqual(named(march));
    expect(earlier?.legs.some(({ rows }) => rows.some(({ kind }) => kind === 'now'))).toBe(false);
  });

  it.each([
    ['taken out empty', october],
    ['loaded', october.slice(1)],
  ])('begins another journey where it was out full and is %s again', (_, next) => {
    const { lists } = read([...march.slice(0, -1), ...next]);
    expect(named(lists.events)).toEqual(named(next));
    expect(lists.others.map(({ events }) => named(events))).toEqual([named(march.slice(0, -1))]);
  });

  it('travels between the same two ports again, and is transshipped at none of them', () => {
    const back = [
      on('empty_out', '2026-05-01', { place: oakland }),
      on('vessel_departed', '2026-05-06', { place: oakland, ...old }),
      on('vessel_arrived', '2026-05-26', { place: shanghai, ...old }),
      on('vessel_discharged', '2026-05-27', { place: shanghai, ...old }),
      on('full_out', '2026-05-29', { place: shanghai }),
      on('empty_in', '2026-06-02', { place: shanghai }),
    ];
    const { drawn, stops } = read([...march, ...back, ...october]);
    expect(drawn.legs.map(({ kind, places }) => [kind, places])).toEqual([
      ['gate', [shanghai]],
      ['vessel', [shanghai, oakland]],
      ['gate', [oakland]],
    ]);
    expect(drawn.others.map(({ places }) => places)).toEqual([
      [shanghai, oakland],
      [oakland, shanghai],
    ]);
    expect(stops.map(({ label }) => label)).toEqual(['POL', 'POD']);
  });

  it('is not parted by a return that is denied, nor is an arrival before this journey one of it', () => {
    const shipment = {
      polAtd: readMoment('2026-10-07T12:00:00Z', 'Etc/UTC'),
      podEta: readMoment('2026-11-20T12:00:00Z', 'Etc/UTC'),
    };
    const wrong = on('empty_in', '2026-10-20', { place: oakland });
    const feeder = on('feeder_loaded', '2026-10-25', { ...vega });
    const { lists } = read([...march, ...october, wrong, feeder], { shipment });
    expect(named(lists.events)).toEqual(named([...october, wrong, feeder]));
    expect(lists.events.find(({ id }) => id === wrong.id)?.denied).toBe(true);
    expect(lists.others.map(({ events }) => named(events))).toEqual([named(march)]);
  });

  it('keeps a barge after the gate-out, a second report of the return and a new try to deliver on one journey', () => {
    const events = [
      ...march,
      on('feeder_loaded', '2026-03-23', { place: oakland }),
      on('delivered', '2026-03-24'),
      on('empty_in', '2026-03-26', { place: oakland, id: 'again' }),
    ];
    expect(read(events).lists).toMatchObject({ others: [] });
  });

  it('gives estimates, changed deadlines and undated steps to the journey they belong to', () => {
    const eta = on('vessel_arrived', '2026-10-22', { place: oakland, estimated: true, ...vega });
    const etd = on('vessel_departed', '2026-09-28', { place: shanghai, estimated: true, ...vega });
    const oldReturn = on('empty_in', '2026-03-30', { place: oakland, estimated: true });
    const deadline = on('container.pickup_lfd.changed', '2026-03-20');
    const undated = on('vessel_loaded', '', { id: 'undated', when: null, place: shanghai, ...old });
    const { lists } = read([...march, deadline, undated, ...october], { raw: [etd, eta, oldReturn] });
    expect(named(lists.events)).toEqual(named(october));
    expect(named(lists.rawEvents)).toEqual(named([etd, eta]));
    expect(named(lists.others.flatMap(({ events }) => events)).toSorted()).toEqual(
      named([undated, deadline, ...march]).toSorted(),
    );
  });

  it('stays on the journey of its shipment once that is over and the container travels on', () => {
    const { lists, drawn } = read([...march, ...october], {
      shipment: { polAtd: readMoment('2026-03-01T12:00:00Z', 'Asia/Shanghai') },
      container: { currentStatus: 'empty_returned' },
    });
    expect(named(lists.events)).toEqual(named(march));
    expect(drawn.others.map(({ isLater }) => isLater)).toEqual([true]);
  });
});

describe('a source that knows only the day', () => {
  const at = (name: string, text: string, known: Partial<TransportEvent> = {}) =>
    sampleEvent(name, null, { id: name, when: readMoment(text, 'America/Los_Angeles'), ...known });
  const written = (events: readonly TransportEvent[], raw: TransportEvent[] = []) =>
    read(events, { raw }).lists.events.map(({ when }) => when && formatMoment(when, options).time);
  const arrived = at('vessel_arrived', '2026-10-14T07:00:00Z', { place: oakland });
  const discharged = at('vessel_discharged', '2026-10-15T07:00:00Z', { place: oakland });

  it('is written by days where several of its steps are at midnight', () => {
    expect(written([arrived, discharged])).toEqual([null, null]);
    expect(written([arrived, at('vessel_discharged', '2026-10-15T07:30:00Z')])).toEqual(['00:00', '00:30']);
    expect(written([arrived, { ...discharged, dataSource: 'terminal' }])).toEqual(['00:00', '00:00']);
  });

  it('is written by the day where it states no more of this step', () => {
    const day = sampleEvent('vessel_arrived', null, {
      when: readMoment('2026-10-14', null),
      dataSource: null,
    });
    expect(written([arrived], [day])).toEqual([null]);
  });
});

describe('a place of the shipment', () => {
  const manzanillo = samplePlace({ locode: 'MXZLO', name: 'Manzanillo', zone: 'America/Mexico_City' });
  const code = samplePlace({ id: null, locode: 'MXZLO', zone: 'America/Los_Angeles' });
  const shipment = { portOfDischarge: manzanillo };
  const arrived = (text: string) =>
    sampleEvent('vessel_arrived', null, {
      when: readMoment(text, 'America/Los_Angeles'),
      place: code,
      locode: 'MXZLO',
    });

  it('keeps its name and zone in events that have only its code, and says once that zones differ', () => {
    const { lists, drawn } = read([arrived('2026-10-14T21:25:00Z')], { shipment });
    const [event] = lists.events;
    expect(event?.place).toMatchObject({ name: 'Manzanillo', zone: 'America/Mexico_City' });
    expect(event?.when && formatMoment(event.when, options)).toMatchObject({ time: '15:25', zone: 'CST' });
    expect(drawn.zoneConflicts).toMatchObject([
      { place: { name: 'Manzanillo' }, zone: 'America/Mexico_City', other: 'America/Los_Angeles' },
    ]);
  });

  it('leaves a day what it is by the clock that wrote it', () => {
    const { lists } = read([arrived('2026-10-14T07:00:00Z')], { shipment });
    const when = lists.events[0]?.when;
    expect(when && formatMoment(when, options)).toMatchObject({ date: 'Wed 14 Oct', time: null });
  });

  it('has no conflict with another name of its zone', () => {
    const alias = { ...manzanillo, zone: 'America/Tijuana' };
    const { drawn } = read([arrived('2026-10-14T21:25:00Z')], { shipment: { portOfDischarge: alias } });
    expect(drawn.zoneConflicts).toEqual([]);
  });
});

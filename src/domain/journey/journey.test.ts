import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { fresh, now } from '#/test/samples/exceptions.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { parseInstant } from '#/time/instant.ts';
import { dayOf } from '#/time/localDay.ts';
import { readMoment } from '#/time/moment.ts';
import { utc } from '#/time/zone.ts';
import { describeEtaChange } from '#/wording/arrival.ts';
import { describeJourney, journeySummary } from '#/wording/journey.ts';
import { carriagesOf, journeyDays, stayOnLand } from './days.ts';
import { type Journey, journeyOf } from './journey.ts';
import { timelineEvents } from './timelineEvents.ts';

const shanghai = samplePlace({ locode: 'CNSHG', name: 'Shanghai' });
const singapore = samplePlace({ locode: 'SGSIN', name: 'Singapore' });
const losAngeles = samplePlace({ locode: 'USLAX', name: 'Los Angeles' });
const chicago = samplePlace({ locode: 'USCHI', name: 'Chicago' });
const zone = 'America/Los_Angeles';
/** Noon in Los Angeles. */
const on = (day: string) => readMoment(`${day}T19:00:00Z`, zone);
const atSea: Partial<Shipment> = {
  portOfLoading: shanghai,
  portOfDischarge: losAngeles,
  polAtd: on('2026-08-03'),
  podEta: on('2026-08-18'),
  carrierTracking: fresh,
};
const checked = { podZone: zone, terminalCheckedAt: now };
const freeUntil = (day: string): Partial<Container> => ({
  ...checked,
  deadlines: { line: null, terminal: readMoment(day, zone), rail: null },
});

function ofRecord(shipment: Partial<Shipment>, container: Partial<Container> | null = {}): Journey {
  const box = container && sampleContainer(container);
  return journeyOf(
    { shipment: sampleShipment({ ...atSea, ...shipment }), container: box, events: null },
    now,
  );
}

function ofEvents(
  events: TransportEvent[],
  shipment: Partial<Shipment> = {},
  container: Partial<Container> = {},
): Journey {
  const [of, box] = [sampleShipment({ ...atSea, polAtd: null, ...shipment }), sampleContainer(container)];
  const happened = events.filter(({ estimated }) => !estimated);
  const rawEvents = events.filter(({ estimated }) => estimated);
  const legs = buildJourney({ events: happened, rawEvents, shipment: of, container: box });
  return journeyOf({ shipment: of, container: box, events: timelineEvents(legs, of, box) }, now);
}

const dayText = (at: number) => new Date(at).toISOString().slice(5, 10);
const spans = (some: readonly { kind: string; state: string; from: number; to: number }[]) =>
  some.map(({ kind, state, from, to }) => `${kind} ${state} ${dayText(from)} ${dayText(to)}`);
const moves = (journey: Journey) => spans(journey.moves);
const free = ({ freeTime }: Journey) => spans(freeTime?.spans ?? []);
const words = (journey: Journey) => describeJourney(journey, { display: 'place', viewer: utc, now });

describe('a journey by its records', () => {
  it('at sea is actual up to now and estimated from there', () => {
    const journey = ofRecord({});
    expect(moves(journey)).toEqual(['vessel actual 08-03 08-12', 'vessel estimated 08-12 08-18']);
    expect(words(journey)).toBe(
      'Shanghai: departed Mon 3 Aug. 9 days at sea so far. Los Angeles: ETA Tue 18 Aug.',
    );
  });

  it('of a booking is all estimated', () => {
    const booking = { polAtd: null, polEtd: on('2026-08-14') };
    expect(journeyDays(ofRecord(booking, null))).toBeNull();
    expect(moves(ofRecord(booking, null))).toEqual(['vessel estimated 08-14 08-18']);
    expect(moves(ofRecord({ polAtd: null }))).toEqual(['unknown estimated 08-12 08-18']);
    expect(words(ofRecord(booking, null))).toBe('Shanghai: ETD Fri 14 Aug. Los Angeles: ETA Tue 18 Aug.');
    expect(words(ofRecord({ polAtd: null, podEta: null }))).toBe('No dates reported yet');
  });

  it('of which the ETA has passed is overdue since then, and stays an estimate', () => {
    const late = ofRecord({ podEta: on('2026-08-10') });
    expect(moves(late)).toEqual(['vessel actual 08-03 08-10', 'vessel overdue 08-10 08-12']);
    expect(words(late)).toMatch(/7 days at sea\. Los Angeles: ETA Mon 10 Aug, overdue\.$/);
    const notUpdated = { ...fresh, lastSucceededAt: parseInstant('2026-08-09T12:00:00Z') };
    expect(moves(ofRecord({ podEta: on('2026-08-10'), carrierTracking: notUpdated }))[1]).toBe(
      'vessel estimated 08-10 08-12',
    );
  });

  it('of which the departure has passed without an actual waits for it', () => {
    const journey = ofRecord({ polAtd: null, polEtd: on('2026-08-09') });
    expect(moves(journey)).toEqual(['waiting overdue 08-09 08-12', 'vessel estimated 08-12 08-18']);
  });

  it('that is aboard, its departure not reported, is not overdue', () => {
    const etd = { polAtd: null, polEtd: on('2026-08-09') };
    const journey = ofRecord(etd, { vesselLoaded: on('2026-08-07') });
    expect(moves(journey).join()).not.toMatch(/overdue/);
    expect(words(journey)).not.toMatch(/overdue/);
    expect(words(ofRecord(etd, { fullIn: on('2026-08-07') }))).toMatch(/overdue/);
  });

  it('that has arrived waits up to now', () => {
    const journey = ofRecord({ podAta: on('2026-08-08') }, { podDischarged: on('2026-08-09') });
    expect(moves(journey)).toEqual(['vessel actual 08-03 08-08', 'waiting actual 08-08 08-12']);
    expect(words(journey)).toMatch(
      /5 days at sea\. Los Angeles: arrived Sat 8 Aug, discharged Sun 9 Aug\. 4 days at Los Angeles so far\.$/,
    );
    expect(carriagesOf(journey)).toMatchObject([{ by: 'vessel', days: 5, isUnderWay: false }]);
    expect(stayOnLand(journey)).toEqual({ code: 'waiting', days: 4, place: losAngeles });
    expect(journeyDays(journey)).toEqual({
      all: 9,
      atSea: 5,
      onRail: 0,
      waiting: { days: 4, place: losAngeles },
    });
    expect(journeySummary(journey)).toEqual(['9 days', '5 at sea', '4 at Los Angeles']);
  });

  it('that has arrived by its status alone did so at the estimate', () => {
    const journey = ofRecord({ podEta: on('2026-08-09') }, { currentStatus: 'grounded' });
    expect(moves(journey)).toEqual(['vessel actual 08-03 08-09', 'unknown actual 08-09 08-12']);
    expect(words(journey)).toContain('Los Angeles: arrived Sun 9 Aug, time estimated');
  });

  it('of which only the status is known says nothing of the time since', () => {
    const journey = ofRecord({ podEta: null }, { currentStatus: 'grounded' });
    expect(moves(journey)).toEqual(['unknown actual 08-03 08-12']);
  });

  it('by rail waits for its train, and the gate-out to it is no pickup (trap 19)', () => {
    const journey = ofRecord(
      { destination: chicago, destinationEta: on('2026-08-15'), podAta: on('2026-08-05') },
      { podRailLoaded: on('2026-08-08'), podRailDeparted: on('2026-08-10'), podFullOut: on('2026-08-10') },
    );
    expect(moves(journey)).toEqual([
      'vessel actual 08-03 08-05',
      'waiting actual 08-05 08-10',
      'rail actual 08-10 08-12',
      'rail estimated 08-12 08-15',
    ]);
    expect(carriagesOf(journey)).toMatchObject([
      { by: 'vessel', days: 2, isUnderWay: false },
      { by: 'rail', days: 2, isUnderWay: true },
    ]);
    expect(stayOnLand(journey)).toBeNull();
    expect(words(journey)).toMatch(/2 days on rail so far\. Chicago: ETA Sat 15 Aug\.$/);
    expect(words(journey)).not.toMatch(/picked up/);
  });

  it('that was picked up is out until its return, and ends with it', () => {
    const out = { podDischarged: on('2026-08-05'), podFullOut: on('2026-08-07') };
    expect(moves(ofRecord({}, out)).at(-1)).toBe('gate actual 08-07 08-12');
    expect(stayOnLand(ofRecord({}, out))).toEqual({ code: 'out', days: 5 });
    expect(words(ofRecord({}, out))).toMatch(/5 days out, empty not returned\.$/);
    const back = ofRecord({}, { ...out, emptyTerminated: on('2026-08-11') });
    expect(moves(back).at(-1)).toBe('gate actual 08-07 08-11');
    expect(words(back)).toMatch(/Empty returned Tue 11 Aug\.$/);
  });

  it('goes on to its pickup appointment', () => {
    const journey = ofRecord({}, { podDischarged: on('2026-08-05'), pickupAppointment: on('2026-08-14') });
    expect(moves(journey).at(-1)).toBe('waiting estimated 08-12 08-14');
    expect(words(journey)).toContain('discharged Wed 5 Aug, pickup appointment Fri 14 Aug');
  });

  it('that is no longer tracked ends where tracking stopped', () => {
    const stopped = { ...fresh, stoppedAt: parseInstant('2026-08-07T12:00:00Z'), stoppedReason: null };
    expect(moves(ofRecord({ carrierTracking: stopped }))).toEqual([
      'vessel actual 08-03 08-07',
      'vessel estimated 08-07 08-18',
    ]);
    expect(moves(ofRecord({ carrierTracking: stopped, podAta: on('2026-08-05'), podEta: null })).at(-1)).toBe(
      'waiting actual 08-05 08-07',
    );
  });

  it('whose dates contradict each other goes by what came later', () => {
    const journey = ofRecord({ podAta: on('2026-08-10') }, { podDischarged: on('2026-08-06') });
    expect(moves(journey)).toEqual(['vessel actual 08-03 08-06', 'waiting actual 08-06 08-12']);
    expect(words(journey)).toContain('arrived Mon 10 Aug, discharged Thu 6 Aug');
    const ahead = ofRecord({ polAtd: on('2026-09-01'), podAta: on('2026-09-02') });
    expect(ahead.steps.every(({ at }) => at <= now)).toBe(true);
  });
});

describe('a journey by its events', () => {
  const toSingapore = [
    sampleEvent('empty_out', '2026-07-20', { place: shanghai }),
    sampleEvent('full_in', '2026-07-23', { place: shanghai }),
    sampleEvent('vessel_departed', '2026-07-26', { place: shanghai }),
    sampleEvent('transshipment_arrived', '2026-08-02', { place: singapore }),
    sampleEvent('transshipment_discharged', '2026-08-03', { place: singapore }),
  ];

  it('has its gate moves, and waits between two vessels (trap 30)', () => {
    const onward = sampleEvent('transshipment_departed', '2026-08-08', { place: singapore });
    const journey = ofEvents([...toSingapore, onward]);
    expect(moves(journey)).toEqual([
      'gate actual 07-20 07-23',
      'waiting actual 07-23 07-26',
      'vessel actual 07-26 08-02',
      'waiting actual 08-02 08-08',
      'vessel actual 08-08 08-12',
      'vessel estimated 08-12 08-18',
    ]);
    expect(words(journey)).toBe(
      'Shanghai: gate-out empty Mon 20 Jul, gate-in full Thu 23 Jul, departed Sun 26 Jul. 7 days at sea. ' +
        'Singapore: arrived Sun 2 Aug, departed Sat 8 Aug. 4 days at sea so far. Los Angeles: ETA Tue 18 Aug.',
    );
  });

  it('waits for the departure that is estimated, and sails on from there', () => {
    const next = sampleEvent('transshipment_departed', '2026-08-14', { place: singapore, estimated: true });
    expect(moves(ofEvents([...toSingapore, next])).slice(-3)).toEqual([
      'waiting actual 08-02 08-12',
      'waiting estimated 08-12 08-14',
      'vessel estimated 08-14 08-18',
    ]);
  });

  it('takes a departure that is dated after the arrival for the earlier one', () => {
    const journey = ofEvents([
      sampleEvent('vessel_departed', '2026-08-09', { place: shanghai }),
      sampleEvent('vessel_arrived', '2026-08-05', { place: losAngeles }),
    ]);
    expect(moves(journey)).toEqual(['waiting actual 08-05 08-12']);
  });

  it('keeps the stops of a train, and a train to the port of loading apart', () => {
    const journey = ofEvents(
      [
        sampleEvent('rail_departed', '2026-07-10', { place: chicago }),
        sampleEvent('vessel_departed', '2026-07-20', { place: shanghai }),
        sampleEvent('vessel_discharged', '2026-08-01', { place: losAngeles }),
        sampleEvent('rail_departed', '2026-08-04', { place: losAngeles }),
        sampleEvent('rail_arrived', '2026-08-06', { place: singapore }),
        sampleEvent('rail_departed', '2026-08-08', { place: singapore }),
        sampleEvent('rail_arrived', '2026-08-09', { place: shanghai }),
        sampleEvent('rail_arrived', '2026-08-10', { place: chicago }),
        sampleEvent('arrived_at_inland_destination', '2026-08-11', { place: chicago }),
      ],
      { destination: chicago },
      { inlandEvidence: 'rail' },
    );
    expect(moves(journey).slice(-5)).toEqual([
      'waiting actual 08-01 08-04',
      'rail actual 08-04 08-06',
      'waiting actual 08-06 08-08',
      'rail actual 08-08 08-10',
      'waiting actual 08-10 08-12',
    ]);
  });

  it('has the arrival of the record, as everywhere on the page', () => {
    const journey = ofEvents(
      [
        sampleEvent('vessel_departed', '2026-08-01', { place: shanghai }),
        sampleEvent('vessel_arrived', '2026-08-06', { place: losAngeles }),
      ],
      {},
      { podArrived: on('2026-08-07') },
    );
    expect(words(journey)).toContain('Los Angeles: arrived Fri 7 Aug');
  });
});

describe('free time', () => {
  const discharged = { podDischarged: on('2026-08-05') };

  it('is free up to the end of its last day at the place, and estimated after now', () => {
    const journey = ofRecord({}, { ...discharged, ...freeUntil('2026-08-14') });
    expect(free(journey)).toEqual(['free actual 08-05 08-12', 'free estimated 08-12 08-15']);
    // Midnight in Los Angeles.
    expect(journey.freeTime?.ends).toBe(parseInstant('2026-08-15T07:00:00Z'));
    expect(words(journey)).toMatch(/LFD in 2 days, Fri 14 Aug\.$/);
  });

  it('is past from then on while the container is there', () => {
    const journey = ofRecord({}, { ...discharged, ...freeUntil('2026-08-08') });
    expect(free(journey)).toEqual(['free actual 08-05 08-09', 'past actual 08-09 08-12']);
    expect(words(journey)).toMatch(/LFD Sat 8 Aug, 4 days past\.$/);
  });

  it('is not said to be past of a container that is still at sea', () => {
    const journey = ofRecord({}, { ...freeUntil('2026-08-08'), currentStatus: 'on_ship' });
    expect(words(journey)).toMatch(/LFD Sat 8 Aug, free time has not begun\.$/);
  });

  it('is past only up to the pickup, and not at all after one in time', () => {
    const late = ofRecord({}, { ...discharged, ...freeUntil('2026-08-08'), podFullOut: on('2026-08-10') });
    expect(free(late)).toEqual(['free actual 08-05 08-09', 'past actual 08-09 08-10']);
    expect(words(late)).toContain('LFD Sat 8 Aug, picked up 2 days late');
    const inTime = ofRecord({}, { ...discharged, ...freeUntil('2026-08-08'), podFullOut: on('2026-08-07') });
    expect(free(inTime)).toEqual(['free actual 08-05 08-07']);
    expect(words(inTime)).toContain('picked up in time');
  });

  it('has not begun while the container is on its way', () => {
    expect(free(ofRecord({}, { currentStatus: 'on_ship', ...freeUntil('2026-08-20') }))).toEqual([
      'free estimated 08-18 08-21',
    ]);
    expect(free(ofRecord({}, { currentStatus: 'on_ship', ...freeUntil('2026-08-10') }))).toEqual([]);
  });

  it('is not said to be past where the terminal was not checked', () => {
    const unchecked = { ...discharged, ...freeUntil('2026-08-08'), terminalCheckedAt: null };
    expect(free(ofRecord({}, unchecked))[1]).toBe('past estimated 08-09 08-12');
    expect(words(ofRecord({}, unchecked))).toMatch(/LFD Sat 8 Aug, terminal not checked yet\.$/);
  });

  it('has its last day alone where nothing says since when the container is there', () => {
    const journey = ofRecord({ podEta: null }, { currentStatus: 'grounded', ...freeUntil('2026-08-08') });
    expect(free(journey)[0]).toBe('free actual 08-08 08-09');
  });
});

describe('the ETA', () => {
  const original = on('2026-08-14');

  const revised = (...dates: string[]) =>
    dates.flatMap((date) => {
      const eta = readMoment(date, 'America/Los_Angeles');
      return eta ? [{ eta, learnedAt: null }] : [];
    });

  it('has its original, its revisions and the current one in the order in which they were learned', () => {
    const shipment = sampleShipment({ ...atSea, podOriginalEta: original });
    const etas = revised('2026-08-14T19:00:00Z', '2026-08-20T19:00:00Z', '2026-08-18T19:00:00Z');
    const { eta } = journeyOf({ shipment, container: null, events: null, etas }, now);
    expect(eta?.etas.map((step) => dayOf(step.eta))).toEqual(['2026-08-14', '2026-08-20', '2026-08-18']);
    expect(eta?.at.map(dayText)).toEqual(['08-14', '08-18']);
    expect(eta?.change && describeEtaChange(eta.change)).toBe('slipped 4 d');
    expect(eta && dayOf(eta.original)).toBe('2026-08-14');
  });

  it('has no step for hours within a day, and none at all where that is all that changed', () => {
    const hours = ['2026-08-14T19:00:00Z', '2026-08-14T22:00:00Z', '2026-08-18T19:00:00Z'];
    const shipment = sampleShipment({ ...atSea, podOriginalEta: original });
    const moved = journeyOf({ shipment, container: null, events: null, etas: revised(...hours) }, now);
    expect(moved.eta?.etas.map((step) => dayOf(step.eta))).toEqual(['2026-08-14', '2026-08-18']);
    const within = { ...shipment, podEta: readMoment('2026-08-14T23:00:00Z', 'America/Los_Angeles') };
    expect(journeyOf({ shipment: within, container: null, events: null }, now).eta?.etas).toEqual([]);
  });

  it('is nothing to draw where it has not moved, or where one of the two is not reported', () => {
    expect(ofRecord({ podOriginalEta: on('2026-08-18') }).eta).toBeNull();
    expect(ofRecord({ podOriginalEta: original, podEta: null }).eta).toBeNull();
    expect(ofRecord({}).eta).toBeNull();
  });

  it('has no count of days once it is overdue', () => {
    const journey = ofRecord({ podOriginalEta: on('2026-08-08'), podEta: on('2026-08-10') });
    expect(words(journey)).toMatch(/Original ETA Sat 8 Aug\.$/);
  });
});

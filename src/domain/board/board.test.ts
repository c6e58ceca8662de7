import { describe, expect, test } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { box, fresh, freeUntil, local, now, stopped, zone } from '#/test/samples/exceptions.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { day, hour } from '#/time/durations.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { readZone, utc } from '#/time/zone.ts';
import { createBoard } from './board.ts';
import type { BoardLine } from './line.ts';
import { type BoardSettings, defaultBoard } from './settings.ts';

const losAngeles = samplePlace({ id: 'la', name: 'Los Angeles', locode: 'USLAX', zone });
const losAngelesClock = readZone(zone) ?? utc;
const at = (milliseconds: number) => readMoment(new Date(now + milliseconds).toISOString(), zone);

function coming(known: Partial<Shipment> = {}): Shipment {
  return sampleShipment({
    portOfDischarge: losAngeles,
    podVessel: { id: null, name: 'Ever Lucent', imo: '9811000' },
    podVoyageNumber: '041E',
    podEta: at(30 * hour),
    podOriginalEta: at(30 * hour - 2 * day),
    carrierTracking: fresh,
    containers: [sampleContainer({ currentStatus: 'on_ship' })],
    ...known,
  });
}

function show(shipments: readonly Shipment[], known: Partial<BoardSettings> = {}, when = now): BoardLine[] {
  return [...createBoard(shipments, { ...defaultBoard, ...known }, when).lines];
}

describe('arrivals', () => {
  test('shipments of one call are one row, with the containers of all and the change in words', () => {
    const aboard = (id: string) => sampleContainer({ id, currentStatus: 'on_ship' });
    const [row, ...others] = show([
      coming({ billOfLading: 'A' }),
      coming({ billOfLading: 'B', containers: [aboard('1'), aboard('2')] }),
    ]);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      when: { main: 'Thu 14:00', small: 'Expected' },
      what: { main: 'Ever Lucent', small: '041E' },
      where: { main: 'Los Angeles' },
      load: { main: '3 containers' },
      state: { main: 'slipped 2 d', small: 'original 11 Aug 14:00', tone: 'watch' },
    });
  });

  test('the carrier that was updated last is believed, and half a day of difference is shown', () => {
    const older = { ...fresh, lastSucceededAt: instant(now - 20 * hour) };
    const [row] = show([
      coming({ billOfLading: 'A', carrierTracking: older }),
      coming({ billOfLading: 'B', podEta: at(50 * hour) }),
    ]);
    expect(row?.when.main).toBe('Fri 10:00');
    expect(row?.state).toMatchObject({ main: 'Estimates differ', tone: 'watch' });
  });

  test('an arrival stays for twelve hours and then leaves', () => {
    const arrived = coming({ podAta: at(-11 * hour) });
    expect(show([arrived])[0]?.when).toMatchObject({ small: 'Arrived', tone: 'good' });
    expect(show([arrived], {}, instant(now + 2 * hour))).toEqual([]);
  });

  test('a vessel that is due again is not hidden by its last call, nor its two next calls one row', () => {
    const call = (id: string, known: Partial<Shipment>) =>
      coming({ billOfLading: id, podVoyageNumber: null, podOriginalEta: null, ...known });
    const rows = show([
      call('A', { podAta: at(-30 * day), podEta: at(-30 * day) }),
      call('B', { podEta: at(2 * day) }),
      call('C', { podEta: at(2 * day + 20 * hour) }),
      call('D', { podEta: at(6 * day) }),
    ]);
    expect(rows.map(({ when, load }) => [when.main, when.small, load.main])).toEqual([
      ['Fri 08:00', 'Expected', '2 containers'],
      ['Tue 08:00', 'Expected', '1 container'],
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
  });

  test('an arrival without a time does not hide what another bill of lading reports', () => {
    const ashore = [sampleContainer({ currentStatus: 'available' })];
    const [row, ...others] = show([
      coming({ billOfLading: 'A', podEta: at(2 * hour) }),
      coming({ billOfLading: 'B', podEta: at(hour), containers: ashore }),
    ]);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ when: { main: '10:00' }, load: { main: '2 containers' } });
  });

  test('an arrival that one bill of lading reports ends the estimate of another of the same voyage', () => {
    const bills = [
      coming({ billOfLading: 'A', podAta: at(-20 * hour) }),
      coming({ billOfLading: 'B', podEta: at(5 * hour) }),
    ];
    expect(show(bills)).toEqual([]);
  });

  test('what is overdue is urgent for three days, and what is no longer tracked is not awaited', () => {
    expect(show([coming({ podEta: at(-2 * day) })])[0]).toMatchObject({
      urgent: true,
      when: { small: 'Overdue', tone: 'bad' },
    });
    expect(show([coming({ podEta: at(-4 * day) })])).toEqual([]);
    expect(show([coming({ carrierTracking: stopped('all_containers_terminated') })])).toEqual([]);
  });

  test('what is overdue is never on time or early', () => {
    const first = (milliseconds: number) => ({
      podEta: at(-5 * hour),
      podOriginalEta: at(-5 * hour + milliseconds),
    });
    expect(show([coming(first(0))])[0]?.state).toMatchObject({
      main: '5 h overdue',
      small: 'original 03:00',
    });
    expect(show([coming(first(2 * hour))])[0]?.state.main).toBe('5 h overdue');
    const [monday] = show([coming({ podEta: local('2026-08-10T07:00:00Z') })]);
    expect(monday?.state).toMatchObject({ main: '2 d overdue', tone: 'bad' });
    const [unzoned] = show([coming({ podEta: readMoment('2026-08-11T20:00:00Z', null) })]);
    expect(unzoned).toMatchObject({ when: { small: 'Overdue' }, state: { main: '' } });
  });

  test('an arrival that only its containers report is compared by what they report', () => {
    const [row] = show([
      coming({
        podOriginalEta: at(-7 * hour),
        podEta: at(-7 * hour),
        containers: [box({ podArrived: at(-3 * hour) })],
      }),
    ]);
    expect(row).toMatchObject({ when: { main: '05:00', small: 'Arrived' }, state: { main: 'slipped 4 h' } });
  });

  test('a hold is urgent once the vessel is two days away', () => {
    const held = [
      box({
        podDischarged: null,
        currentStatus: 'on_ship',
        holds: [{ name: 'customs', status: 'hold', description: null }],
      }),
    ];
    expect(show([coming({ containers: held })])[0]).toMatchObject({
      urgent: true,
      load: { small: '1 on hold' },
    });
    expect(show([coming({ containers: held, podEta: at(3 * day) })])[0]?.urgent).toBe(false);
  });

  test('the days of the board end by the calendar of the port, through a change of its clocks', () => {
    // Los Angeles leaves daylight saving on 1 November 2026: midnight there is 07:00, then 08:00 in UTC.
    const saturday = parseInstant('2026-10-31T20:00:00Z') ?? now;
    const eta = (text: string) => coming({ podEta: readMoment(text, zone) });
    expect(show([eta('2026-11-02T07:59:00Z')], { days: 1 }, saturday)).toHaveLength(1);
    expect(show([eta('2026-11-02T08:01:00Z')], { days: 1 }, saturday)).toHaveLength(0);
  });

  test('ports, carriers and references narrow it', () => {
    const shipments = [
      coming({ carrier: { scac: 'EGLV', name: null, shortName: null }, refNumbers: ['PO-77'] }),
    ];
    expect(show(shipments, { ports: ['USLAX'], carriers: ['EGLV'], ref: 'po-7' })).toHaveLength(1);
    expect(show(shipments, { ports: ['USLGB'] })).toEqual([]);
    expect(show(shipments, { carriers: ['MAEU'] })).toEqual([]);
    expect(show(shipments, { ref: 'PO-8' })).toEqual([]);
  });

  test('ports with different clocks say their zone in each row, one clock for all does not', () => {
    const york = samplePlace({ id: 'ny', name: 'New York', locode: 'USNYC', zone: 'America/New_York' });
    const both = [
      coming(),
      coming({
        billOfLading: 'B',
        portOfDischarge: york,
        podEta: readMoment('2026-08-13T21:00:00Z', 'America/New_York'),
      }),
    ];
    const board = createBoard(both, defaultBoard, now);
    expect(board.zones).toEqual(['America/Los_Angeles', 'America/New_York']);
    expect(board.lines.map(({ when, zone: label }) => `${when.main} ${label}`)).toEqual([
      'Thu 14:00 PDT',
      'Thu 17:00 EDT',
    ]);
  });

  test('the clocks are those of its rows, then of its ports, and none is guessed', () => {
    const amsterdam = samplePlace({ id: 'rtm', locode: 'NLRTM', zone: 'Europe/Amsterdam' });
    const left = (id: string) =>
      coming({ billOfLading: id, portOfDischarge: amsterdam, podAta: at(-30 * day) });
    const zones = (shipments: readonly Shipment[], known: Partial<BoardSettings> = {}) =>
      createBoard(shipments, { ...defaultBoard, ...known }, now).zones;
    expect(zones([coming(), left('A'), left('B')])).toEqual([zone]);
    expect(zones([left('A')])).toEqual([]);
    expect(zones([left('A')], { ports: ['NLRTM'] })).toEqual(['Europe/Amsterdam']);
    expect(zones([], { ports: ['NLRTM'] })).toEqual([]);
    expect(zones([], { zone: losAngelesClock })).toEqual([zone]);
  });

  test('a day that was reported without a time is the one of the port on every clock', () => {
    const [row] = show(
      [
        coming({
          podEta: readMoment('2026-08-12T22:00:00Z', 'Europe/Amsterdam'),
          podOriginalEta: readMoment('2026-08-10T22:00:00Z', 'Europe/Amsterdam'),
        }),
      ],
      { zone: losAngelesClock },
    );
    expect(row).toMatchObject({ when: { main: 'Thu 13 Aug' }, state: { small: 'original Tue 11 Aug' } });
    const today = coming({ podEta: readMoment('2026-08-11T22:00:00Z', 'Europe/Amsterdam') });
    expect(show([today], { zone: losAngelesClock })[0]?.when.main).toBe('Today');
  });

  test('digits without a zone stay as they are and say so', () => {
    const [row] = show([coming({ podEta: readMoment('2026-08-13T14:00:00Z', null) })]);
    expect(row).toMatchObject({ when: { main: '13 Aug 14:00' }, zone: 'zone unknown' });
  });
});

describe('containers', () => {
  const board = { by: 'container' } as const;

  test('what waits comes first, by its last free day, and what is due tomorrow is urgent', () => {
    const waiting = (number: string, text: string) =>
      box({ id: number, number, ...freeUntil(text), availabilityKnown: true, availableForPickup: true });
    const lines = show(
      [
        coming(),
        coming({
          billOfLading: 'B',
          podAta: local('2026-08-05T10:00:00Z'),
          containers: [waiting('LATER', '2026-08-20'), waiting('SOON', '2026-08-13')],
        }),
      ],
      board,
    );
    expect(lines.map(({ what, urgent, state }) => [what.main, urgent, state.main])).toEqual([
      ['SOON', true, 'Available'],
      ['LATER', false, 'Available'],
      ['MSCU1234566', false, 'On the way'],
    ]);
    expect(lines[0]?.when).toEqual({ main: 'Thu 13 Aug', small: 'LFD in 1 day', tone: 'watch' });
  });

  test('a container that was picked up or went inland by rail leaves the board', () => {
    const gone = [
      box({ podFullOut: at(-hour) }),
      box({ podRailLoaded: at(-hour) }),
      box({ currentStatus: 'delivered' }),
    ];
    expect(show([coming({ podAta: at(-2 * day), containers: gone })], board)).toEqual([]);
  });

  test('no hold is claimed only where the source says that there is none', () => {
    const hold = (name: string, status: string) => ({ name, status, description: null });
    const load = (holds: Container['holds']) =>
      show([coming({ containers: [sampleContainer({ holds })] })], board)[0]?.load;
    expect(load(null)).toEqual({ main: 'Holds', small: 'not reported', tone: 'unknown' });
    expect(load([])).toEqual({ main: 'No hold', small: '', tone: 'plain' });
    expect(load([hold('TMF', 'pending')])).toEqual({
      main: 'TMF',
      small: 'May become a hold',
      tone: 'watch',
    });
    expect(load([hold('freight', 'review'), hold('TMF', 'pending')])).toEqual({
      main: 'Freight',
      small: 'Hold, status unknown',
      tone: 'watch',
    });
    expect(load([hold('TMF', 'pending'), hold('customs', 'hold')])).toEqual({
      main: 'Customs',
      small: 'On hold',
      tone: 'bad',
    });
  });

  test('a container that waits is shown without a time, and for as long as its terminal has it', () => {
    const waiting = (known: Partial<Container>) => box({ podDischarged: null, ...known });
    const shown = (container: Container, known: Partial<Shipment> = {}) =>
      show([coming({ podEta: null, podOriginalEta: null, containers: [container], ...known })], board);
    expect(shown(waiting({ currentStatus: 'available' }))[0]?.where).toMatchObject({
      main: 'No time',
      small: 'Arrived',
    });
    expect(shown(waiting({ terminalCheckedAt: null }))).toHaveLength(1);
    const abandoned = stopped('no_updates_at_line');
    expect(shown(waiting({}), { carrierTracking: abandoned })).toEqual([]);

    const long = { podAta: at(-30 * day) };
    expect(shown(waiting({}), long)).toHaveLength(1);
    expect(shown(waiting({ terminalCheckedAt: instant(now - 8 * day) }), long)).toEqual([]);
    expect(shown(waiting({ terminalCheckedAt: null }), long)).toEqual([]);
    expect(shown(waiting({ currentStatus: 'on_ship' }), long)).toEqual([]);
  });

  test('why a free day is not judged is said as it is', () => {
    const small = (container: Partial<Container>, known: Partial<Shipment> = {}) =>
      show(
        [
          coming({
            podAta: at(-9 * day),
            containers: [box({ ...freeUntil('2026-08-10'), ...container })],
            ...known,
          }),
        ],
        board,
      )[0]?.when.small;
    expect(small({ terminalCheckedAt: null })).toBe('LFD, never checked');
    const past = stopped('past_arrival_window');
    expect(small({}, { carrierTracking: past })).toBe('LFD, tracking stopped');
  });

  test('a last free day with stale data says so and is not urgent', () => {
    const [row] = show(
      [
        coming({
          podAta: at(-9 * day),
          containers: [box({ ...freeUntil('2026-08-10'), terminalCheckedAt: instant(now - 8 * day) })],
        }),
      ],
      board,
    );
    expect(row).toMatchObject({ urgent: false, when: { small: 'LFD, stale data' } });
  });
});

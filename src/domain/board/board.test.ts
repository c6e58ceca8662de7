import { describe, expect, test } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { box, fresh, freeUntil, local, now, stopped, zone } from '#/test/samples/exceptions.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { parseCalendarDay } from '#/time/calendarDay.ts';
import { day, hour } from '#/time/durations.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { readZone, utc } from '#/time/zone.ts';
import { bandWords } from './band.ts';
import { createBoard } from './board.ts';
import type { BoardLine, WordName } from './line.ts';
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

const boardOf = (shipments: readonly Shipment[], known: Partial<BoardSettings> = {}, when = now) =>
  createBoard(shipments, { ...defaultBoard, ...known }, when);

/** The words of a row, with the tone behind a colon where it has one: `Overdue: bad`. */
function spoken({ words, urgent, day: under }: BoardLine): Partial<Record<WordName, string>> & {
  readonly urgent: boolean;
  readonly day: string | null;
} {
  const texts = Object.entries(words)
    .filter(([, { text }]) => text !== '')
    .map(([name, { text, tone }]) => [name, tone === 'plain' || tone === 'soft' ? text : `${text}: ${tone}`]);
  return { ...Object.fromEntries(texts), urgent, day: under };
}

function show(shipments: readonly Shipment[], known: Partial<BoardSettings> = {}, when = now) {
  return boardOf(shipments, known, when).lines.map(spoken);
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
      day: '2026-08-13',
      time: '14:00',
      status: 'Expected',
      name: 'Ever Lucent',
      detail: 'voyage 041E',
      port: 'Los Angeles',
      count: '3',
      change: 'slipped 2 d: watch',
      original: 'original Tue 11 Aug 14:00',
    });
  });

  test('the carrier that was updated last is believed, and half a day of difference is shown', () => {
    const older = { ...fresh, lastSucceededAt: instant(now - 20 * hour) };
    const [row] = show([
      coming({ billOfLading: 'A', carrierTracking: older }),
      coming({ billOfLading: 'B', podEta: at(50 * hour) }),
    ]);
    expect(row).toMatchObject({ day: '2026-08-14', time: '10:00', change: 'Estimates differ: watch' });
  });

  test('an arrival stays for twelve hours and then leaves', () => {
    const arrived = coming({ podAta: at(-11 * hour) });
    expect(show([arrived])[0]).toMatchObject({ status: 'Arrived: good', time: '21:00: good' });
    expect(show([arrived], {}, instant(now + 2 * hour))).toEqual([]);
  });

  test('a vessel that is due again is not hidden by its last call, nor its two next calls one row', () => {
    const call = (id: string, known: Partial<Shipment>) =>
      coming({ billOfLading: id, podVoyageNumber: null, podOriginalEta: null, ...known });
    const { lines } = boardOf([
      call('A', { podAta: at(-30 * day), podEta: at(-30 * day) }),
      call('B', { podEta: at(2 * day) }),
      call('C', { podEta: at(2 * day + 20 * hour) }),
      call('D', { podEta: at(6 * day) }),
    ]);
    expect(lines.map(spoken).map(({ day: under, time, count }) => [under, time, count])).toEqual([
      ['2026-08-14', '08:00', '2'],
      ['2026-08-18', '08:00', '1'],
    ]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  });

  test('an arrival without a time does not hide what another bill of lading reports', () => {
    const ashore = [sampleContainer({ currentStatus: 'available' })];
    const [row, ...others] = show([
      coming({ billOfLading: 'A', podEta: at(2 * hour) }),
      coming({ billOfLading: 'B', podEta: at(hour), containers: ashore }),
    ]);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ time: '10:00', count: '2' });
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
      status: 'Overdue: bad',
    });
    expect(show([coming({ podEta: at(-4 * day) })])).toEqual([]);
    expect(show([coming({ carrierTracking: stopped('all_containers_terminated') })])).toEqual([]);
  });

  test('what is overdue is never on time or early', () => {
    const first = (milliseconds: number) => ({
      podEta: at(-5 * hour),
      podOriginalEta: at(-5 * hour + milliseconds),
    });
    expect(show([coming(first(0))])[0]).toMatchObject({
      change: '5 h overdue: bad',
      original: 'original Wed 12 Aug 03:00',
    });
    expect(show([coming(first(2 * hour))])[0]?.change).toBe('5 h overdue: bad');
    const [monday] = show([coming({ podEta: local('2026-08-10T07:00:00Z') })]);
    expect(monday?.change).toBe('2 d overdue: bad');
    const [unzoned] = show([coming({ podEta: readMoment('2026-08-11T20:00:00Z', null) })]);
    expect(unzoned).toMatchObject({ status: 'Overdue: bad' });
    expect(unzoned).not.toHaveProperty('change');
  });

  test('an arrival that only its containers report is compared by what they report', () => {
    const [row] = show([
      coming({
        podOriginalEta: at(-7 * hour),
        podEta: at(-7 * hour),
        containers: [box({ podArrived: at(-3 * hour) })],
      }),
    ]);
    expect(row).toMatchObject({
      time: '05:00: good',
      status: 'Arrived: good',
      change: 'slipped 4 h: watch',
    });
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
      held: '1 on hold: watch',
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
    expect(board.lines.map(spoken).map(({ time, zone: label }) => `${time} ${label}`)).toEqual([
      '14:00 PDT',
      '17:00 EDT',
    ]);
    expect(createBoard(both, { ...defaultBoard, zone: utc }, now).lines.map(spoken)).toMatchObject([
      { time: '21:00' },
      { time: '21:00' },
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
    expect(row).toMatchObject({ day: '2026-08-13', time: 'day only', original: 'original Tue 11 Aug' });
    const today = coming({ podEta: readMoment('2026-08-11T22:00:00Z', 'Europe/Amsterdam') });
    expect(show([today], { zone: losAngelesClock })[0]).toMatchObject({
      day: '2026-08-12',
      time: 'day only',
    });
  });

  test('digits without a zone stay as they are and say so', () => {
    const [row] = show([coming({ podEta: readMoment('2026-08-13T14:00:00Z', null) })]);
    expect(row).toMatchObject({ day: '2026-08-13', time: '14:00', zone: 'zone unknown' });
  });
});

describe('days and their order', () => {
  const call = (name: string, known: Partial<Shipment>) =>
    coming({ billOfLading: name, podVessel: { id: null, name, imo: null }, podOriginalEta: null, ...known });

  test('a row never stands below one that its clock shows later, and a day alone comes last', () => {
    const shanghai = samplePlace({ id: 'sh', name: 'Shanghai', locode: 'CNSHA', zone: 'Asia/Shanghai' });
    const china = (text: string) => ({
      portOfDischarge: shanghai,
      podEta: readMoment(text, 'Asia/Shanghai'),
    });
    const board = boardOf([
      // Midnight at the place: only the day is known.
      call('Day', { podEta: readMoment('2026-08-13T07:00:00Z', zone) }),
      call('Evening', { podEta: readMoment('2026-08-14T03:00:00Z', zone) }),
      // Earlier than both, and later by the clock of its port.
      call('Shanghai', china('2026-08-13T13:00:00Z')),
      call('Morning', { podEta: readMoment('2026-08-13T15:00:00Z', zone) }),
      call('Next', china('2026-08-13T17:00:00Z')),
    ]);
    expect(board.lines.map(spoken).map(({ day: under, time, name }) => [under, time, name])).toEqual([
      ['2026-08-13', '08:00', 'Morning'],
      ['2026-08-13', '20:00', 'Evening'],
      ['2026-08-13', '21:00', 'Shanghai'],
      ['2026-08-13', 'day only', 'Day'],
      ['2026-08-14', '01:00', 'Next'],
    ]);
  });

  test('a day says in words how far it is from today by the first clock', () => {
    const { today } = boardOf([call('A', {}), call('B', {})]);
    expect(today).toBe('2026-08-12');
    const words = (text: string) => bandWords(parseCalendarDay(text), today);
    expect(words('2026-08-11')).toBe('Tuesday 11 August · yesterday');
    expect(words('2026-08-12')).toBe('Wednesday 12 August · today');
    expect(words('2026-08-13')).toBe('Thursday 13 August · tomorrow');
    expect(words('2026-08-14')).toBe('Friday 14 August');
    expect(words('2027-01-01')).toBe('Friday 1 January 2027');
    expect(bandWords(null, today)).toBe('Waiting for pickup');
    expect(bandWords(parseCalendarDay('2026-08-12'), null)).toBe('Wednesday 12 August');
  });

  test('an arrival of today stands at its time among those that are expected', () => {
    const rows = show([
      call('B', { podEta: at(2 * hour) }),
      call('A', { podAta: at(-2 * hour), podEta: at(-2 * hour) }),
    ]);
    expect(rows.map(({ time, status }) => [time, status])).toEqual([
      ['06:00: good', 'Arrived: good'],
      ['10:00', 'Expected'],
    ]);
  });

  test('the summary is the sum of the rows: today by the first clock, and all', () => {
    const held = box({ id: 'held', holds: [{ name: 'customs', status: 'hold', description: null }] });
    const ready = box({ id: 'ready', availabilityKnown: true, availableForPickup: true });
    const { summary } = boardOf([
      call('A', { podAta: at(-2 * hour), containers: [held, ready, box({ id: 'other' })] }),
      call('B', { podEta: at(2 * hour) }),
      call('C', { podEta: at(3 * day) }),
    ]);
    const texts = (figures: typeof summary.today) => figures?.map(({ text }) => text).join(' · ');
    expect(texts(summary.today)).toBe('Today · 2 vessels · 4 containers · 1 ready · 1 on hold');
    expect(texts(summary.all)).toBe('Until Wed 19 Aug · 3 vessels · 5 containers · 1 ready · 1 on hold');
  });

  test('a wall of one port names the terminal where others name the port', () => {
    const pier = { type: 'terminal' as const, id: 'g', name: 'Pier G' };
    const rows = (known: Partial<Shipment>) =>
      show([call('A', known)], { ports: ['USLAX'] }).map(({ port, terminal }) => [port, terminal]);
    expect(rows({ podTerminal: pier })).toEqual([['Pier G', undefined]]);
    expect(rows({ podTerminal: null })).toEqual([['not reported', undefined]]);
    expect(show([call('A', { podTerminal: pier })])[0]).toMatchObject({
      port: 'Los Angeles',
      terminal: 'Pier G',
    });
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
    expect(lines.map(({ name, urgent, pickup, day: under }) => [name, urgent, pickup, under])).toEqual([
      ['SOON', true, 'Available: good', null],
      ['LATER', false, 'Available: good', null],
      ['MSCU1234566', false, 'On the way', '2026-08-13'],
    ]);
    expect(lines[0]).toMatchObject({
      time: 'Wed 5 Aug',
      status: 'Arrived 03:00: good',
      freeDay: 'Thu 13 Aug: watch',
      daysLeft: 'LFD in 1 day: watch',
    });
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
    const load = (holds: Container['holds']) => {
      const [row] = show([coming({ containers: [sampleContainer({ holds })] })], board);
      return [row?.holds, row?.holdEffect];
    };
    expect(load(null)).toEqual(['not reported', undefined]);
    expect(load([])).toEqual(['No hold', undefined]);
    expect(load([hold('TMF', 'pending')])).toEqual(['TMF: watch', 'May become a hold: watch']);
    expect(load([hold('freight', 'review'), hold('TMF', 'pending')])).toEqual([
      'Freight: watch',
      'Hold, status unknown: watch',
    ]);
    expect(load([hold('TMF', 'pending'), hold('customs', 'hold')])).toEqual([
      'Customs: watch',
      'On hold: watch',
    ]);
  });

  test('a container that waits is shown without a time, and for as long as its terminal has it', () => {
    const waiting = (known: Partial<Container>) => box({ podDischarged: null, ...known });
    const shown = (container: Container, known: Partial<Shipment> = {}) =>
      show([coming({ podEta: null, podOriginalEta: null, containers: [container], ...known })], board);
    expect(shown(waiting({ currentStatus: 'available' }))[0]).toMatchObject({
      time: 'No time',
      status: 'Arrived: good',
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
      )[0]?.daysLeft;
    expect(small({ terminalCheckedAt: null })).toBe('never checked');
    const past = stopped('past_arrival_window');
    expect(small({}, { carrierTracking: past })).toBe('tracking stopped');
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
    expect(row).toMatchObject({ urgent: false, freeDay: 'Mon 10 Aug', daysLeft: 'stale data' });
  });
});

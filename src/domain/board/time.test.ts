import { expect, test } from 'vitest';
import type { Shipment } from '#/domain/records/shipment.ts';
import { at, boardOf, coming, show, spoken } from '#/test/samples/board.ts';
import { now, zone } from '#/test/samples/exceptions.ts';
import { samplePlace } from '#/test/samples/records.ts';
import { day } from '#/time/durations.ts';
import { parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { readZone, utc } from '#/time/zone.ts';
import type { BoardSettings } from './boardSettings.ts';

const losAngelesClock = readZone(zone) ?? utc;

test('the days of the board end by the calendar of the port, through a change of its clocks', () => {
  // Los Angeles leaves daylight saving on 1 November 2026: midnight there is 07:00, then 08:00 in UTC.
  const saturday = parseInstant('2026-10-31T20:00:00Z') ?? now;
  const eta = (text: string) => coming({ podEta: readMoment(text, zone) });
  expect(show([eta('2026-11-02T07:59:00Z')], { days: 1 }, saturday)).toHaveLength(1);
  expect(show([eta('2026-11-02T08:01:00Z')], { days: 1 }, saturday)).toHaveLength(0);
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
  const board = boardOf(both);
  expect(board.zones).toEqual(['America/Los_Angeles', 'America/New_York']);
  expect(board.lines.map(spoken).map(({ time, zone: label }) => `${time} ${label}`)).toEqual([
    '14:00 PDT',
    '17:00 EDT',
  ]);
  expect(boardOf(both, { zone: utc }).lines.map(spoken)).toMatchObject([
    { time: '21:00' },
    { time: '21:00' },
  ]);
});

test('the clocks are those of its rows, then of its ports, and none is guessed', () => {
  const amsterdam = samplePlace({ id: 'rtm', locode: 'NLRTM', zone: 'Europe/Amsterdam' });
  const left = (id: string) =>
    coming({ billOfLading: id, portOfDischarge: amsterdam, podAta: at(-30 * day) });
  const zones = (shipments: readonly Shipment[], known: Partial<BoardSettings> = {}) =>
    boardOf(shipments, known).zones;
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

import { expect, test } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { at, coming, show } from '#/test/samples/board.ts';
import { box, freeUntil, local, now, stopped } from '#/test/samples/exceptions.ts';
import { sampleContainer } from '#/test/samples/records.ts';
import { day, hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { createBoard } from './board.ts';
import { defaultBoard } from './boardSettings.ts';

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
  const found = (holds: Container['holds']) =>
    createBoard([coming({ containers: [sampleContainer({ holds })] })], { ...defaultBoard, ...board }, now)
      .rows[0];
  expect(found(null)).toMatchObject({ hold: { code: 'notReported' } });
  expect(found([])).toMatchObject({ hold: { code: 'none' } });
  expect(found([hold('TMF', 'pending'), hold('freight', 'hold'), hold('customs', 'hold')])).toMatchObject({
    hold: { code: 'blocks', holds: ['freight', 'customs'] },
  });
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

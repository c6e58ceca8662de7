import { expect, test } from 'vitest';
import type { Shipment } from '#/domain/records/shipment.ts';
import { at, boardOf, coming, show, spoken } from '#/test/samples/board.ts';
import { box, fresh, local, now, stopped } from '#/test/samples/exceptions.ts';
import { sampleContainer } from '#/test/samples/records.ts';
import { day, hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { createBoard } from './board.ts';
import { defaultBoard } from './boardSettings.ts';

const changesOf = (shipments: readonly Shipment[]) =>
  createBoard(shipments, defaultBoard, now).rows.map((row) => 'change' in row && row.change);

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
  const shipments = [
    coming({ billOfLading: 'A', carrierTracking: older }),
    coming({ billOfLading: 'B', podEta: at(50 * hour) }),
  ];
  const [row] = show(shipments);
  expect(row).toMatchObject({ day: '2026-08-14', time: '10:00', change: 'Estimates differ: watch' });
  expect(changesOf(shipments)).toEqual([{ code: 'disputed' }]);
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
  const onLand = [sampleContainer({ currentStatus: 'available' })];
  const [row, ...others] = show([
    coming({ billOfLading: 'A', podEta: at(2 * hour) }),
    coming({ billOfLading: 'B', podEta: at(hour), containers: onLand }),
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
  expect(changesOf([coming(first(2 * hour))])).toEqual([{ code: 'overdue' }]);
  expect(changesOf([coming()])).toMatchObject([{ code: 'moved', by: { days: 2, arrived: false } }]);
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
    change: '4 h late',
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

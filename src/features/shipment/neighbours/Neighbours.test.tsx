import { expect, it } from 'vitest';
import type { OpenedList } from '#/device/openedList.ts';
import { placeInList } from './Neighbours.tsx';

const row = (shipmentId: string, container: string | null = null) => ({ shipmentId, container });
const listOf = (...entries: OpenedList['entries'][number][]): OpenedList => ({ name: 'exceptions', entries });

it('finds the container with the rows before and after it', () => {
  const list = listOf(row('a', 'A1'), row('b', 'B1'), row('b', 'B2'));
  expect(placeInList(list, 'b', 'B1')).toEqual({
    name: 'exceptions',
    position: 2,
    count: 3,
    previous: row('a', 'A1'),
    next: row('b', 'B2'),
  });
  expect(placeInList(list, 'a', 'A1')?.previous).toBeNull();
  expect(placeInList(list, 'b', 'B2')?.next).toBeNull();
});

it('finds whichever container of a shipment that the list has one row for', () => {
  expect(placeInList(listOf(row('a'), row('b')), 'b', 'B2')?.position).toBe(2);
});

it('counts several rows of one container once', () => {
  const list = listOf(row('a', 'A1'), row('b', 'B1'), row('a', 'A1'), row('c', 'C1'));
  expect(placeInList(list, 'c', 'C1')).toMatchObject({ position: 3, count: 3, previous: row('b', 'B1') });
});

it('has no place for what was opened from elsewhere', () => {
  expect(placeInList(listOf(row('a', 'A1')), 'a', 'A2')).toBeNull();
  expect(placeInList(listOf(), 'a', null)).toBeNull();
});

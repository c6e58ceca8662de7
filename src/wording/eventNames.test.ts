import { expect, it } from 'vitest';
import { deadlineEventNames, rawOnlyEventNames, transportEventNames } from '#/domain/records/vocabulary.ts';
import { eventLabel } from './eventNames.ts';

it('has words for every event name of the specification, and for the short names of raw events', () => {
  for (const name of [...transportEventNames, ...rawOnlyEventNames, ...deadlineEventNames]) {
    const plain = name.replace('estimated.', '');
    expect(eventLabel(plain), plain).not.toBe(plain);
    expect(eventLabel(plain, true), plain).not.toBe(plain);
  }
});

it('keeps a name it does not know as text', () => {
  expect(eventLabel('barge_levitated')).toBe('barge_levitated');
  expect(eventLabel('toString')).toBe('toString');
});

it('a rail arrival does not claim to be the final one', () => {
  expect(eventLabel('rail_arrived')).toBe('Arrived at intermediate ramp');
});

it.each([
  ['empty_out', 'Gate-out empty'],
  ['full_in', 'Gate-in full'],
  ['positioned_out', 'Empty positioned out'],
  ['port_out', 'Gate-out full at port'],
  ['port_moved_out', 'Moved out of terminal'],
  ['port_moved_in', 'Moved into terminal'],
  ['full_out', 'Gate-out full'],
  ['empty_in', 'Empty returned'],
])('says of %s: %s', (name, label) => {
  expect(eventLabel(name)).toBe(label);
});

import { expect, it } from 'vitest';
import { deadlineEventNames, transportEventNames } from '#/domain/records/vocabulary.ts';
import { describeEvent } from './events.ts';
import { eventLabel } from './words.ts';

it('has words for every event name of the specification', () => {
  for (const name of [...transportEventNames, ...deadlineEventNames]) {
    const plain = name.replace('estimated.', '');
    expect(eventLabel(plain), plain).not.toBe(plain);
    expect(eventLabel(plain, true), plain).not.toBe(plain);
  }
});

it('has words for the short names that only raw events use', () => {
  for (const name of [
    'positioned_in',
    'positioned_out',
    'vgm_received',
    'carrier_release',
    'customs_release',
  ]) {
    expect(describeEvent(name).mode, name).not.toBe('notice');
  }
});

it('keeps a name it does not know as text', () => {
  expect(describeEvent('barge_levitated').mode).toBe('notice');
  expect(eventLabel('barge_levitated')).toBe('barge_levitated');
  expect(eventLabel('toString')).toBe('toString');
});

it('a rail arrival does not claim to be the final one', () => {
  expect(eventLabel('rail_arrived')).toBe('Arrived at intermediate ramp');
});

it('a changed deadline is no movement', () => {
  expect(describeEvent('container.pickup_lfd.changed').mode).toBe('notice');
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { deadlineEventNames, transportEventNames } from '#/domain/records/vocabulary.ts';
import { sampleEvent } from '#/test/samples/records.ts';
import { compareEvents, describeEvent } from './events.ts';
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

it('events of one time are ordered as a journey goes, one without a time comes last', () => {
  const time = '2026-08-01';
  const events = [
    sampleEvent('empty_out', null),
    sampleEvent('full_out', time),
    sampleEvent('vessel_discharged', time),
    sampleEvent('vessel_arrived', time),
    sampleEvent('empty_in', '2026-07-31'),
  ];
  expect(events.toSorted(compareEvents).map((event) => event.name)).toEqual([
    'empty_in',
    'vessel_arrived',
    'vessel_discharged',
    'full_out',
    'empty_out',
  ]);
});

it('the two 01:30 at the end of daylight saving time keep their order', () => {
  const first = sampleEvent('rail_arrived', '2026-11-01T05:30:00Z');
  const second = sampleEvent('rail_departed', '2026-11-01T06:30:00Z');
  expect([second, first].toSorted(compareEvents)).toEqual([first, second]);
});

it('the order does not depend on the order in which events came', () => {
  const event = fc
    .tuple(
      fc.constantFrom(...transportEventNames, 'unheard_of'),
      fc.constantFrom(null, '2026-08-01', '2026-08-02'),
      fc.nat(),
    )
    .map(([name, day, id]) => sampleEvent(name, day, { id: String(id) }));
  const events = fc.uniqueArray(event, { selector: (one) => one.id });
  fc.assert(
    fc.property(events, fc.infiniteStream(fc.nat()), (some, noise) => {
      const shuffled = some
        .map((one) => ({ one, at: Number(noise.next().value) }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one);
      expect(shuffled.toSorted(compareEvents)).toEqual(some.toSorted(compareEvents));
    }),
  );
});

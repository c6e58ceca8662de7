import { expect, it } from 'vitest';
import { describeEvent } from './events.ts';

it('knows the short names that only raw events use', () => {
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

it('takes a name it does not know for a notice', () => {
  expect(describeEvent('barge_levitated').mode).toBe('notice');
  expect(describeEvent('toString').mode).toBe('notice');
});

it('a changed deadline is no movement', () => {
  expect(describeEvent('container.pickup_lfd.changed').mode).toBe('notice');
});

import { expect, it } from 'vitest';
import { box, find, freeUntil, stopped } from '#/test/samples/exceptions.ts';
import { concernedBy } from './concerned.ts';

it('names the containers that exceptions are about, and a shipment that is concerned as a whole', () => {
  const held = box({ id: 'held', holds: [{ name: 'USDA', status: 'hold', description: null }] });
  const late = box({ id: 'late', ...freeUntil('2026-08-10T06:59:00Z') });
  const rest = box({ id: 'rest' });
  const one = find([held, late, rest], { id: 's1' });
  expect(concernedBy(one)).toEqual(new Map([['s1', new Set(['held', 'late'])]]));

  const whole = find([rest, box({ id: 'other' })], {
    id: 's2',
    carrierTracking: stopped('booking_cancelled'),
  });
  expect(whole.map(({ kind }) => kind)).toContain('tracking_stopped');
  expect(concernedBy(whole)).toEqual(new Map([['s2', null]]));
});

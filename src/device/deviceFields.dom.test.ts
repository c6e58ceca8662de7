import { afterEach, expect, it } from 'vitest';
import { devicePlan } from './deviceFields.ts';

const name = 'landfall.pickupPlan';
afterEach(() => localStorage.clear());

it('is there again after a reload, without what cannot be read', () => {
  devicePlan.setState({ entries: new Map([['box', { trucker: 'Harbor Drayage' }]]), why: 'chosen' });
  const stored = localStorage.getItem(name) ?? '';
  devicePlan.reread();
  expect(devicePlan.getState()).toEqual({
    entries: new Map([['box', { trucker: 'Harbor Drayage' }]]),
    why: 'chosen',
  });
  localStorage.setItem(name, stored.replace('"Harbor Drayage"', '7'));
  devicePlan.reread();
  expect(devicePlan.getState().entries).toEqual(new Map([['box', {}]]));
  localStorage.setItem(name, '{');
  devicePlan.reread();
  expect(devicePlan.getState()).toEqual({ entries: new Map(), why: null });
});

import { afterEach, expect, it } from 'vitest';
import { useDevicePlan } from './pickupPlan.ts';

const name = 'landfall.pickupPlan';
afterEach(() => localStorage.clear());

it('is there again after a reload, without what cannot be read', () => {
  useDevicePlan.setState({ entries: new Map([['box', { trucker: 'Harbor Drayage' }]]), why: 'chosen' });
  const stored = localStorage.getItem(name) ?? '';
  useDevicePlan.reread();
  expect(useDevicePlan.getState()).toEqual({
    entries: new Map([['box', { trucker: 'Harbor Drayage' }]]),
    why: 'chosen',
  });
  localStorage.setItem(name, stored.replace('"Harbor Drayage"', '7'));
  useDevicePlan.reread();
  expect(useDevicePlan.getState().entries).toEqual(new Map([['box', {}]]));
  localStorage.setItem(name, '{');
  useDevicePlan.reread();
  expect(useDevicePlan.getState()).toEqual({ entries: new Map(), why: null });
});

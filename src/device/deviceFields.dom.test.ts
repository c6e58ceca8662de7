import { afterEach, expect, it } from 'vitest';
import { writeElsewhere } from '#/test/otherPage.ts';
import { devicePlan } from './deviceFields.ts';

const name = 'landfall.pickupPlan';
afterEach(() => localStorage.clear());

it('is there again after a reload, without what cannot be read', () => {
  devicePlan.setState({ entries: new Map([['box', { trucker: 'Harbor Drayage' }]]), why: 'chosen' });
  const stored = localStorage.getItem(name) ?? '';
  devicePlan.setState({ entries: new Map(), why: null });
  writeElsewhere(name, stored);
  expect(devicePlan.getState()).toEqual({
    entries: new Map([['box', { trucker: 'Harbor Drayage' }]]),
    why: 'chosen',
  });
  writeElsewhere(name, stored.replace('"Harbor Drayage"', '7'));
  expect(devicePlan.getState().entries).toEqual(new Map([['box', {}]]));
  writeElsewhere(name, '{');
  expect(devicePlan.getState()).toEqual({ entries: new Map(), why: null });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minute } from './durations.ts';
import { viewerZone } from './zone.ts';

const home = process.env['TZ'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  if (home === undefined) delete process.env['TZ'];
  else process.env['TZ'] = home;
});

it('follows a device that travels within a minute', () => {
  for (const [minutes, zone] of ['Asia/Tokyo', 'America/Los_Angeles', 'Asia/Tokyo'].entries()) {
    process.env['TZ'] = zone;
    vi.setSystemTime(Date.UTC(2026, 7, 12, 15) + minutes * minute);
    expect(viewerZone()).toBe(zone);
  }
});

it('asks the device again when its clock was set back', () => {
  process.env['TZ'] = 'Asia/Tokyo';
  vi.setSystemTime(Date.UTC(2026, 7, 12, 17));
  viewerZone();
  process.env['TZ'] = 'Europe/Athens';
  vi.setSystemTime(Date.UTC(2026, 7, 12, 16));
  expect(viewerZone()).toBe('Europe/Athens');
});

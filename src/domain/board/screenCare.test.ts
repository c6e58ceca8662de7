import { expect, test } from 'vitest';
import { instant, parseInstant } from '#/time/instant.ts';
import { readZone, utc } from '#/time/zone.ts';
import { isDimmed } from './screenCare.ts';

test('a screen is dark by the clock of its port, and never while that is not known', () => {
  const night = { from: 22, to: 6 };
  const now = parseInstant('2026-08-12T23:00:00Z') ?? instant(Number.NaN);
  expect(isDimmed(night, now, utc)).toBe(true);
  expect(isDimmed(night, now, readZone('America/Los_Angeles'))).toBe(false);
  expect(isDimmed(night, now, null)).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { instant, parseInstant, toIso } from '#/time/instant.ts';
import { readZone, utc } from '#/time/zone.ts';
import { dayTicks } from './TimeSlider.tsx';

const at = (text: string) => parseInstant(text) ?? instant(Number.NaN);
const ticks = (from: string, until: string, name: string) => {
  const zone = readZone(name) ?? utc;
  return dayTicks(at(from), at(until), zone, { display: 'mine', viewer: zone, now: at(from) });
};

describe('the days on a time slider', () => {
  it('begin at midnight of the zone', () => {
    expect(ticks('2026-08-08T12:00:00Z', '2026-08-10T12:00:00Z', 'Europe/Berlin')).toEqual([
      { at: at('2026-08-08T22:00:00Z'), day: '2026-08-09', label: '9 Aug', isOdd: expect.any(Boolean) },
      { at: at('2026-08-09T22:00:00Z'), day: '2026-08-10', label: '10 Aug', isOdd: expect.any(Boolean) },
    ]);
  });

  it('have a label on Mondays where there are many of them', () => {
    const labels = ticks('2026-08-08T12:00:00Z', '2026-08-25T12:00:00Z', 'UTC').flatMap(
      ({ label }) => label ?? [],
    );
    expect(labels).toEqual(['10 Aug', '17 Aug', '24 Aug']);
  });

  it('are 25 hours apart where the clocks go back', () => {
    const [first, second] = ticks('2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z', 'Europe/Berlin');
    expect([first, second].map((tick) => tick && toIso(tick.at))).toEqual([
      '2026-10-24T22:00:00Z',
      '2026-10-25T23:00:00Z',
    ]);
  });
});

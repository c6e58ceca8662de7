import { describe, expect, it } from 'vitest';
import { instant, parseInstant, toIso } from '#/time/instant.ts';
import { readZone, utc } from '#/time/zone.ts';
import { dayTicks } from './dayTicks.ts';

const at = (text: string) => parseInstant(text) ?? instant(Number.NaN);
const ticks = (from: string, until: string, zone: string) =>
  dayTicks(at(from), at(until), { display: 'mine', viewer: readZone(zone) ?? utc, now: at(from) });

describe('the days on the time bar', () => {
  it('begin at midnight of the user, with a label on Mondays', () => {
    expect(ticks('2026-08-08T12:00:00Z', '2026-08-10T12:00:00Z', 'Europe/Berlin')).toEqual([
      { at: at('2026-08-08T22:00:00Z'), label: null, isOdd: expect.any(Boolean) },
      { at: at('2026-08-09T22:00:00Z'), label: '10 Aug', isOdd: expect.any(Boolean) },
    ]);
  });

  it('are 25 hours apart where the clocks go back', () => {
    const [first, second] = ticks('2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z', 'Europe/Berlin');
    expect([first, second].map((tick) => tick && toIso(tick.at))).toEqual([
      '2026-10-24T22:00:00Z',
      '2026-10-25T23:00:00Z',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Call, RouteStop } from '#/domain/route/route.ts';
import { samplePlace } from '#/test/samples/records.ts';
import { day } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { lastCall, routeCalls } from './ProjectionScrubber.tsx';

const on = (date: string) => readMoment(`2026-08-${date}T12:00:00Z`, 'UTC');
const none: Call = { original: null, expected: null, actual: null };
const stop = (name: string, arrival: Partial<Call>, departure: Partial<Call>): RouteStop => ({
  label: 'POL',
  sequence: 1,
  place: samplePlace({ id: name, name }),
  position: null,
  arrival: { ...none, ...arrival },
  departure: { ...none, ...departure },
});

describe('the calls of a journey on its slider', () => {
  it('are what happened, what is estimated, and the original ETA', () => {
    const calls = routeCalls([
      stop('Shanghai', {}, { actual: on('02'), expected: on('01') }),
      stop('Los Angeles', { original: on('20'), expected: on('22') }, {}),
    ]);
    expect(calls.map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
      'actual: Shanghai',
      'estimated: ETA Los Angeles',
      'original: Original ETA',
    ]);
  });

  it('reach an ETA shortly after the projected arrival, but not the next leg', () => {
    const arrival = instant(0);
    const mark = (days: number) => ({ at: instant(days * day), kind: 'estimated' as const, label: '' });
    expect(lastCall([mark(-3), mark(2), mark(20)], arrival)).toBe(2 * day);
    expect(lastCall([mark(-3), mark(20)], arrival)).toBe(arrival);
  });
});

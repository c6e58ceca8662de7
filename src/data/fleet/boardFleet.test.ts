import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '#/data/http/errors.ts';
import { minute } from '#/time/durations.ts';
import { boardPace, boardPause, isReadingDue } from './boardFleet.ts';

const now = Date.parse('2026-08-12T15:00:00Z');
const read = {
  data: undefined,
  status: 'success',
  error: null,
  errorUpdatedAt: 0,
  fetchStatus: 'idle',
} as const;
const failed = (kind: ApiErrorKind, ago: number) =>
  ({
    ...read,
    status: 'error',
    error: new ApiError({ kind }),
    dataUpdatedAt: now - 60 * minute,
    errorUpdatedAt: now - ago,
  }) as const;

describe('the pace of a board', () => {
  test('costs the service at most two requests a minute, read or failed, however large the account', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), fc.nat(), (pages, failedFor, at) => {
        expect(pages / (boardPace(pages) / minute)).toBeLessThanOrEqual(2);
        const pause = boardPause(at + failedFor, at, pages) / minute;
        expect((pages + 4) / pause).toBeLessThanOrEqual(2 + 1e-3);
      }),
    );
  });

  test('becomes slower the longer it fails, and never gives up', () => {
    const pauses = [1, 10, 60, 10_000].map((minutes) => boardPause(now + minutes * minute, now, 1) / minute);
    expect(pauses[0]).toBeGreaterThanOrEqual(2.5);
    expect(boardPause(now, 0, 1) / minute, 'before the first reading').toBeLessThanOrEqual(3.5);
    for (const pause of pauses.slice(2)) {
      expect(pause).toBeGreaterThanOrEqual(5);
      expect(pause).toBeLessThanOrEqual(7);
    }
  });
});

describe('a network that is back, or a device that woke up', () => {
  test('is worth a reading at once when the last one never reached the service', () => {
    expect(isReadingDue(failed('unreachable', 1_000), now)).toBe(true);
    expect(isReadingDue(failed('offline', 1_000), now)).toBe(true);
  });

  test('is none when the service has just refused or failed: it would cost the service', () => {
    for (const kind of ['rateLimited', 'serverError', 'unauthorized'] as const) {
      expect(isReadingDue(failed(kind, minute), now), kind).toBe(false);
    }
  });

  test('is worth one when the next is overdue, and none when the board is fresh or is being read', () => {
    expect(isReadingDue({ ...read, dataUpdatedAt: now - 10 * minute }, now)).toBe(true);
    expect(isReadingDue(failed('rateLimited', 10 * minute), now)).toBe(true);
    expect(isReadingDue({ ...read, dataUpdatedAt: now - 20_000 }, now)).toBe(false);
    expect(isReadingDue({ ...read, dataUpdatedAt: 0, fetchStatus: 'fetching' }, now)).toBe(false);
  });

  test('is worth one when the clock was set back, so that the age of the board is not known', () => {
    expect(isReadingDue({ ...read, dataUpdatedAt: now + 60 * minute }, now)).toBe(true);
  });
});

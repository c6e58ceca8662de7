import { describe, expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { ApiError, type ApiErrorKind } from './errors.ts';
import { judge, readRetryAfter, refusalWait } from './retryPolicy.ts';

const fault = (kind: ApiErrorKind) => new ApiError({ kind });

describe('replaying', () => {
  it('repeats a read twice after a fault or a lost network, 500 ms and then 1 s later', () => {
    for (const kind of ['serverError', 'unreachable'] as const) {
      expect(judge(fault(kind), 'GET', 0)).toEqual({ kind: 'replay', afterMs: 500 });
      expect(judge(fault(kind), 'GET', 1)).toEqual({ kind: 'replay', afterMs: 1_000 });
      expect(judge(fault(kind), 'GET', 2)).toEqual({ kind: 'giveUp' });
    }
  });

  it('never sends a write again (trap 56)', () => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'] as const) {
      for (const kind of ['serverError', 'unreachable', 'rateLimited', 'timeout'] as const) {
        expect(judge(fault(kind), method, 0)).toEqual({ kind: 'giveUp' });
      }
    }
  });

  it('gives up at once where the same answer would come again', () => {
    for (const kind of [
      'unauthorized',
      'forbidden',
      'notFound',
      'invalid',
      'malformed',
      'offline',
    ] as const) {
      expect(judge(fault(kind), 'GET', 0)).toEqual({ kind: 'giveUp' });
    }
  });

  it('puts a refused read back into the queue, but not for ever', () => {
    expect(judge(fault('rateLimited'), 'GET', 0)).toEqual({ kind: 'requeue' });
    expect(judge(fault('rateLimited'), 'GET', 4)).toEqual({ kind: 'giveUp' });
  });
});

describe('Retry-After (trap 56)', () => {
  const now = instant(Date.parse('2026-08-22T10:00:00Z'));

  it('reads seconds', () => {
    expect(readRetryAfter('60', null, now)).toBe(60_000);
  });

  it('reads an HTTP date, against the clock of the answer where it tells one', () => {
    const date = 'Sat, 22 Aug 2026 10:00:30 GMT';
    expect(readRetryAfter(date, null, now)).toBe(30_000);
    expect(readRetryAfter(date, 'Sat, 22 Aug 2026 10:00:20 GMT', now)).toBe(10_000);
    expect(readRetryAfter('Sat, 22 Aug 2026 09:00:00 GMT', null, now)).toBe(0);
  });

  it('reads nothing from nothing and from nonsense', () => {
    expect(readRetryAfter(null, null, now)).toBeNull();
    // Date.parse makes some year of the past of most of these.
    for (const text of ['soon', '', '-5', '5 minutes', '1e9x', '30s', 'in 10']) {
      expect(readRetryAfter(text, null, now), text).toBeNull();
    }
  });

  it('never waits longer than a minute, whatever is asked', () => {
    expect(refusalWait(86_400_000, 0, 1)).toBe(60_000);
    expect(refusalWait(0, 0, 0)).toBe(500);
  });

  it('never ends before the time that was asked for, and not at the same moment everywhere', () => {
    expect([0, 0.5, 1].map((chance) => refusalWait(10_000, 0, chance))).toEqual([10_000, 11_000, 12_000]);
  });

  it('waits longer each time when the service does not say', () => {
    expect([0, 1, 2, 9].map((refusals) => refusalWait(null, refusals, 0))).toEqual([
      2_000, 4_000, 8_000, 60_000,
    ]);
  });
});

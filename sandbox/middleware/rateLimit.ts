import { createMiddleware } from 'hono/factory';
import { Problem } from '#sandbox/jsonapi/problem.ts';
import type { SandboxEnv } from '#sandbox/view.ts';

/** Requests per rolling minute and key; 0 switches a bucket off (docs/interface.md 1.7). */
export interface RateLimits {
  readonly general: number;
  readonly infer: number;
  readonly create: number;
  readonly refresh: number;
}

export const defaultLimits: RateLimits = { general: 100, infer: 200, create: 100, refresh: 10 };
export const noLimits: RateLimits = { general: 0, infer: 0, create: 0, refresh: 0 };

const windowMilliseconds = 60_000;

/**
 * Counts accepted requests per key and bucket over the last 60 seconds. Rejected ones do not count, so a client
 * that waits as long as `Retry-After` says is let in.
 *
 * @param elapsed milliseconds on a clock that cannot be set, unlike that of the machine and that of the world
 */
export function limitRate(limits: RateLimits, elapsed = () => performance.now()) {
  const accepted = new Map<string, number[]>();
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const bucket = bucketOf(c.req.method, c.req.path);
    const limit = limits[bucket];
    if (limit === 0) return next();
    const now = elapsed();
    const key = `${bucket} ${c.get('accountKey')}`;
    const times = (accepted.get(key) ?? []).filter((at) => at > now - windowMilliseconds);
    accepted.set(key, times);
    // The place that must become free is that of the request `limit` places before the newest.
    const blocking = times.at(-limit);
    if (blocking !== undefined) throw tooMany(blocking + windowMilliseconds - now, limit);
    times.push(now);
    await next();
  });
}

function bucketOf(method: string, path: string): keyof RateLimits {
  if (method === 'POST' && path.endsWith('/tracking_requests/infer_number')) return 'infer';
  if (method === 'POST' && path.endsWith('/tracking_requests')) return 'create';
  return (method === 'PATCH' || method === 'POST') && path.endsWith('/refresh') ? 'refresh' : 'general';
}

function tooMany(wait: number, limit: number): Problem {
  const seconds = Math.max(Math.ceil(wait / 1000), 1);
  const detail = `More than ${limit} requests in 60 seconds. Retry after ${seconds} s.`;
  return new Problem(429, [{ status: '429', title: 'Too Many Requests', detail }], {
    'retry-after': String(seconds),
  });
}

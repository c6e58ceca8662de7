import { minute } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import type { ApiError } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** What to do with a failed request. */
export type RetryDecision =
  | { readonly kind: 'giveUp' }
  /** Send it again after a while of its own. */
  | { readonly kind: 'replay'; readonly afterMs: number }
  /** Send it again as soon as its priority may send again. */
  | { readonly kind: 'requeue' };

const faultReplays = 2;
const firstFaultDelay = 500;
// After a wait the refused requests go out again one by one, and other users of the same key compete with them, so a
// read may be refused more often than it may fail.
const refusalReplays = 4;
const firstRefusalWait = 2_000;
const shortestRefusalWait = 500;
const longestRefusalWait = minute;

/**
 * Decides on a failed request. Only reads are ever replayed: a write may have been carried out although its answer
 * was lost.
 *
 * @param attempt how often it has failed before, from 0
 */
export function judge(error: ApiError, method: Method, attempt: number): RetryDecision {
  if (method !== 'GET') return { kind: 'giveUp' };
  switch (error.kind) {
    case 'rateLimited':
      return attempt < refusalReplays ? { kind: 'requeue' } : { kind: 'giveUp' };
    case 'serverError':
    case 'unreachable':
      return attempt < faultReplays
        ? { kind: 'replay', afterMs: firstFaultDelay * 2 ** attempt }
        : { kind: 'giveUp' };
    default:
      return { kind: 'giveUp' };
  }
}

/**
 * How long a priority and those after it wait after a 429 (docs/interface.md 1.6): as long as the service asks, within half
 * a second and a minute, since the window is a minute long; without a word from the service, twice as long each time.
 *
 * @param refusals how many 429 came in a row before this one
 * @param chance from 0 to 1: browsers that were refused together come back over a fifth of the time more
 */
export function refusalWait(retryAfterMs: number | null, refusals: number, chance: number): number {
  const asked = retryAfterMs ?? firstRefusalWait * 2 ** Math.min(refusals, 10);
  const spread = Math.max(shortestRefusalWait, asked) * (1 + chance / 5);
  return Math.min(longestRefusalWait, Math.round(spread));
}

/**
 * Reads `Retry-After`: seconds, or an HTTP date (RFC 9110, 10.2.3). A date is measured against the answer's own
 * `Date` where it has one, because this device's clock may be wrong. Null when absent or unreadable.
 */
export function readRetryAfter(value: string | null, date: string | null, now: Instant): number | null {
  if (value === null) return null;
  if (/^\s*\d+(\.\d+)?\s*$/.test(value)) return Number(value) * 1_000;
  const until = httpDate(value);
  if (Number.isNaN(until)) return null;
  const from = httpDate(date);
  return Math.max(0, until - (Number.isNaN(from) ? now : from));
}

// All three forms of an HTTP date begin so. Date.parse alone makes a year of the past of `-5` and `5 minutes`.
const form = /^\s*(mon|tue|wed|thu|fri|sat|sun)/i;

/** Milliseconds since 1970 of an HTTP date (RFC 9110, 5.6.7); NaN where there is none. */
export function httpDate(value: string | null): number {
  return form.test(value ?? '') ? Date.parse(value ?? '') : Number.NaN;
}

import { positionExpires } from '#/domain/route/projectedRoute.ts';
import { day, hour } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';

/** Vessels report about every 15 minutes; on the open sea, by satellite, hours may pass. */
const oldAfter = 6 * hour;
/** A device whose clock is slow gets positions of its future; only a wrong record lies a day ahead. */
const clockTolerance = day;

/**
 * How far a position can be trusted: `fresh` is current, `old` needs an estimate of the current position, and `expired`
 * is not drawn, because it is too old or its time is missing or wrong.
 */
export type PositionAge = 'fresh' | 'old' | 'expired';

/** The age of a position. Instants ahead of the device's clock are fresh: the clock of the service is the better one. */
export function positionAge(reportedAt: Instant | null, now: Instant): PositionAge {
  if (reportedAt === null) return 'expired';
  const age = now - reportedAt;
  if (age >= positionExpires || age < -clockTolerance) return 'expired';
  return age > oldAfter ? 'old' : 'fresh';
}

import type { Instant } from '#/time/instant.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Vessels are seen about every 15 minutes; on the open sea by satellite some hours may pass. */
const oldAfter = 6 * hour;
/** In a week a vessel has sailed to another port, or on another voyage. */
const lostAfter = 7 * day;
/** A device whose clock is slow reads positions of its future; only a record that is wrong lies a day ahead. */
const mostAhead = day;

/**
 * What a position is worth: `fresh` stands for the present, `old` does not, so that the present can only be estimated,
 * and `lost` is not drawn: it is too old, or its time is missing or wrong.
 */
export type PositionAge = 'fresh' | 'old' | 'lost';

/** How old a position is. Instants ahead of the device's clock are fresh: the clock of the service is the better one. */
export function positionAge(seenAt: Instant | null, now: Instant): PositionAge {
  if (seenAt === null) return 'lost';
  const age = now - seenAt;
  if (age >= lostAfter || age < -mostAhead) return 'lost';
  return age > oldAfter ? 'old' : 'fresh';
}

import type { Container } from '#/domain/records/container.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { isReturned } from '#/domain/status/reached.ts';
import { daysBetween } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, localDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { utc } from '#/time/zone.ts';

/** A container that is out-gated and whose empty is not returned. */
export interface EmptyOut {
  /** When it was picked up. */
  readonly since: Moment;
  /** Calendar days at that place since then. */
  readonly days: number;
}

/** Null once the empty is back, and where no pickup has a time. */
export function emptyOut(container: Container, now: Instant): EmptyOut | null {
  const since = isReturned(container) ? null : pickedUp(container);
  if (!since) return null;
  const today = localDay(now, since.kind === 'zoned' ? since.zone : utc);
  return { since, days: daysBetween(dayOf(since), today) };
}

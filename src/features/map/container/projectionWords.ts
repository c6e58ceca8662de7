import type { LegEnd } from '#/domain/route/route.ts';
import { milesText } from '#/domain/geo/positionWords.ts';
import type { Projection } from '#/domain/route/projectedRoute.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { formatSpan } from '#/time/relative.ts';
import { readZone, utc } from '#/time/zone.ts';

/** An instant on the clock of the next port; in UTC where its zone is not known. */
export function momentAtPort(at: Instant, { zone }: LegEnd): Moment {
  return { kind: 'zoned', at, zone: (zone === null ? null : readZone(zone)) ?? utc, zoneNote: null };
}

/** An estimate is never called anything else, and one whose time has passed is never called only that. */
export function statusTextOf({ position }: Projection): string {
  return position.status === 'elapsed' ? 'Elapsed estimate' : 'Estimate';
}

/** `2,310 nm and 5 d 3 h to go` */
export function toGoText({ milesToGo, millisecondsToGo }: Projection): string {
  const span = formatSpan(millisecondsToGo);
  return span === null ? 'there by this estimate' : `${milesText(milesToGo)} and ${span} to go`;
}

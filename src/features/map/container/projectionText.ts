import { milesText, type SeaUnit } from '#/domain/geo/positionWords.ts';
import type { Projection } from '#/domain/route/projectedRoute.ts';
import type { LegEnd } from '#/domain/route/route.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { formatSpan } from '#/time/relative.ts';
import { readZone, utc, type ZoneName } from '#/time/zone.ts';
import { milesAndTimeToGo, notConfirmed, projected, arrivedAtPort } from './words.ts';

/** An instant in the local time of the next port; in UTC where its zone is not reported. */
export function momentAtPort(at: Instant, port: LegEnd): Moment {
  return { kind: 'zoned', at, zone: zoneOf(port), zoneNote: null };
}

export function zoneOf({ zone }: LegEnd): ZoneName {
  return (zone === null ? null : readZone(zone)) ?? utc;
}

/** A projected position is always called that, and one whose time has passed is called not confirmed. */
export function statusTextOf({ position }: Projection): string {
  return position.status === 'elapsed' ? notConfirmed : projected;
}

/** `2,310 nm and 5 d 3 h to go` */
export function toGoText({ milesToGo, millisecondsToGo }: Projection, unit: SeaUnit): string {
  const span = formatSpan(millisecondsToGo);
  return span === null ? arrivedAtPort : milesAndTimeToGo(milesText(milesToGo, unit), span);
}

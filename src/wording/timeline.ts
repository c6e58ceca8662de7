import type { Place } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { TimelineKind } from '#/domain/timeline/groups.ts';
import type { ZoneConflict } from '#/domain/timeline/knownPlaces.ts';
import type { Learned } from '#/domain/timeline/learned.ts';
import type { EventSource } from '#/domain/timeline/rows.ts';
import type { DrawnLeg, DrawnOther } from '#/domain/timeline/timeline.ts';
import { comma } from '#/language/punctuation.ts';
import { minute } from '#/time/durations.ts';
import { formatDuration } from '#/time/format.ts';
import { eventLabel } from './eventNames.ts';
import { sourceName } from './sourceNames.ts';
import { describeLag } from './spans.ts';

const legTitles: Record<TimelineKind, string> = {
  vessel: 'Vessel',
  transshipment: 'Connecting vessel',
  feeder: 'Feeder',
  rail: 'Rail',
  inland: 'Inland, mode not reported',
  gate: 'Gate and terminal',
  notice: 'Notices',
};

const gateTitles = {
  origin: 'Gate and terminal at origin',
  destination: 'Gate and terminal at destination',
} as const;

/** `Rail`, `Gate at origin` */
export function legTitle({ kind, end, state }: Pick<DrawnLeg, 'kind' | 'end' | 'state'>): string {
  if (kind !== 'gate') return legTitles[kind];
  if (end === 'destination' && state === 'expected') return 'Pickup and empty return';
  if (end === 'port') return 'Gate at port of discharge';
  return end === null ? legTitles.gate : gateTitles[end];
}

/** `Shanghai → Los Angeles`; empty where no place is reported. */
export const formatPlaces = (places: readonly Place[]): string =>
  places.map((place) => placeName(place) ?? 'place not reported').join(' → ');

/** A journey of the same container for another shipment. */
export const otherJourneyTitle = ({ isLater }: Pick<DrawnOther, 'isLater'>): string =>
  isLater ? 'Later journey of this container' : 'Earlier journey of this container';

/** Said once for a place, and not beside each of its times. */
export const describeZoneConflict = ({ place, zone, other }: ZoneConflict): string =>
  `${placeName(place) ?? 'Place not reported'}: the shipment says time zone ${zone}, events say ${other}. Times are in ${zone}.`;

/** Of steps that are not reported, by the names of their events. */
export const describeMissing = (names: readonly string[]): string =>
  `${names.map((name) => eventLabel(name)).join(comma)}: later events prove it.`;

/** Who reported an event: `carrier`. */
export const describeSource = (source: EventSource): string =>
  source.code === 'record' ? 'from the record, no event' : sourceName(source.source);

/** When an event was learned: `reported 6 h later`, of an estimate `updated 2 d ago`. */
export function describeLearned(learned: Learned): string {
  if (learned.code === 'reported') {
    const lag = describeLag(learned.lag);
    return `reported ${lag}`;
  }
  if (learned.age < minute) return 'updated just now';
  const length = formatDuration(learned.age);
  return `updated ${length} ago`;
}

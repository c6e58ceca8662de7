import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { arc, nauticalMiles } from '#/domain/geo/greatCircle.ts';
import type { Position } from '#/domain/geo/position.ts';
import type { SeaWay, SeaWays } from '#/domain/geo/seaLanes.ts';
import type { Place } from '#/domain/records/place.ts';
import { trackOf } from '#/domain/route/trackColumns.ts';
import type { Track } from '#/domain/route/vesselTrack.ts';
import { hour } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { sortKey } from '#/time/moment.ts';
import type { FleetVessel } from './fleetMap.ts';
import type { Sailing } from './sailings.ts';

/** Knots from port to port, calls between them included. Of two ways, a vessel takes the one that is nearer to it. */
const usualSpeed = 15;

/**
 * Where a vessel should be by what the list knows of it: on the usual way between its ports, from its departure until
 * its ETA, at one speed. Null where a port, the departure or the ETA is not reported, and where its route says more.
 */
export function estimatedTrack({ status, sailings }: FleetVessel, ways: SeaWays): Track | null {
  if (status === 'expired' || status === 'notDeparted' || status === 'arrived') return null;
  for (const sailing of sailings) {
    const track = trackOfSailing(sailing, ways);
    if (track) return track;
  }
  return null;
}

// The list is read again all the time, and most sailings stay the same objects.
const known = new WeakMap<Sailing, Track | null>();

function trackOfSailing(sailing: Sailing, ways: SeaWays): Track | null {
  let track = known.get(sailing);
  if (track === undefined) known.set(sailing, (track = makeTrack(sailing, ways)));
  return track;
}

function makeTrack({ from, to, boxes: [box] }: Sailing, ways: SeaWays): Track | null {
  const [start, end] = [from && positionOf(from), to && positionOf(to)];
  const departure = box?.shipment.polAtd;
  const arrival = box && arrivalOf(box.shipment, box.container)?.moment;
  if (!start || !end || !departure || !arrival) return null;
  const [left, due] = [sortKey(departure), sortKey(arrival)];
  if (due <= left) return null;
  const hours = (due - left) / hour;
  const way = ways(start, end).toSorted((one, other) => strange(one, hours) - strange(other, hours))[0];
  return way ? timed(way, instant(left), instant(due)) : null;
}

const strange = ({ miles }: SeaWay, hours: number) => Math.abs(miles / hours - usualSpeed);

function timed({ positions, miles }: SeaWay, from: Instant, until: Instant): Track {
  const line = positions.flatMap((position, index) => {
    const before = positions[index - 1];
    return before ? arc(before, position).slice(1) : [position];
  });
  let sailed = 0;
  return trackOf(
    line.map((position, index) => {
      const before = line[index - 1];
      if (before) sailed += nauticalMiles(before, position);
      const at = instant(Math.round(from + Math.min(1, sailed / miles) * (until - from)));
      return { ...position, at, heading: null, estimated: true };
    }),
  );
}

function positionOf({ latitude, longitude }: Place): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

import type { Instant } from '#/time/instant.ts';
import type { AskedRequest } from './askedRequest.ts';
import { type JourneyKind, type Lane, lanes } from './lanes.ts';
import { derive, type Key, pick, u } from './random.ts';
import { day } from './schedule.ts';
import { mix, railOf, seaTime, type Slot, slotPeriod, type Tracked } from './slots.ts';

/**
 * The slot of a shipment that a user asked for: on a lane that its carrier sells, as early or late on its way as
 * numbers of that kind are usually handed in. It has one shipment, which stays in the account.
 *
 * @param from when the shipment appears
 */
export function askedSlot(seed: Key, asked: AskedRequest, scac: string, from: Instant): Slot {
  const key = derive(seed, 'asked slot', asked.sequence);
  const [kind, lane] = pick(lanesOf(scac), key, 'lane');
  const tracked = trackedWith(asked, key);
  const sea = seaTime(lane);
  return {
    index: -asked.sequence,
    key,
    lane,
    kind,
    railWay: railOf(kind, lane, key),
    ending: 'usual',
    tracked,
    period: slotPeriod('usual', kind, tracked, sea, key) + notice(tracked, kind, lane, sea),
    firstStart: from,
  };
}

type KindOfLane = readonly [kind: JourneyKind, lane: Lane];

/** Each lane as often as its kind is among the shipments of the world. A carrier without any books space on another's. */
function lanesOf(scac: string): readonly KindOfLane[] {
  const all = mix.flatMap((kind) => lanes[kind].map((lane): KindOfLane => [kind, lane]));
  const own = all.filter(([, { carriers, niche }]) => carriers.includes(scac) || niche.includes(scac));
  return own.length > 0 ? own : all;
}

function trackedWith({ requestType }: AskedRequest, key: Key): Tracked {
  if (requestType === 'booking') return 'booking';
  return u(key, 'tracked') < (requestType === 'container' ? 0.6 : 0.15) ? 'voyage' : 'departure';
}

/**
 * Voyages are booked from their end and leave weekly, which may take two weeks of what is left until departure, and one
 * more wherever the vessel is changed or a train is waited for. What a user asks for has not arrived yet, and a booking
 * has not sailed.
 */
function notice(tracked: Tracked, kind: JourneyKind, { hops }: Lane, sea: number): number {
  const changes = (hops.length - 1 + (kind === 'rail' ? 1 : 0)) * 7 * day;
  switch (tracked) {
    case 'booking':
      return changes + 18 * day;
    case 'departure':
      return changes + Math.max(0, 16 * day - sea);
    case 'voyage':
      return changes + Math.max(0, 13 * day - 0.4 * sea);
  }
}

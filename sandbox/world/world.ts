import type { Instant } from '#/time/instant.ts';
import { type Account, createAccount } from './account.ts';
import { askedId, type AskedRequest, planAsked } from './askedRequest.ts';
import { boxCount, boxKeys, planOf, shipmentKey } from './buildPlan.ts';
import { createGazetteer, type Gazetteer } from './gazetteer.ts';
import { compact } from './inference.ts';
import type { Setting } from './makeDraft.ts';
import { containerNumber, type ShipmentNumbers, shipmentNumbers } from './numbers.ts';
import type { RequestPlan, ShipmentPlan } from './plan.ts';
import { rootKey, derive, type Key, pick, u } from './random.ts';
import { createSchedule, day } from './schedule.ts';
import { type Slot, mix, railOf, seaTime, slotPeriod, type Tracked } from './slots.ts';
import { type JourneyKind, type Lane, lanes } from './tradeLanes.ts';
import { createVoyages, type Voyages } from './voyages.ts';

/** The simulated world: a pure function of its seed. The clock is the caller's. */
export interface World extends Account, Voyages {
  readonly gazetteer: Gazetteer;
  /** The id of a request that a user makes. */
  askedId(sequence: number): string;
  /** What becomes of a request that a user has made. */
  ask(asked: AskedRequest): AskedOutcome;
}

export interface AskedOutcome {
  readonly request: RequestPlan;
  /** Null when it never becomes a shipment. The plan is made when it is first asked for. */
  readonly shipment: { readonly from: Instant; plan(): ShipmentPlan } | null;
}

/**
 * Builds the world of a seed. Plans are made when they are first asked for and kept while they are in the account.
 *
 * @param shipments how many shipments the account holds at any instant
 */
export function createWorld({ seed, shipments }: { seed: string | number; shipments: number }): World {
  const key = rootKey(seed);
  const gazetteer = createGazetteer(seed);
  const schedule = createSchedule(key);
  const setting = { seed: key, gazetteer, schedule };
  return {
    gazetteer,
    askedId: (sequence) => askedId(key, sequence),
    ask: (asked) => ask(setting, asked),
    ...createAccount(setting, shipments),
    ...createVoyages(schedule),
  };
}

function ask(setting: Setting, asked: AskedRequest): AskedOutcome {
  const { seed, gazetteer } = setting;
  const { plan: request, shipmentAt: from } = planAsked(seed, gazetteer, asked);
  const { scac, tags } = request;
  if (from === null || scac === null) return { request, shipment: null };
  let plan: ShipmentPlan | null = null;
  const build = () => buildAskedPlan(setting, askedSlot(seed, asked, scac, from), { request, scac, tags });
  return { request, shipment: { from, plan: () => (plan ??= build()) } };
}

/** What a user has asked to be tracked, and what is written on it. */
interface Asked {
  readonly request: RequestPlan;
  readonly scac: string;
  readonly tags: readonly string[];
}

/** The plan of the shipment that a request of a user has become. Its slot is its own, and has this one shipment. */
function buildAskedPlan(setting: Setting, slot: Slot, asked: Asked): ShipmentPlan {
  const { request, scac, tags } = asked;
  const { requestNumber, requestType, refNumbers } = request;
  const key = shipmentKey(slot, 0);
  const isContainer = requestType === 'container';
  return planOf(setting, {
    slot,
    generation: 0,
    key,
    scac,
    numbers: askedNumbers(shipmentNumbers(setting.seed, slot, 0, scac), request, scac),
    papers: { customerId: request.customerId, refNumbers, tags },
    // The carrier names no other container than the one it was asked for.
    boxes: boxKeys(key, isContainer ? 1 : boxCount(key)),
    containerNumber: (box) =>
      isContainer ? compact(requestNumber) : containerNumber(setting.seed, slot, 0, box, scac),
    containerReferences: () => refNumbers,
    request: () => request,
  });
}

function askedNumbers(
  numbers: ShipmentNumbers,
  { requestNumber, requestType }: RequestPlan,
  scac: string,
): ShipmentNumbers {
  if (requestType === 'booking') return { ...numbers, bookingNumber: requestNumber };
  if (requestType === 'container') return numbers;
  const parsed = compact(requestNumber);
  // Written with separators, the number is to be found without them as well, and so is kept whole.
  const dropsPrefix =
    parsed === requestNumber && parsed.startsWith(scac) && numbers.normalizedNumber !== numbers.billOfLading;
  const normalizedNumber = dropsPrefix ? parsed.slice(scac.length) : parsed;
  return { ...numbers, billOfLading: requestNumber, normalizedNumber };
}

/**
 * The slot of a shipment that a user asked for: on a lane that its carrier sells, as early or late on its way as
 * numbers of that kind are usually handed in. It has one shipment, which stays in the account.
 *
 * @param from when the shipment appears
 */
function askedSlot(seed: Key, asked: AskedRequest, scac: string, from: Instant): Slot {
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

import type { Instant } from '#/time/instant.ts';
import { createNumberIndex, indexNumbers, numbersOf } from './numberIndex.ts';
import type { RequestStore } from './store/requests.ts';
import type { Listed, Member } from './world/account.ts';
import type { AskedRequest } from './world/askedRequest.ts';
import { compact } from './world/inference.ts';
import type { ShipmentPlan } from './world/plan.ts';
import type { AskedOutcome, World } from './world/world.ts';

/** What a client says when it asks for a number to be tracked. */
export type NewRequest = Omit<AskedRequest, 'id' | 'sequence' | 'attempt'>;

/** The world together with what users of the account have asked to be tracked. */
export interface RequestedWorld extends World {
  /** Requests that ask for a number, or whose shipment has it, whatever has become of them. */
  requestsOf(number: string, now: Instant): readonly Listed[];
  /** Stores a request; what becomes of it follows from the world. */
  addRequest(request: NewRequest): string;
  /** Replaces the references of any request. Its shipment gets them if it is not there yet (docs/interface.md 2.6). */
  changeRequest(id: string, refNumbers: readonly string[], now: Instant): void;
}

/**
 * Puts the requests of users and their shipments among those of the simulated world. A plan is made once, when its
 * shipment appears, and lists are kept for as long as they hold, so that a request costs the others next to nothing.
 */
export function withRequests(world: World, store: RequestStore): RequestedWorld {
  const entries = new Map<string, Entry>();
  const attempts = new Map<string, number>();
  const plans = new Map<string, ShipmentPlan>();
  const members = new Map<string, Member>();
  const byNumber = createNumberIndex<Entry>();
  const mergeShipments = mergeNewest<ShipmentPlan>((plan) => plan.createdAt);
  const mergeRequests = mergeNewest<Listed>(({ request }) => request.createdAt);
  let roll: Roll | null = null;

  function take(request: AskedRequest): Entry {
    const entry = { request, outcome: world.ask(request) };
    entries.set(request.id, entry);
    attempts.set(attemptKey(request), request.attempt + 1);
    byNumber.add([request.requestNumber], entry);
    return entry;
  }

  function listed(entry: Entry, now: Instant): Listed {
    const { request, shipment } = entry.outcome;
    if (shipment === null || shipment.from > now) return { request, shipment: null };
    const plan = shipment.plan();
    if (!plans.has(plan.id)) {
      plans.set(plan.id, plan);
      byNumber.add(numbersOf(plan), entry);
      for (const container of plan.containers) members.set(container.id, { shipment: plan, container });
    }
    return { request, shipment: plan };
  }

  function rollAt(now: Instant): Roll {
    if (roll && roll.from <= now && now < roll.until) return roll;
    const requests = Array.from(entries.values(), (entry) => listed(entry, now)).toReversed();
    const appearances = Array.from(entries.values(), ({ outcome }) => outcome.shipment?.from ?? -Infinity);
    roll = {
      from: Math.max(-Infinity, ...appearances.filter((from) => from <= now)),
      until: Math.min(Infinity, ...appearances.filter((from) => from > now)),
      shipments: requests
        .flatMap(({ shipment }) => shipment ?? [])
        .toSorted((a, b) => b.createdAt - a.createdAt),
      // The clock of a world may have been set back between two requests.
      requests: requests.toSorted((a, b) => b.request.createdAt - a.request.createdAt),
    };
    return roll;
  }

  for (const request of store.all()) take(request);

  return {
    ...world,
    shipmentsAt: (now) => mergeShipments(rollAt(now).shipments, world.shipmentsAt(now)),
    requestsAt: (now) => mergeRequests(rollAt(now).requests, world.requestsAt(now)),
    shipment(id, now) {
      rollAt(now);
      const plan = plans.get(id);
      return plan && plan.createdAt <= now ? plan : world.shipment(id, now);
    },
    container(id, now) {
      rollAt(now);
      const member = members.get(id);
      return member && member.container.knownAt <= now ? member : world.container(id, now);
    },
    request(id, now) {
      const entry = entries.get(id);
      return entry ? listed(entry, now) : world.request(id, now);
    },
    listedBetween: (after, until) => [
      ...world.listedBetween(after, until),
      ...Array.from(entries.values(), (entry) => listed(entry, until)),
    ],
    requestsOf(number, now) {
      rollAt(now);
      const simulated = indexNumbers(world.requestsAt(now));
      return [...byNumber.find(number).map((entry) => listed(entry, now)), ...simulated.find(number)];
    },
    addRequest(request) {
      const sequence = entries.size + 1;
      const id = world.askedId(sequence);
      const asked = { ...request, id, sequence, attempt: attempts.get(attemptKey(request)) ?? 0 };
      store.add(asked);
      roll = withEntry(roll, take(asked));
      return id;
    },
    changeRequest(id, refNumbers, now) {
      const entry = entries.get(id);
      const from = entry?.outcome.shipment?.from ?? Infinity;
      if (!entry || from <= now) {
        store.change(id, { refNumbers, changedAt: now });
        return;
      }
      store.changeEarly(entry.request, { refNumbers, changedAt: now });
      entry.request = { ...entry.request, refNumbers };
      entry.outcome = world.ask(entry.request);
      roll = null;
    },
  };
}

interface Entry {
  request: AskedRequest;
  outcome: AskedOutcome;
}

interface Roll {
  readonly shipments: readonly ShipmentPlan[];
  readonly requests: readonly Listed[];
  /** Within these bounds no shipment appears. */
  readonly from: number;
  readonly until: number;
}

/** The roll with a new request at its head; null, to be called anew, where that is not its place. */
function withEntry(roll: Roll | null, { outcome }: Entry): Roll | null {
  const { request, shipment } = outcome;
  const newest = roll?.requests[0]?.request.createdAt ?? -Infinity;
  if (!roll || request.createdAt < newest) return null;
  return {
    ...roll,
    until: Math.min(roll.until, shipment?.from ?? Infinity),
    requests: [{ request, shipment: null }, ...roll.requests],
  };
}

function attemptKey({ requestNumber, scac }: NewRequest): string {
  return `${scac} ${compact(requestNumber)}`;
}

/**
 * Merges two lists that are newest first, and gives the same array as long as both are the same.
 *
 * @param at what a list is sorted by
 */
export function mergeNewest<T>(at: (item: T) => number) {
  let known: { a: readonly T[]; b: readonly T[]; merged: readonly T[] } | null = null;
  return (a: readonly T[], b: readonly T[]): readonly T[] => {
    if (a.length === 0) return b;
    if (known?.a === a && known.b === b) return known.merged;
    known = { a, b, merged: merge(a, b, at) };
    return known.merged;
  };
}

function merge<T>(a: readonly T[], b: readonly T[], at: (item: T) => number): readonly T[] {
  const merged: T[] = [];
  let next = 0;
  for (const item of a) {
    for (let other = b[next]; other !== undefined && at(other) > at(item); other = b[next]) {
      merged.push(other);
      next += 1;
    }
    merged.push(item);
  }
  return merged.concat(b.slice(next));
}

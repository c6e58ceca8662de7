import type { Instant } from '#/time/instant.ts';
import type { RequestStore } from '#sandbox/store/requests.ts';
import type { Listed, Member } from '#sandbox/world/account.ts';
import type { AskedRequest } from '#sandbox/world/askedRequest.ts';
import { compact } from '#sandbox/world/inference.ts';
import type { ShipmentPlan } from '#sandbox/world/plan.ts';
import type { AskedOutcome, World } from '#sandbox/world/world.ts';
import { mergeNewest } from './mergeNewest.ts';

/** What a client says when it asks for a number to be tracked. */
export type NewRequest = Omit<AskedRequest, 'id' | 'sequence' | 'attempt'>;

/** The world together with what users of the account have asked to be tracked. */
export interface RequestedWorld extends World {
  /** Stores a request; what becomes of it follows from the world. */
  addRequest(request: NewRequest): string;
  /** Replaces the references of any request. Its shipment gets them if it is not there yet. */
  changeRequest(id: string, refNumbers: readonly string[], now: Instant): void;
}

/**
 * Puts the requests of users and their shipments among those of the simulated world. A plan is made once, when its
 * shipment appears, and lists are kept for as long as they hold, so that a request costs the others next to nothing.
 */
export function withRequests(world: World, store: RequestStore): RequestedWorld {
  const asked = new Map<string, { readonly request: AskedRequest; outcome: AskedOutcome }>();
  const attempts = new Map<string, number>();
  const plans = new Map<string, ShipmentPlan>();
  const members = new Map<string, Member>();
  const mergeShipments = mergeNewest<ShipmentPlan>((plan) => plan.createdAt);
  const mergeRequests = mergeNewest<Listed>(({ request }) => request.createdAt);
  let roll: Roll | null = null;

  function take(request: AskedRequest): void {
    asked.set(request.id, { request, outcome: outcomeOf(world, store, request) });
    attempts.set(attemptKey(request), request.attempt + 1);
    roll = null;
  }

  function appeared(plan: ShipmentPlan): ShipmentPlan {
    if (plans.has(plan.id)) return plan;
    plans.set(plan.id, plan);
    for (const container of plan.containers) members.set(container.id, { shipment: plan, container });
    return plan;
  }

  function rollAt(now: Instant): Roll {
    if (roll && roll.from <= now && now < roll.until) return roll;
    let from = -Infinity;
    let until = Infinity;
    const shipments: ShipmentPlan[] = [];
    const requests: Listed[] = [];
    for (const { outcome } of asked.values()) {
      const { request, shipment } = outcome;
      const isThere = shipment !== null && shipment.from <= now;
      if (isThere) from = Math.max(from, shipment.from);
      else if (shipment) until = Math.min(until, shipment.from);
      const plan = isThere ? appeared(shipment.plan()) : null;
      if (plan) shipments.push(plan);
      requests.push({ request, shipment: plan });
    }
    roll = {
      from,
      until,
      shipments: shipments.toSorted((a, b) => b.createdAt - a.createdAt),
      requests: requests.toReversed().toSorted((a, b) => b.request.createdAt - a.request.createdAt),
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
      const known = asked.get(id);
      if (!known) return world.request(id, now);
      const { request, shipment } = known.outcome;
      return { request, shipment: shipment && shipment.from <= now ? appeared(shipment.plan()) : null };
    },
    addRequest(request) {
      const sequence = asked.size + 1;
      const id = world.askedId(sequence);
      const added = { ...request, id, sequence, attempt: attempts.get(attemptKey(request)) ?? 0 };
      store.add(added);
      take(added);
      return id;
    },
    changeRequest(id, refNumbers, now) {
      store.change(id, { refNumbers, changedAt: now });
      const known = asked.get(id);
      if (known) take(known.request);
    },
  };
}

interface Roll {
  readonly shipments: readonly ShipmentPlan[];
  readonly requests: readonly Listed[];
  /** Within these bounds no shipment appears. */
  readonly from: number;
  readonly until: number;
}

/** References that came before the shipment did are copied to it like the first ones (docs/interface.md 2.6). */
function outcomeOf(world: World, store: RequestStore, request: AskedRequest): AskedOutcome {
  const outcome = world.ask(request);
  const change = store.overlay(request.id);
  if (!change || (outcome.shipment && outcome.shipment.from <= change.changedAt)) return outcome;
  return world.ask({ ...request, refNumbers: change.refNumbers });
}

function attemptKey({ requestNumber, scac }: NewRequest): string {
  return `${scac} ${compact(requestNumber)}`;
}

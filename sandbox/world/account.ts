import type { Instant } from '#/time/instant.ts';
import { buildPlan } from './buildPlan.ts';
import type { Setting } from './makeDraft.ts';
import type { ContainerPlan, RequestPlan, ShipmentPlan } from './plan.ts';
import { type Key, whole } from './random.ts';
import { lostGenerationAt, lostRequest, lostRequestCount, lostRequestPeriod } from './requests.ts';
import { createSlot, generationAt, requestLead, type Slot, startOf } from './slots.ts';

export interface Member {
  readonly shipment: ShipmentPlan;
  readonly container: ContainerPlan;
}

export interface Listed {
  readonly request: RequestPlan;
  readonly shipment: ShipmentPlan | null;
}

/** Who is in the account. */
export interface Account {
  /** Shipments in the account at `now`, newest created first. The same array as long as none comes or goes. */
  shipmentsAt(now: Instant): readonly ShipmentPlan[];
  shipment(id: string, now: Instant): ShipmentPlan | null;
  container(id: string, now: Instant): Member | null;
  /** Requests of shipments in the account, and those that have not become one; newest created first. */
  requestsAt(now: Instant): readonly Listed[];
  request(id: string, now: Instant): Listed | null;
  /**
   * Every request that was in the account at any time after one instant and up to another, with its shipment; the order is
   * the same for any two instants.
   */
  listedBetween(after: Instant, until: Instant): readonly Listed[];
}

/** Who is in the account when. Lists are kept for as long as they hold. */
export function createAccount(setting: Setting, size: number): Account {
  const slots = Array.from({ length: size }, (_, index) => createSlot(setting.seed, index));
  const current: (ShipmentPlan | undefined)[] = [];
  const upcoming = new Map<number, ShipmentPlan>();
  let roll: Roll | null = null;
  let requests: { from: number; until: number; listed: readonly Listed[] } = {
    from: 0,
    until: 0,
    listed: [],
  };

  function planOf(slot: Slot, generation: number): ShipmentPlan {
    const known = [current[slot.index], upcoming.get(slot.index)];
    return known.find((plan) => plan?.generation === generation) ?? buildPlan(setting, slot, generation);
  }

  function rollAt(now: Instant): Roll {
    if (roll && roll.from <= now && now < roll.until) return roll;
    for (const slot of slots) {
      const generation = generationAt(slot, now);
      if (current[slot.index]?.generation !== generation) current[slot.index] = planOf(slot, generation);
    }
    roll = callTheRoll(current.filter((plan) => plan !== undefined));
    return roll;
  }

  function lostAt(index: number, generation: number): RequestPlan {
    return lostRequest(setting.seed, index, generation, trackedFrom);
  }

  function trackedFrom(createdAt: Instant, key: Key): ShipmentPlan | null {
    const first = whole(0, slots.length - 1, key, 'tracked');
    const slot = [...slots.slice(first), ...slots.slice(0, first)].find(
      (each) => startOf(each, generationAt(each, createdAt) + 1) >= createdAt + lostRequestPeriod,
    );
    return slot ? planOf(slot, generationAt(slot, createdAt)) : null;
  }

  function nextRequest(slot: Slot, now: Instant): { listed: Listed | null; changesAt: number } {
    const generation = generationAt(slot, now) + 1;
    const asked = startOf(slot, generation) - requestLead(slot, generation);
    if (asked > now) return { listed: null, changesAt: asked };
    let plan = upcoming.get(slot.index);
    if (plan?.generation !== generation) {
      plan = planOf(slot, generation);
      upcoming.set(slot.index, plan);
    }
    return { listed: { request: plan.request, shipment: null }, changesAt: plan.createdAt };
  }

  function requestsAt(now: Instant): readonly Listed[] {
    if (requests.from <= now && now < requests.until) return requests.listed;
    const { shipments, until } = rollAt(now);
    const next = slots.map((slot) => nextRequest(slot, now));
    const lost = Array.from({ length: lostRequestCount(size) }, (_, index) =>
      lostAt(index, lostGenerationAt(setting.seed, index, now)),
    );
    const listed: Listed[] = [
      ...shipments.map((shipment) => ({ request: shipment.request, shipment })),
      ...next.flatMap((each) => each.listed ?? []),
      ...lost.map((request) => ({ request, shipment: null })),
    ];
    requests = {
      from: now,
      until: Math.min(
        until,
        ...next.map((each) => each.changesAt),
        ...lost.map((request) => request.createdAt + lostRequestPeriod),
      ),
      listed: listed.toSorted((a, b) => b.request.createdAt - a.request.createdAt),
    };
    return requests.listed;
  }

  function* shipmentsBetween(slot: Slot, after: Instant, until: Instant): Iterable<ShipmentPlan> {
    const last = generationAt(slot, until);
    for (let generation = generationAt(slot, after); generation <= last; generation++) {
      yield planOf(slot, generation);
    }
    const { listed } = nextRequest(slot, until);
    const next = upcoming.get(slot.index);
    if (listed && next) yield next;
  }

  function* lostBetween(index: number, after: Instant, until: Instant): Iterable<RequestPlan> {
    const last = lostGenerationAt(setting.seed, index, until);
    for (let each = lostGenerationAt(setting.seed, index, after); each <= last; each++) {
      yield lostAt(index, each);
    }
  }

  return {
    shipmentsAt: (now) => rollAt(now).shipments,
    shipment: (id, now) => rollAt(now).byId.get(id) ?? null,
    container(id, now) {
      const member = rollAt(now).containers.get(id);
      return member && member.container.knownAt <= now ? member : null;
    },
    requestsAt,
    request: (id, now) => requestsAt(now).find(({ request }) => request.id === id) ?? null,
    listedBetween(after, until) {
      rollAt(until);
      const listed: Listed[] = [];
      for (const slot of slots) {
        for (const shipment of shipmentsBetween(slot, after, until)) {
          listed.push({ request: shipment.request, shipment });
        }
      }
      for (let index = 0; index < lostRequestCount(size); index++) {
        for (const request of lostBetween(index, after, until)) listed.push({ request, shipment: null });
      }
      return listed;
    },
  };
}

interface Roll {
  readonly shipments: readonly ShipmentPlan[];
  readonly containers: ReadonlyMap<string, Member>;
  readonly byId: ReadonlyMap<string, ShipmentPlan>;
  /** Within these bounds none comes or goes. */
  readonly from: number;
  readonly until: number;
}

function callTheRoll(plans: readonly ShipmentPlan[]): Roll {
  const shipments = plans.toSorted((a, b) => b.createdAt - a.createdAt || a.slot - b.slot);
  const containers = new Map<string, Member>();
  for (const shipment of shipments) {
    for (const container of shipment.containers) containers.set(container.id, { shipment, container });
  }
  return {
    shipments,
    containers,
    byId: new Map(shipments.map((shipment) => [shipment.id, shipment])),
    from: Math.max(-Infinity, ...shipments.map((shipment) => shipment.createdAt)),
    until: Math.min(Infinity, ...shipments.map((shipment) => shipment.retiresAt)),
  };
}

import type { StopReason } from '#/domain/records/vocabulary.ts';
import type { Instant } from '#/time/instant.ts';
import type { CustomFieldStore } from '#sandbox/store/customFields.ts';
import type { DocumentStore } from '#sandbox/store/documents.ts';
import type { EmailStore } from '#sandbox/store/emails.ts';
import type { OverlayStore } from '#sandbox/store/overlays.ts';
import type { PartyStore } from '#sandbox/store/parties.ts';
import type { RequestStore } from '#sandbox/store/requests.ts';
import type { ContainerState } from '#sandbox/world/containerState.ts';
import type { ContainerPlan, ShipmentPlan } from '#sandbox/world/plan.ts';
import { type ShipmentState, shipmentState } from '#sandbox/world/state.ts';
import type { World } from '#sandbox/world/world.ts';
import { type RequestedWorld, withRequests } from './requested.ts';

/** A shipment as its account sees it: the simulated world with the changes of its users over it. */
export interface TrackedShipment {
  readonly plan: ShipmentPlan;
  readonly state: ShipmentState;
  /** The instant of `state`: that of the stop once tracking has stopped, since nothing is learned after it. */
  readonly at: Instant;
  readonly refNumbers: readonly string[];
  readonly tags: readonly string[];
  /** The party that it is shipped for. */
  readonly customerId: string | null;
  readonly stop: Stop | null;
  /** When somebody last had the carrier asked, for whichever container: it answers for the whole shipment. */
  readonly refreshedAt: Instant | null;
}

/** That tracking at the carrier has stopped (docs/interface.md 4.2). */
export interface Stop {
  readonly at: Instant;
  readonly reason: StopReason;
  readonly byUser: boolean;
}

export interface TrackedContainer {
  readonly shipment: TrackedShipment;
  readonly container: ContainerState;
}

/** What users change, by its kind. */
export interface Stores {
  readonly store: OverlayStore;
  readonly parties: PartyStore;
  readonly requests: RequestStore;
  readonly customFields: CustomFieldStore;
  readonly documents: DocumentStore;
  readonly emails: EmailStore;
}

export interface Account extends Stores {
  readonly world: RequestedWorld;
  track(plan: ShipmentPlan, now: Instant): TrackedShipment;
  /** As in `track`, without the cost of the whole state; lists need it of every shipment. */
  stopOf(plan: ShipmentPlan, now: Instant): Stop | null;
  /** The instant up to which the shipment is known. */
  knownUntil(plan: ShipmentPlan, now: Instant): Instant;
  shipment(id: string, now: Instant): TrackedShipment | null;
  container(id: string, now: Instant): TrackedContainer | null;
  shipmentRefs(plan: ShipmentPlan): readonly string[];
  customerOf(plan: ShipmentPlan): string | null;
  containerRefs(plan: ContainerPlan): readonly string[];
  /** When somebody last had its sources asked. */
  refreshedAt(plan: ContainerPlan, now: Instant): Instant | null;
}

export function createAccount(simulated: World, stores: Stores): Account {
  const { store } = stores;
  const world = withRequests(simulated, stores.requests);
  const unstopped = new WeakMap<ShipmentPlan, ShipmentPlan>();

  function withoutStop(plan: ShipmentPlan): ShipmentPlan {
    const known = unstopped.get(plan) ?? { ...plan, stop: null };
    unstopped.set(plan, known);
    return known;
  }

  const shipmentRefs = (plan: ShipmentPlan) => store.shipment(plan.id)?.refNumbers ?? plan.refNumbers;

  function customerOf(plan: ShipmentPlan): string | null {
    const change = store.shipment(plan.id)?.customer ?? null;
    return change === null ? plan.customerId : change.id;
  }

  function stopOf(plan: ShipmentPlan, now: Instant): Stop | null {
    const tracking = store.shipment(plan.id)?.tracking;
    if (tracking?.action === 'stopped') {
      return { at: earlier(tracking.at, now), reason: 'cancelled_by_user', byUser: true };
    }
    const { stop } = plan;
    // Resuming undoes a stop that had come by then; a later one of the plan still comes.
    if (stop === null || stop.at > now || (tracking && stop.at <= tracking.at)) return null;
    return { ...stop, byUser: stop.reason === 'cancelled_by_user' };
  }

  function refreshedAt(plan: ContainerPlan, now: Instant): Instant | null {
    const at = store.container(plan.id)?.refreshedAt ?? null;
    return at && earlier(at, now);
  }

  function track(plan: ShipmentPlan, now: Instant): TrackedShipment {
    const stop = stopOf(plan, now);
    const at = stop?.at ?? now;
    const isResumed = plan.stop !== null && plan.stop.at <= at && stop === null;
    return {
      plan,
      state: shipmentState(isResumed ? withoutStop(plan) : plan, at),
      at,
      refNumbers: shipmentRefs(plan),
      tags: store.shipment(plan.id)?.tags ?? plan.tags,
      customerId: customerOf(plan),
      stop,
      refreshedAt: plan.containers.reduce<Instant | null>(
        (last, container) => later(last, refreshedAt(container, now)),
        null,
      ),
    };
  }

  function shipment(id: string, now: Instant): TrackedShipment | null {
    const plan = world.shipment(id, now);
    return plan && track(plan, now);
  }

  return {
    ...stores,
    world,
    track,
    stopOf,
    knownUntil: (plan, now) => stopOf(plan, now)?.at ?? now,
    shipment,
    container(id, now) {
      const found = world.container(id, now);
      if (!found) return null;
      const tracked = track(found.shipment, now);
      const container = tracked.state.containers.find((each) => each.plan.id === id);
      return container ? { shipment: tracked, container } : null;
    },
    shipmentRefs,
    customerOf,
    refreshedAt,
    containerRefs: (plan) => store.container(plan.id)?.refNumbers ?? plan.refNumbers,
  };
}

function earlier(a: Instant, b: Instant): Instant {
  return a < b ? a : b;
}

/** The later of two times, of which either may be unknown. */
export function later<T extends Instant | null>(a: T, b: Instant | null): T | Instant {
  return b !== null && (a === null || a < b) ? b : a;
}

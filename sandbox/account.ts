import type { StopReason } from '#/domain/vocabulary.ts';
import type { Instant } from '#/time/instant.ts';
import type { OverlayStore, ShipmentOverlay } from '#sandbox/store/overlays.ts';
import type { ContainerPlan, ShipmentPlan } from '#sandbox/world/plan.ts';
import { type ContainerState, type ShipmentState, shipmentState } from '#sandbox/world/state.ts';
import type { World } from '#sandbox/world/world.ts';

/** A shipment as its account sees it: the simulated world with the changes of its users over it. */
export interface TrackedShipment {
  readonly plan: ShipmentPlan;
  readonly state: ShipmentState;
  /** The instant of `state`: earlier than now when a user stopped tracking. */
  readonly at: Instant;
  readonly refNumbers: readonly string[];
  readonly tags: readonly string[];
  readonly stoppedAt: Instant | null;
  readonly stoppedReason: StopReason | null;
  readonly stoppedByUser: boolean;
}

export interface TrackedContainer {
  readonly shipment: TrackedShipment;
  readonly container: ContainerState;
}

export interface Account {
  readonly world: World;
  readonly store: OverlayStore;
  track(plan: ShipmentPlan, now: Instant): TrackedShipment;
  shipment(id: string, now: Instant): TrackedShipment | null;
  container(id: string, now: Instant): TrackedContainer | null;
  shipmentRefs(plan: ShipmentPlan): readonly string[];
  containerRefs(plan: ContainerPlan): readonly string[];
}

export function createAccount(world: World, store: OverlayStore): Account {
  const unstopped = new WeakMap<ShipmentPlan, ShipmentPlan>();

  function withoutStop(plan: ShipmentPlan): ShipmentPlan {
    const known = unstopped.get(plan) ?? { ...plan, stop: null };
    unstopped.set(plan, known);
    return known;
  }

  const shipmentRefs = (plan: ShipmentPlan) => store.shipment(plan.id)?.refNumbers ?? plan.refNumbers;

  function track(plan: ShipmentPlan, now: Instant): TrackedShipment {
    const overlay = store.shipment(plan.id);
    const stoppedByUser = overlay?.tracking?.action === 'stopped';
    const at = stoppedByUser && overlay.tracking.at < now ? overlay.tracking.at : now;
    const state = shipmentState(isResumed(plan, overlay) ? withoutStop(plan) : plan, at);
    return {
      plan,
      state,
      at,
      refNumbers: shipmentRefs(plan),
      tags: overlay?.tags ?? plan.tags,
      stoppedAt: stoppedByUser ? at : state.stoppedAt,
      stoppedReason: stoppedByUser ? 'cancelled_by_user' : state.stoppedReason,
      stoppedByUser,
    };
  }

  function shipment(id: string, now: Instant): TrackedShipment | null {
    const plan = world.shipment(id, now);
    return plan && track(plan, now);
  }

  return {
    world,
    store,
    track,
    shipment,
    container(id, now) {
      const found = world.container(id, now);
      if (!found) return null;
      const tracked = track(found.shipment, now);
      const container = tracked.state.containers.find((each) => each.plan.id === id);
      return container ? { shipment: tracked, container } : null;
    },
    shipmentRefs,
    containerRefs: (plan) => store.container(plan.id)?.refNumbers ?? plan.refNumbers,
  };
}

/** Resuming undoes a stop that had come by then; a later one of the plan still comes. */
function isResumed(plan: ShipmentPlan, overlay: ShipmentOverlay | null): boolean {
  if (overlay?.tracking?.action !== 'resumed' || plan.stop === null) return false;
  return plan.stop.at <= overlay.tracking.at;
}

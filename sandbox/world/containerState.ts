import type { ContainerStatus } from '#/domain/records/vocabulary.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { feeAmount } from './fees.ts';
import type {
  ContainerPlan,
  PlannedDeadline,
  PlannedEstimate,
  PlannedEvent,
  PlannedHold,
  ShipmentPlan,
} from './plan.ts';
import { hour } from './schedule.ts';

/** What the service knows of a container at an instant. */
export interface ContainerState {
  readonly plan: ContainerPlan;
  readonly status: ContainerStatus;
  /** Known events, newest-known first (docs/interface.md 2.2, rule 4). */
  readonly events: readonly PlannedEvent[];
  /** Estimates that are known and not superseded. */
  readonly estimates: readonly PlannedEstimate[];
  /** Estimates that a newer one or the fact has replaced, oldest-known first. */
  readonly revised: readonly PlannedEstimate[];
  readonly availableForPickup: boolean | null;
  readonly holds: readonly PlannedHold[];
  readonly fees: readonly { type: string; amount: number; currencyCode: string }[];
  readonly lineDeadline: Instant | null;
  readonly terminalDeadline: Instant | null;
  readonly railDeadline: Instant | null;
  readonly appointment: Instant | null;
  readonly podArrivedAt: Instant | null;
  readonly podDischargedAt: Instant | null;
  readonly podFullOutAt: Instant | null;
  readonly podRailLoadedAt: Instant | null;
  readonly podRailDepartedAt: Instant | null;
  readonly inlandEta: Instant | null;
  readonly inlandAta: Instant | null;
  readonly inlandRailUnloadedAt: Instant | null;
  readonly finalFullOutAt: Instant | null;
  readonly emptyTerminatedAt: Instant | null;
  readonly emptyTerminatedPlace: string | null;
  readonly terminalCheckedAt: Instant | null;
}

/** Statuses by the event that brings them (docs/interface.md 4.1); other events leave the status as it is. */
const statusAfter: Readonly<Record<string, ContainerStatus>> = {
  full_in: 'loaded',
  vessel_loaded: 'on_ship',
  vessel_departed: 'on_ship',
  feeder_loaded: 'on_ship',
  feeder_departed: 'on_ship',
  rail_loaded: 'on_rail',
  rail_departed: 'on_rail',
  rail_unloaded: 'grounded',
  available: 'available',
  not_available: 'not_available',
  full_out: 'picked_up',
  delivered: 'delivered',
  empty_in: 'empty_returned',
};

/** The event from which each attribute is made. */
const factOf: Readonly<Record<string, keyof Facts>> = {
  vessel_arrived: 'arrived',
  vessel_discharged: 'discharged',
  rail_loaded: 'railLoaded',
  rail_departed: 'railDeparted',
  arrived_at_inland_destination: 'inlandArrived',
  rail_unloaded: 'railUnloaded',
  full_out: 'out',
  empty_in: 'back',
};

interface Facts {
  arrived: PlannedEvent | null;
  discharged: PlannedEvent | null;
  railLoaded: PlannedEvent | null;
  railDeparted: PlannedEvent | null;
  inlandArrived: PlannedEvent | null;
  railUnloaded: PlannedEvent | null;
  out: PlannedEvent | null;
  back: PlannedEvent | null;
}

interface Seen extends Facts {
  status: ContainerStatus;
  available: boolean | null;
}

/** What is known of one box at an instant; the caller has made sure that the box itself is. */
export function containerState(shipment: ShipmentPlan, plan: ContainerPlan, now: Instant): ContainerState {
  const seen = scan(shipment, plan, now);
  const inland = shipment.destination !== null;
  const reported = plan.estimates.filter((estimate) => estimate.knownAt <= now);
  const isRevised = ({ supersededAt }: PlannedEstimate) => supersededAt !== null && supersededAt <= now;
  return {
    plan,
    status: seen.status,
    events: knownEvents(plan, now),
    estimates: reported.filter((estimate) => !isRevised(estimate)),
    revised: reported.filter(isRevised),
    // Terminals that tell nothing come with a false that means nothing (docs/interface.md 6.3).
    availableForPickup: plan.availabilityKnown ? seen.available : seen.discharged ? false : null,
    holds: plan.holds.filter((hold) => hold.from <= now && now < hold.until),
    fees: plan.fees
      .filter((fee) => fee.from <= now && now < fee.until)
      .map((fee) => ({ type: fee.type, amount: feeAmount(fee, now), currencyCode: fee.currencyCode })),
    lineDeadline: deadline(plan, 'line', now),
    terminalDeadline: deadline(plan, 'terminal', now),
    railDeadline: deadline(plan, 'rail', now),
    appointment: plan.appointment !== null && plan.appointment.knownAt <= now ? plan.appointment.at : null,
    podArrivedAt: seen.arrived?.at ?? null,
    podDischargedAt: seen.discharged?.at ?? null,
    podFullOutAt: inland ? null : (seen.out?.at ?? null),
    podRailLoadedAt: seen.railLoaded?.at ?? null,
    podRailDepartedAt: seen.railDeparted?.at ?? null,
    inlandEta: inland ? inlandEta(plan, seen, now) : null,
    inlandAta: seen.inlandArrived?.at ?? null,
    inlandRailUnloadedAt: seen.railUnloaded?.at ?? null,
    finalFullOutAt: inland ? (seen.out?.at ?? null) : null,
    emptyTerminatedAt: seen.back?.at ?? null,
    emptyTerminatedPlace: seen.back?.place ?? null,
    terminalCheckedAt: terminalCheck(shipment, plan, seen, now),
  };
}

// Events stand in true order, so the last known one that matters decides.
function scan(shipment: ShipmentPlan, plan: ContainerPlan, now: Instant): Seen {
  const seen: Seen = {
    status: 'new',
    available: null,
    arrived: null,
    discharged: null,
    railLoaded: null,
    railDeparted: null,
    inlandArrived: null,
    railUnloaded: null,
    out: null,
    back: null,
  };
  for (const event of plan.events) {
    if (event.knownAt > now) continue;
    seen.status = statusAfter[event.name] ?? seen.status;
    const fact = factOf[event.name];
    // Rail before the sea is the exporter's; the pod_* attributes are about the port of discharge.
    const beforeSea = (fact === 'railLoaded' || fact === 'railDeparted') && !seen.discharged;
    if (fact && !beforeSea) seen[fact] = event;
    if (fact === 'discharged') {
      seen.status = shipment.destination === null ? 'grounded' : 'awaiting_inland_transfer';
    }
    if (event.name === 'available') seen.available = true;
    if (event.name === 'not_available') seen.available = false;
    if (fact === 'out' && seen.available !== null) seen.available = false;
  }
  const onGround =
    seen.status === 'grounded' || seen.status === 'available' || seen.status === 'not_available';
  const { offDock, droppedAt } = plan;
  if (onGround && offDock && offDock.from <= now && now < offDock.until) seen.status = 'off_dock';
  if (seen.status === 'picked_up' && droppedAt !== null && droppedAt <= now) seen.status = 'dropped';
  return seen;
}

const byKnowledge = new WeakMap<ContainerPlan, readonly PlannedEvent[]>();

// Newest known first. The whole order is worked out once; what is known at an instant is its tail.
function knownEvents(plan: ContainerPlan, now: Instant): readonly PlannedEvent[] {
  let events = byKnowledge.get(plan);
  if (!events) {
    events = plan.events.toSorted((a, b) => b.knownAt - a.knownAt || b.at - a.at);
    byKnowledge.set(plan, events);
  }
  const first = events.findIndex((event) => event.knownAt <= now);
  return first < 0 ? [] : first === 0 ? events : events.slice(first);
}

function deadline(plan: ContainerPlan, source: PlannedDeadline['source'], now: Instant): Instant | null {
  return plan.deadlines.findLast((each) => each.source === source && each.knownAt <= now)?.value ?? null;
}

// The railroad gives its own estimate once the train has left, mostly some hours from what the carrier says.
function inlandEta(plan: ContainerPlan, seen: Seen, now: Instant): Instant | null {
  if (!seen.railDeparted) return null;
  const reported = plan.estimates.findLast(
    (estimate) => estimate.name === 'arrived_at_destination' && estimate.knownAt <= now,
  );
  return reported ? instant(reported.at + ((plan.weightInPounds % 5) - 2) * 3 * hour) : null;
}

// Terminals are asked every hour from the vessel's arrival until the box is out; one box in fifty is forgotten
// after the first time, so that what is said of it grows old.
function terminalCheck(
  shipment: ShipmentPlan,
  plan: ContainerPlan,
  seen: Seen,
  now: Instant,
): Instant | null {
  if (!plan.availabilityKnown || !seen.arrived) return null;
  const first = seen.arrived.knownAt;
  if (plan.weightInPounds % 50 === 7) return first;
  const until = Math.min(now, seen.out?.knownAt ?? now, shipment.stop?.at ?? now);
  return instant(first + Math.max(0, Math.floor((until - first) / hour)) * hour);
}

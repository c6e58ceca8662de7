import type { ContainerStatus } from '#/domain/records/vocabulary.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { type Seen, scanEvents } from './containerFacts.ts';
import { feeAmount } from './fees.ts';
import type {
  ContainerPlan,
  PlannedDeadline,
  PlannedEstimate,
  PlannedEvent,
  PlannedHold,
  ShipmentPlan,
} from './plan.ts';
import { timeOf } from './precision.ts';
import { hour } from './schedule.ts';

/** What the service knows of a container at an instant. */
export interface ContainerState {
  readonly plan: ContainerPlan;
  /** The instant of all this. */
  readonly at: Instant;
  readonly status: ContainerStatus;
  /** Known events, newest-known first (docs/interface.md 2.2, rule 4), with those that were withdrawn since. */
  readonly events: readonly PlannedEvent[];
  /** Known, oldest first. */
  readonly rawOnly: ContainerPlan['rawOnly'];
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
  readonly calculatedDeadline: ContainerPlan['calculatedDeadline'];
  readonly appointment: Instant | null;
  readonly emptyOutAt: Instant | null;
  readonly polFullInAt: Instant | null;
  readonly polLoadedAt: Instant | null;
  readonly polDepartedAt: Instant | null;
  readonly podArrivedAt: Instant | null;
  readonly podDischargedAt: Instant | null;
  readonly podFullOutAt: Instant | null;
  readonly podRailLoadedAt: Instant | null;
  readonly podRailDepartedAt: Instant | null;
  readonly inlandEta: Instant | null;
  readonly inlandAta: Instant | null;
  readonly inlandRailUnloadedAt: Instant | null;
  readonly finalFullOutAt: Instant | null;
  readonly deliveredAt: Instant | null;
  readonly emptyTerminatedAt: Instant | null;
  readonly emptyTerminatedPlace: string | null;
  readonly terminalCheckedAt: Instant | null;
  readonly railCheckedAt: Instant | null;
}

/** What is known of one box at an instant; the caller has made sure that the box itself is. */
export function containerState(shipment: ShipmentPlan, plan: ContainerPlan, now: Instant): ContainerState {
  const known = plan.events.filter((event) => event.knownAt <= now && !isWithdrawn(event, now));
  const seen = scanEvents(shipment, plan, known, now);
  const { facts } = seen;
  const inland = shipment.destination !== null;
  const reported = plan.estimates.filter((estimate) => estimate.knownAt <= now);
  const isRevised = ({ supersededAt }: PlannedEstimate) => supersededAt !== null && supersededAt <= now;
  return {
    plan,
    at: now,
    status: seen.status,
    events: knownEvents(plan, now),
    rawOnly: plan.rawOnly.filter((event) => event.knownAt <= now),
    estimates: reported.filter((estimate) => !isRevised(estimate)),
    revised: reported.filter(isRevised),
    // Terminals that tell nothing come with a false that means nothing (docs/interface.md 6.3).
    availableForPickup: plan.availabilityKnown ? seen.available : facts.discharged ? false : null,
    holds: plan.holds.filter((hold) => hold.from <= now && now < hold.until),
    fees: plan.fees
      .filter((fee) => fee.from <= now && now < fee.until)
      .map((fee) => ({ type: fee.type, amount: feeAmount(fee, now), currencyCode: fee.currencyCode })),
    lineDeadline: deadline(plan, 'line', now),
    terminalDeadline: deadline(plan, 'terminal', now),
    railDeadline: deadline(plan, 'rail', now),
    calculatedDeadline:
      plan.calculatedDeadline !== null && plan.calculatedDeadline.knownAt <= now
        ? plan.calculatedDeadline
        : null,
    appointment: plan.appointment !== null && plan.appointment.knownAt <= now ? plan.appointment.at : null,
    emptyOutAt: timeOf(facts.emptyOut),
    polFullInAt: timeOf(facts.fullIn),
    polLoadedAt: timeOf(facts.loaded),
    polDepartedAt: timeOf(facts.departed),
    podArrivedAt: facts.arrived?.at ?? null,
    podDischargedAt: facts.discharged?.at ?? null,
    podFullOutAt: inland ? null : (facts.out?.at ?? null),
    podRailLoadedAt: facts.railLoaded?.at ?? null,
    podRailDepartedAt: facts.railDeparted?.at ?? null,
    inlandEta: inland ? inlandEta(plan, facts, now) : null,
    inlandAta: facts.inlandArrived?.at ?? null,
    inlandRailUnloadedAt: facts.railUnloaded?.at ?? null,
    finalFullOutAt: inland ? (facts.out?.at ?? null) : null,
    deliveredAt: facts.delivered?.at ?? null,
    emptyTerminatedAt: facts.back?.at ?? null,
    emptyTerminatedPlace: facts.back?.place ?? null,
    terminalCheckedAt: terminalCheck(shipment, plan, facts, now),
    railCheckedAt: railCheck(shipment, facts, now),
  };
}

/** Whether its source has taken it back by then. */
export function isWithdrawn({ withdrawnAt }: Pick<PlannedEvent, 'withdrawnAt'>, now: Instant): boolean {
  return withdrawnAt !== null && withdrawnAt <= now;
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
function inlandEta(plan: ContainerPlan, facts: Seen['facts'], now: Instant): Instant | null {
  if (!facts.railDeparted) return null;
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
  facts: Seen['facts'],
  now: Instant,
): Instant | null {
  if (!plan.availabilityKnown || !facts.arrived) return null;
  const first = facts.arrived.knownAt;
  if (plan.weightInPounds % 50 === 7) return first;
  const until = Math.min(now, facts.out?.knownAt ?? now, shipment.stop?.at ?? now);
  return instant(first + Math.max(0, Math.floor((until - first) / hour)) * hour);
}

// A railroad is asked every two hours from the loading on its train until the box is out at the ramp.
function railCheck(shipment: ShipmentPlan, facts: Seen['facts'], now: Instant): Instant | null {
  if (!facts.railLoaded) return null;
  const first = facts.railLoaded.knownAt;
  const until = Math.min(now, facts.out?.knownAt ?? now, shipment.stop?.at ?? now);
  return instant(first + Math.max(0, Math.floor((until - first) / (2 * hour))) * 2 * hour);
}

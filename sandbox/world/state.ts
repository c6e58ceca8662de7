import type { StopReason } from '#/domain/records/vocabulary.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { type ContainerState, containerState } from './containerState.ts';
import { lastPoll, pollEvery } from './draft.ts';
import type { EtaRevision, ShipmentPlan } from './plan.ts';

/** What the service knows of a shipment at an instant. Every time in it is at most `now`, estimates apart. */
export interface ShipmentState {
  readonly plan: ShipmentPlan;
  /** As the carrier names it then. */
  readonly podTerminalId: string | null;
  readonly polEtd: Instant | null;
  readonly polOriginalEtd: Instant | null;
  readonly polAtd: Instant | null;
  readonly podEta: Instant | null;
  readonly podOriginalEta: Instant | null;
  readonly podAta: Instant | null;
  readonly destinationEta: Instant | null;
  readonly destinationOriginalEta: Instant | null;
  readonly destinationAta: Instant | null;
  readonly lineLastAttemptedAt: Instant;
  readonly lineLastSucceededAt: Instant;
  readonly stoppedAt: Instant | null;
  readonly stoppedReason: StopReason | null;
  readonly containers: readonly ContainerState[];
}

/** Carriers that do not report an estimated departure: the attribute is carrier dependent (docs/interface.md 3.3). */
const silentOnDeparture = new Set(['MSCU', 'ZIMU', 'MATS', 'SMLU']);

/** Reads the plan at an instant. A scan without memory: any instant may be asked in any order. */
export function shipmentState(plan: ShipmentPlan, now: Instant): ShipmentState {
  const containers: ContainerState[] = [];
  for (const container of plan.containers) {
    if (container.knownAt <= now) containers.push(containerState(plan, container, now));
  }
  const stop = plan.stop !== null && plan.stop.at <= now ? plan.stop : null;
  const attempted = lastAttempt(plan, now);
  return {
    plan,
    podTerminalId: podTerminalAt(plan, now),
    polEtd: silentOnDeparture.has(plan.scac) ? null : latest(plan.polEtds, now),
    polOriginalEtd: silentOnDeparture.has(plan.scac) ? null : firstKnown(plan.polEtds, now),
    polAtd: containers.find(({ polDepartedAt }) => polDepartedAt !== null)?.polDepartedAt ?? null,
    podEta: latest(plan.podEtas, now),
    podOriginalEta: plan.keepsOriginalEta ? firstKnown(plan.podEtas, now) : null,
    podAta: earliest(containers, (container) => container.podArrivedAt),
    destinationEta: latest(plan.destinationEtas, now),
    destinationOriginalEta: firstKnown(plan.destinationEtas, now),
    destinationAta: earliest(containers, (container) => container.inlandAta),
    lineLastAttemptedAt: attempted,
    lineLastSucceededAt: lastSuccess(plan, attempted),
    stoppedAt: stop?.at ?? null,
    stoppedReason: stop?.reason ?? null,
    containers,
  };
}

function podTerminalAt({ podTerminalId, podTerminalBefore }: ShipmentPlan, now: Instant): string | null {
  return podTerminalBefore !== null && now < podTerminalBefore.until ? podTerminalBefore.id : podTerminalId;
}

function earliest(
  containers: readonly ContainerState[],
  read: (container: ContainerState) => Instant | null,
): Instant | null {
  let found: Instant | null = null;
  for (const container of containers) {
    const at = read(container);
    if (at !== null && (found === null || at < found)) found = at;
  }
  return found;
}

function latest(revisions: readonly EtaRevision[], now: Instant): Instant | null {
  return revisions.findLast((revision) => revision.knownAt <= now)?.eta ?? null;
}

function firstKnown(revisions: readonly EtaRevision[], now: Instant): Instant | null {
  const first = revisions[0];
  return first && first.knownAt <= now ? first.eta : null;
}

function lastAttempt(plan: ShipmentPlan, now: Instant): Instant {
  const until = plan.stop === null ? now : Math.min(now, plan.stop.at);
  return instant(Math.max(plan.createdAt, lastPoll(plan.pollPhase, until)));
}

// One answer in twelve does not come.
function lastSuccess(plan: ShipmentPlan, attempted: Instant): Instant {
  const count = Math.round((attempted - plan.pollPhase) / pollEvery) + plan.slot;
  const failed = count % 12 === 0 && attempted - pollEvery >= plan.createdAt;
  return failed ? instant(attempted - pollEvery) : attempted;
}

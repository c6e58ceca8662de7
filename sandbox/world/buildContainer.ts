import { instant, type Instant } from '#/time/instant.ts';
import { destinationEtas, planEstimates } from './arrivals.ts';
import type { Ashore } from './ashore.ts';
import { type Landing, landing } from './ashoreEvents.ts';
import { withCorrections } from './corrections.ts';
import { planDues } from './deadlines.ts';
import { type Draft, firstAnswer, nextPoll, reportedEvents, wholeSecond } from './draft.ts';
import { planFees } from './fees.ts';
import { planHolds } from './holds.ts';
import { equipment } from './paperwork.ts';
import type { ContainerPlan, EtaRevision, PlannedEstimate } from './plan.ts';
import { chance, type Key, pick, range, uuid, whole } from './random.ts';
import { rawOnlyEvents } from './rawOnly.ts';
import { day, hour } from './schedule.ts';
import { seaEvents } from './seaEvents.ts';

export interface BuiltContainer {
  readonly plan: ContainerPlan;
  /** When it truly leaves the last terminal, reported or not. */
  readonly out: number | null;
  readonly trainArrived: Instant | null;
}

interface Order {
  readonly draft: Draft;
  readonly box: Key;
  readonly number: string;
  readonly refNumbers: readonly string[];
  readonly draws: Ashore;
  readonly polEtds: readonly EtaRevision[];
  readonly pod: readonly EtaRevision[];
}

/** The plan of one box: sea, land, and what the terminal says and charges. */
export function buildContainer({
  draft,
  box,
  number,
  refNumbers,
  draws,
  polEtds,
  pod,
}: Order): BuiltContainer {
  const sea = seaEvents(draft, box);
  const land = landing(draft, box, draws, sea.discharged);
  const dues = planDues(draft, box, land);
  const holds = planHolds(box, draws, land);
  const known = namedAt(draft);
  const events = reportedEvents(draft, box, known, [...sea.happened, ...land.happened, ...dues.happened]);
  const trainArrived = land.trainArrived === null ? null : wholeSecond(land.trainArrived);
  const destination = destinationEtas(draft, pod, trainArrived);
  const silent = draft.silentFrom;
  const heard = (item: { readonly knownAt: Instant }) => silent === null || item.knownAt <= silent;
  const begun = (item: { readonly from: Instant }) => silent === null || item.from <= silent;
  const plan: ContainerPlan = {
    id: uuid(box, 'id'),
    knownAt: known,
    number,
    refNumbers,
    ...equipment(draft.key, box),
    availabilityKnown: land.tells,
    podRailScac: draws.rail && draft.slot.railWay ? draft.slot.railWay.scac : null,
    inlandRailScac: draws.rail && draft.slot.railWay ? draft.slot.railWay.scac : null,
    chassisNumber: chance(0.5, box, 'chassis') ? chassis(box) : null,
    yardLocation: land.tells && chance(0.7, box, 'yard') ? yard(box) : null,
    offDock: offDock(box, land),
    droppedAt: droppedAt(draws, land, silent),
    events: withCorrections(draft, box, known, events),
    rawOnly: reportedEvents(draft, box, known, rawOnlyEvents(draft, sea.happened, land, holds), 'raw event'),
    estimates: planEstimates(draft, box, events, polEtds, pod, destination)
      .filter(heard)
      .flatMap((estimate) => sinceNamed(estimate, known)),
    deadlines: dues.deadlines.filter(heard),
    calculatedDeadline: dues.calculated && heard(dues.calculated) ? dues.calculated : null,
    appointment: dues.appointment && heard(dues.appointment) ? dues.appointment : null,
    holds: holds.filter(begun),
    fees: planFees(draft, box, land, holds, dues.chargedFrom).filter(begun),
  };
  return { plan, out: land.out, trainArrived };
}

// Some bookings have no container yet for their first days.
function namedAt(draft: Draft): Instant {
  const unnamed = draft.slot.tracked === 'booking' && chance(0.4, draft.key, 'unnamed');
  if (!unnamed) return firstAnswer(draft);
  return instant(nextPoll(draft.key, draft.createdAt + range(2, 6, draft.key, 'named') * day));
}

// What was expected of a shipment before its container had a name is reported of the container with the name, unless it
// was revised before.
function sinceNamed(estimate: PlannedEstimate, known: Instant): PlannedEstimate[] {
  if (estimate.knownAt >= known) return [estimate];
  const moot = estimate.supersededAt !== null && estimate.supersededAt <= known;
  return moot ? [] : [{ ...estimate, knownAt: known }];
}

function offDock(box: Key, land: Landing): ContainerPlan['offDock'] {
  if (!land.tells) return null;
  if (land.available === null) {
    // Terminals clear their yards of what is not picked up.
    const cleared = land.grounded + range(8, 20, box, 'cleared') * day;
    return chance(0.5, box, 'off dock')
      ? { from: wholeSecond(cleared), until: wholeSecond(cleared + 300 * day) }
      : null;
  }
  if (!chance(0.15, box, 'off dock')) return null;
  const from = land.grounded + 0.5 * hour;
  return { from: wholeSecond(from), until: wholeSecond(Math.max(land.available, from + 60 * hour)) };
}

function droppedAt(draws: Ashore, { out }: Landing, silent: Instant | null): Instant | null {
  if (out === null || draws.dropped === null) return null;
  const at = wholeSecond(out + draws.dropped);
  return silent === null || at <= silent ? at : null;
}

function chassis(box: Key): string {
  return `${pick(['DCLZ', 'TSXZ', 'METZ', 'FLXZ'], box, 'chassis owner')}${whole(100_000, 499_999, box, 'chassis number')}`;
}

// Raw words of terminals, markup and all; they are text for whoever shows them (docs/interface.md trap 37).
function yard(box: Key): string {
  const row = whole(100, 899, box, 'row');
  const bay = pick(['A', 'B', 'C', 'D'], box, 'bay');
  const forms = [
    `In Yard ${bay}${row}`,
    `Y ${bay}${row}.${whole(1, 5, box, 'tier')}`,
    'In Yard<br>(Decked)',
    'GROUNDED',
  ];
  return pick(forms, box, 'yard form');
}

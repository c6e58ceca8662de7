import type { RawOnlyEventName } from '#/domain/records/vocabulary.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { destinationEtas, planEstimates } from './arrivals.ts';
import { planDues } from './deadlines.ts';
import {
  type Draft,
  firstAnswer,
  nextPoll,
  reportedEvents,
  wholeSecond,
  learnedAt,
  type Occurrence,
} from './draft.ts';
import { planFees } from './fees.ts';
import { planHolds } from './holds.ts';
import type { OnLand } from './onLand.ts';
import { type Landing, landing } from './onLandEvents.ts';
import { equipment } from './paperwork.ts';
import type {
  ContainerPlan,
  EtaRevision,
  PlannedEstimate,
  EventName,
  PlannedEvent,
  PlannedHold,
} from './plan.ts';
import { chance, type Key, pick, range, uuid, whole } from './random.ts';
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
  readonly draws: OnLand;
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
  const received = (item: { readonly knownAt: Instant }) => silent === null || item.knownAt <= silent;
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
      .filter(received)
      .flatMap((estimate) => sinceNamed(estimate, known)),
    deadlines: dues.deadlines.filter(received),
    calculatedDeadline: dues.calculated && received(dues.calculated) ? dues.calculated : null,
    appointment: dues.appointment && received(dues.appointment) ? dues.appointment : null,
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

function droppedAt(draws: OnLand, { out }: Landing, silent: Instant | null): Instant | null {
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

/**
 * Sources report some events hours too early and take that back with the correction, which names what it replaces
 * (docs/interface.md 3.12 and 5.3): what befell the vessel for all containers of one shipment in sixteen, other moves of
 * one container in twenty. The event that stands keeps its id.
 *
 * @param known the earliest time anything about this box is known
 */
function withCorrections(
  draft: Draft,
  box: Key,
  known: Instant,
  events: readonly PlannedEvent[],
): readonly PlannedEvent[] {
  const names: EventName[] = [];
  if (chance(0.06, draft.key, 'corrected')) {
    names.push(pick(['vessel_departed', 'vessel_arrived'], draft.key, 'correction'));
  }
  if (chance(0.05, box, 'corrected')) {
    names.push(pick(['vessel_discharged', 'rail_departed', 'full_out'], box, 'correction'));
  }
  if (names.length === 0) return events;
  return events.flatMap((event, index) => {
    if (!names.includes(event.name)) return [event];
    const before = events.slice(0, index).findLast(({ name }) => !name.startsWith('container.'));
    const early = before ? tooEarly(draft, box, known, event, before) : null;
    return early ? [early, { ...event, previousVersion: early.id }] : [event];
  });
}

// Null where the service learned of both at once, or where the source tells no time that could be wrong.
function tooEarly(
  draft: Draft,
  box: Key,
  known: Instant,
  event: PlannedEvent,
  before: PlannedEvent,
): PlannedEvent | null {
  if (event.precision !== 'time' || event.place === null) return null;
  const lead = Math.min(range(7, 30, draft.key, 'too early') * hour, (event.at - before.at) * 0.8);
  const at = instant(Math.floor((event.at - lead) / 60_000) * 60_000);
  const learned = learnedAt(draft, event.source, at, `withdrawn ${event.name}`);
  const knownAt = instant(Math.max(learned, known));
  if (knownAt >= event.knownAt || at <= before.at) return null;
  return { ...event, id: uuid(box, `withdrawn ${event.name}`), at, knownAt, withdrawnAt: event.knownAt };
}

type RawOnly = Occurrence<RawOnlyEventName>;

/**
 * What some carriers and terminals say besides the movements: where the carrier brings the empty container to the
 * shipper, the verified gross mass, and the releases of carrier and customs. Their words stay among the raw events.
 */
function rawOnlyEvents(
  draft: Draft,
  atSea: readonly Occurrence[],
  landed: Landing,
  holds: readonly PlannedHold[],
): RawOnly[] {
  return [...originEvents(draft, atSea), ...releases(draft, landed, holds)];
}

function originEvents({ key }: Draft, atSea: readonly Occurrence[]): RawOnly[] {
  const emptyOut = atSea.find(({ name }) => name === 'empty_out');
  const fullIn = atSea.find(({ name }) => name === 'full_in');
  const loaded = atSea.find(({ name }) => name.endsWith('_loaded'));
  if (!emptyOut || !fullIn || !loaded) return [];
  const source = 'shipping_line';
  const found: RawOnly[] = [];
  if (chance(0.1, key, 'carrier haulage')) {
    const between = (share: number) => emptyOut.at + (fullIn.at - emptyOut.at) * share;
    const { place } = emptyOut;
    found.push({ name: 'positioned_in', at: between(0.2), source, place });
    found.push({ name: 'positioned_out', at: between(0.7), source, place });
  }
  if (chance(0.4, key, 'vgm')) {
    const at = fullIn.at + (loaded.at - fullIn.at) * range(0.1, 0.6, key, 'vgm');
    found.push({ name: 'vgm_received', at, source, place: fullIn.place });
  }
  return found;
}

function releases(draft: Draft, landed: Landing, holds: readonly PlannedHold[]): RawOnly[] {
  const { key, slot } = draft;
  // What stays for good is never released, and no source reports it of what goes overseas.
  if (slot.kind === 'export' || slot.kind === 'overseas' || landed.out === null) return [];
  const { place, facilityId, grounded } = landed;
  const releasedAt = (hold: string, daysAhead: number) =>
    holds.find(({ name }) => name === hold)?.until ?? grounded - daysAhead * day;
  const found: RawOnly[] = [];
  if (chance(0.45, key, 'carrier release')) {
    const at = releasedAt('freight', range(0.5, 4, key, 'carrier release ahead'));
    found.push({ name: 'carrier_release', at, source: 'shipping_line', place, facilityId });
  }
  if (chance(0.4, key, 'customs release')) {
    const at = releasedAt('customs', range(0.5, 3, key, 'customs release ahead'));
    const source = landed.tells && landed.trainArrived === null ? 'terminal' : 'shipping_line';
    found.push({ name: 'customs_release', at, source, place, facilityId });
  }
  return found;
}

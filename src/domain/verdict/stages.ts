import { arrivalAtPort, arrivedBy } from '#/domain/arrival/arrival.ts';
import { type EtaChange, etaChange, shiftTone } from '#/domain/arrival/etaChange.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { inlandEta } from '#/domain/status/inlandEta.ts';
import { isRailMove, movesInland } from '#/domain/status/inlandMove.ts';
import { type Stage, stageOf } from '#/domain/timeline/stage.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { daysUntil } from './arriving.ts';
import { emptyOut } from './emptyOut.ts';
import type { Headline, VerdictTone } from './finding.ts';
import { daysLeft } from './reasons.ts';
import { type Situation, situationOf, type VerdictQuestion } from './situation.ts';
import type { Verdict } from './verdict.ts';

/** The parts of a journey in their order; `inland` only where the consignee gets the container inland. */
export type StageKind = 'origin' | 'sea' | 'inland' | 'pickup' | 'out';

/** A journey as a row shows it: what is done, where it is now with the one number that matters, and what is to come. */
export interface Stages {
  /** Null where nothing of it is reported. */
  readonly stage: Stage | null;
  readonly kinds: readonly StageKind[];
  /** The place of the present one among them; null where nothing says where the container is. */
  readonly present: number | null;
  readonly says: Present;
  /** Whether a railroad takes the container inland. */
  readonly byRail: boolean;
  /** How far the ETA has moved by days, until it has arrived; else null. */
  readonly slip: { readonly change: EtaChange; readonly tone: 'late' | 'early' } | null;
}

/** The one thing that the present stage says. Days are those to come, negative after it. */
export type StageFact =
  | {
      readonly code:
        | 'notReported'
        | 'cancelled'
        | 'stopped'
        | 'stale'
        | 'noDeparture'
        | 'noArrival'
        | 'noFreeDay'
        | 'returned';
    }
  | { readonly code: 'departure' | 'arrival' | 'freeDay'; readonly days: number }
  /** Days since its arrival; null where that is not reported. */
  | { readonly code: 'atPort'; readonly days: number | null }
  /** For its carriage inland. */
  | { readonly code: 'awaiting'; readonly byRail: boolean }
  /** Days since its pickup. */
  | { readonly code: 'out'; readonly days: number }
  | { readonly code: 'headline'; readonly headline: Headline };

/** The present stage. */
export interface Present {
  readonly fact: StageFact;
  /** `unknown`: the data is too old to count by. */
  readonly tone: VerdictTone;
  /** How much of it is over, from 0 to 1; null where its begin or its end is not known. */
  readonly share: number | null;
  /** What follows where there is room: the place, or the last free day that is counted to. */
  readonly more: string | Moment | null;
}

type Asked = Situation & { readonly stage: Stage };
type Judged = Pick<Verdict, 'kind' | 'tone' | 'headline' | 'deadline'>;

/** @param verdict of the same container, by the same clock */
export function stagesOf(question: VerdictQuestion, verdict: Judged): Stages {
  const situation = situationOf(question);
  const { shipment, container, now } = situation;
  const isInland = container ? movesInland(container) : inlandPlace(shipment) !== null;
  const kinds: StageKind[] = isInland
    ? ['origin', 'sea', 'inland', 'pickup', 'out']
    : ['origin', 'sea', 'pickup', 'out'];
  const stage = stageOf(shipment, container, now);
  const kind = presentKind(stage, isInland);
  const change = kind === 'sea' || kind === 'origin' ? etaChange(shipment, container, now) : null;
  const tone = change && !change.arrived ? shiftTone(change) : 'same';
  return {
    stage,
    kinds,
    present: kind && kinds.indexOf(kind),
    says: kind && stage ? present(kind, { ...situation, stage }, verdict) : say({ code: 'notReported' }),
    byRail: container !== null && isRailMove(container),
    slip: change && tone !== 'same' ? { change, tone } : null,
  };
}

const say = (
  fact: StageFact,
  tone: VerdictTone = 'unknown',
  share: number | null = null,
  more: string | Moment | null = null,
): Present => ({ fact, tone, share, more });

const kindOf: Readonly<Record<Stage, StageKind>> = {
  notDeparted: 'origin',
  vessel_departed: 'sea',
  vessel_arrived: 'sea',
  vessel_discharged: 'pickup',
  port_out: 'inland',
  rail_departed: 'inland',
  arrived_at_inland_destination: 'pickup',
  full_out: 'out',
  empty_in: 'out',
};

/** What is discharged and goes inland waits for that. */
function presentKind(stage: Stage | null, isInland: boolean): StageKind | null {
  const kind = stage && kindOf[stage];
  if (kind === 'inland' && !isInland) return 'pickup';
  return isInland && stage === 'vessel_discharged' ? 'inland' : kind;
}

function present(kind: StageKind, situation: Asked, verdict: Judged): Present {
  if (verdict.kind === 'cancelled') return say({ code: 'cancelled' }, verdict.tone);
  if (verdict.kind === 'stale') {
    return say({ code: isStopped(situation.shipment.carrierTracking) ? 'stopped' : 'stale' });
  }
  return rules[kind](situation, verdict);
}

const rules: Readonly<Record<StageKind, (situation: Asked, verdict: Judged) => Present>> = {
  origin({ shipment: { polEtd, portOfLoading }, now }) {
    const place = placeName(portOfLoading);
    if (!polEtd) return say({ code: 'noDeparture' }, 'rest', null, place);
    const days = daysUntil(polEtd, portOfLoading?.zone ?? null, now);
    return say({ code: 'departure', days }, days < 0 ? 'risk' : 'rest', null, place);
  },
  sea({ shipment, container, now, stage }) {
    const { polAtd, portOfDischarge } = shipment;
    const zone = portOfDischarge?.zone ?? null;
    const place = placeName(portOfDischarge);
    if (stage === 'vessel_arrived') {
      const since = arrivedBy(shipment, container);
      return say({ code: 'atPort', days: since && -daysUntil(since, zone, now) }, 'vessel', 1, place);
    }
    const { expected } = arrivalAtPort(shipment, container);
    if (!expected) return say({ code: 'noArrival' }, 'vessel', null, place);
    const days = daysUntil(expected, zone, now);
    const share = shareOf(container?.vesselDeparted ?? polAtd, expected, now);
    return say({ code: 'arrival', days }, days < 0 ? 'risk' : 'vessel', share, place);
  },
  inland({ shipment, container, now, stage }) {
    const to = inlandPlace(shipment);
    const tone = container && isRailMove(container) ? 'rail' : 'rest';
    if (stage === 'vessel_discharged')
      return say({ code: 'awaiting', byRail: tone === 'rail' }, tone, 0, placeName(to));
    const expected = container && inlandEta(shipment, container);
    if (!expected) return say({ code: 'noArrival' }, tone, null, placeName(to));
    const days = daysUntil(expected, to?.zone ?? null, now);
    const left = container.podRailDeparted ?? container.podRailLoaded ?? container.podFullOut;
    return say(
      { code: 'arrival', days },
      days < 0 ? 'risk' : tone,
      shareOf(left, expected, now),
      placeName(to),
    );
  },
  pickup(situation, { deadline, tone }) {
    const { container, shipment, free, stage, terminalWithheld, now } = situation;
    const isInland = stage === 'arrived_at_inland_destination';
    const place = placeName(isInland ? inlandPlace(shipment) : shipment.portOfDischarge);
    const days = daysLeft(situation);
    const lastDay: Moment | null = free?.earliest ? { kind: 'day', day: free.earliest.day } : null;
    if (days === null) {
      const isOld = terminalWithheld !== null && lastDay !== null;
      return isOld
        ? say({ code: 'stale' }, 'unknown', null, lastDay)
        : say({ code: 'noFreeDay' }, calm(tone), null, place);
    }
    const came = (isInland ? container?.inlandAta : container?.podDischarged) ?? null;
    const share = days < 0 ? 1 : shareOf(came, lastDay, now);
    return say({ code: 'freeDay', days }, deadline?.tone ?? calm(tone), share, lastDay);
  },
  out({ stage, container, now, limits }, { headline, tone }) {
    if (stage === 'empty_in') return say({ code: 'returned' }, tone, 1);
    const out = container && emptyOut(container, now);
    if (!out) return say({ code: 'headline', headline }, tone);
    return say(
      { code: 'out', days: out.days },
      tone,
      limited(out.days / Math.max(1, limits.emptyReturnDays)),
    );
  },
};

/** What the clock does not press is good where it can be fetched, and at rest where it cannot. */
const calm = (tone: VerdictTone): VerdictTone => (tone === 'good' ? 'good' : 'rest');

function shareOf(from: Moment | null, to: Moment | null, now: Instant): number | null {
  if (!from || !to) return null;
  const [begin, end] = [sortKey(from), sortKey(to)];
  return end <= begin ? null : limited((now - begin) / (end - begin));
}

const limited = (share: number) => Math.min(1, Math.max(0, share));

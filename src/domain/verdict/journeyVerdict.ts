import { placeName } from '#/domain/records/placeName.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import { type CarrierWithheld, isStopped, isStoppedByUs } from '#/domain/status/carrierTracking.ts';
import { inlandEta } from '#/domain/status/inlandEta.ts';
import { inlandMove } from '#/domain/status/inlandMove.ts';
import { isOnRail } from '#/domain/status/phase.ts';
import type { Phase } from '#/domain/status/statusPhase.ts';
import { isLoading } from '#/domain/timeline/stage.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Moment } from '#/time/moment.ts';
import { arriving, daysUntil } from './arriving.ts';
import { deadlineOf } from './deadline.ts';
import { type Expectation, type ExpectedStep, overdueExpectations } from './expectations.ts';
import type { Finding, Headline } from './finding.ts';
import {
  reason,
  type VerdictReason,
  blocks,
  conflictReasons,
  daysLeft,
  feeReasons,
  freeDayReasons,
  holdReasons,
  slipReasons,
  staleReason,
} from './reasons.ts';
import type { Situation } from './situation.ts';

/** Of a container on its way: what comes next, when, and whether that is late. */
export function journeyVerdict(situation: Situation): Finding {
  const { phase, shipment, carrierWithheld } = situation;
  const { carrierTracking } = shipment;
  if (phase === 'origin' && carrierTracking.stoppedReason === 'booking_cancelled') return cancelled;
  // A booking is new before the carrier has answered.
  const isNew = phase === 'origin' && carrierTracking.lastSucceededAt === null && !isStopped(carrierTracking);
  if (carrierWithheld !== null && !isNew) return stale(situation, carrierWithheld);
  const late = overdueStep(situation);
  if (late) return overdue(situation, late);
  switch (phase) {
    case 'origin':
      return atOrigin(situation);
    case 'inlandTransit':
      return onTheWayInland(situation);
    case 'vessel':
      return atSea(situation);
    default: {
      const more = { kind: 'notDischarged', tone: 'vessel', headline: { code: 'notDischarged' } } as const;
      return moving(situation, more, null, []);
    }
  }
}

const cancelled: Finding = {
  kind: 'cancelled',
  tone: 'rest',
  headline: { code: 'cancelled' },
  reasons: [reason({ code: 'cancelled' }, { next: { code: 'askReplacement' }, party: 'carrier' })],
  deadline: null,
  next: 'carrier',
  days: null,
};

function stale(situation: Situation, withheld: CarrierWithheld): Finding {
  const { carrierTracking } = situation.shipment;
  return {
    kind: 'stale',
    tone: 'unknown',
    headline: {
      code: 'stale',
      withheld: withheld.code,
      phase: situation.phase,
      port: placeName(situation.waitsAt),
    },
    reasons: [
      staleReason(situation, withheld, 'carrier'),
      ...holdReasons(situation),
      ...conflictReasons(situation),
      ...feeReasons(situation),
    ],
    deadline: null,
    next: isStoppedByUs(carrierTracking) ? null : 'carrier',
    days: null,
  };
}

const nextStep: Partial<Record<Phase, ExpectedStep>> = {
  origin: 'departure',
  vessel: 'arrival',
  inlandTransit: 'inland',
};

/** The next step of this container, where its estimate has passed without an actual. */
function overdueStep({ shipment, container, phase, now }: Situation): Expectation | null {
  const next = nextStep[phase];
  const isOwn = (one: Expectation) => one.container === null || one.container === container;
  return overdueExpectations(shipment, now).find((one) => one.what === next && isOwn(one)) ?? null;
}

function overdue(situation: Situation, { what, when }: Expectation): Finding {
  const why = reason(
    { code: 'overdue', step: what },
    { moment: when, next: { code: 'askCarrier' }, party: 'carrier' },
  );
  return {
    kind: 'overdue',
    tone: 'risk',
    headline: { code: 'overdue', step: what },
    reasons: [
      why,
      ...holdReasons(situation),
      ...conflictReasons(situation),
      ...freeDayReasons(situation),
      ...feeReasons(situation),
    ],
    deadline: deadlineOf(situation),
    next: 'carrier',
    days: daysUntil(when, zoneAt(situation, what), situation.now),
  };
}

function zoneAt({ shipment }: Situation, what: ExpectedStep): string | null {
  const { portOfLoading, portOfDischarge, destination } = shipment;
  const place = { departure: portOfLoading, arrival: portOfDischarge, inland: destination }[what];
  return place?.zone ?? null;
}

function atOrigin(situation: Situation): Finding {
  const { shipment, container } = situation;
  const byRail = container !== null && isOnRail(container, shipment);
  const code = byRail ? 'toPortOfLoading' : container?.currentStatus === 'loaded' ? 'loaded' : 'booked';
  const unnamed = container ? [] : [reason({ code: 'containers' })];
  const found = { kind: 'booked', tone: byRail ? 'rail' : 'rest', headline: { code } } as const;
  return moving(situation, found, null, [...unnamed, ...slipReasons(situation)]);
}

function atSea(situation: Situation): Finding {
  const { shipment, now, waitsAt } = situation;
  const { podEta, portOfDischarge } = shipment;
  const near = podEta && arriving(podEta, portOfDischarge?.zone ?? null, now);
  const slipped = slipReasons(situation);
  if (waitsAt) {
    const headline: Headline = { code: 'transshipment', port: placeName(waitsAt) };
    return moving(situation, { kind: 'transshipment', tone: 'vessel', headline }, podEta, slipped);
  }
  if (near) {
    const found = { kind: 'arriving', tone: 'vessel', headline: { code: arrivingHeadlines[near] } } as const;
    return moving(situation, found, podEta, slipped);
  }
  const code = isLoading(shipment, now) ? 'notDeparted' : 'atSea';
  return moving(situation, { kind: 'atSea', tone: 'vessel', headline: { code } }, podEta, slipped);
}

const arrivingHeadlines = {
  tonight: 'arrivingTonight',
  today: 'arrivingToday',
  tomorrow: 'arrivingTomorrow',
} as const;

function onTheWayInland(situation: Situation): Finding {
  const { shipment, container } = situation;
  const move = container && inlandMove(container);
  const to = placeName(inlandPlace(shipment));
  const headline: Headline =
    move?.by === 'rail'
      ? { code: 'onRail', to }
      : move?.certainty === 'likely'
        ? { code: 'probablyInland' }
        : { code: 'onTheWayInland', to };
  const tone = move?.by === 'rail' ? 'rail' : 'rest';
  const eta = container && inlandEta(shipment, container);
  return moving(situation, { kind: 'inlandTransit', tone, headline }, eta, []);
}

/** What moves is at risk where a hold can be cleared ahead. */
function moving(
  situation: Situation,
  found: Pick<Finding, 'kind' | 'tone' | 'headline'>,
  eta: Moment | null,
  more: readonly VerdictReason[],
): Finding {
  const { now } = situation;
  const holds = holdReasons(situation);
  const isBlocked = blocks(holds);
  const deadline = deadlineOf(situation);
  const zone = zoneAt(situation, found.kind === 'inlandTransit' ? 'inland' : 'arrival');
  return {
    ...found,
    tone: isBlocked ? 'risk' : found.tone,
    reasons: [
      ...holds,
      ...conflictReasons(situation),
      ...freeDayReasons(situation),
      ...more,
      ...feeReasons(situation),
      ...(eta ? [etaReason(eta, hasPassed(eta, now))] : []),
    ],
    deadline,
    next: isBlocked ? (holds[0]?.party ?? null) : deadline ? 'terminal' : null,
    days: daysLeft(situation) ?? (eta && daysUntil(eta, zone, now)),
  };
}

/** An estimate that has passed is not overdue until the carrier has updated since. */
function etaReason(moment: Moment, isPassed: boolean): VerdictReason {
  if (!isPassed) return reason({ code: 'eta' }, { moment });
  return reason({ code: 'notUpdated' }, { moment, next: { code: 'askCarrier' }, party: 'carrier' });
}

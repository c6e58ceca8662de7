import { arrivalAtPort, arrivalInland } from '#/domain/arrival/arrival.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { blankEvent, type TransportEvent } from '#/domain/records/transportEvent.ts';
import { isPickupOrAfter, isStopOnTheWay, isTransshipment } from '#/domain/status/eventMeaning.ts';
import { departureAboard, milestoneOf, reachedBySteps } from '#/domain/status/reached.ts';
import { isOverdue, passedEstimate } from '#/domain/timeline/passedEstimate.ts';
import { recordedPlace, recordSteps } from '#/domain/timeline/recordedEvents.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import type { Step } from './step.ts';

export interface StepSources {
  readonly shipment: Shipment;
  /** Null for a booking whose containers are not named yet. */
  readonly container: Container | null;
  /** Of its timeline; null where only the records are known. */
  readonly events: JourneyEvents | null;
}

/** What is reported of a journey, in the order of the journey. */
export interface JourneyEvents {
  readonly ordered: readonly TransportEvent[];
  /** The same without a train to the port of loading, which has the names of a train inland. */
  readonly afterOrigin: readonly TransportEvent[];
}

/** The steps of a journey in their order, and how far it is known to have come. */
export interface Steps {
  readonly steps: readonly Step[];
  /** The furthest milestone that is behind the container (reached.ts), dated or not; -1 where none is. */
  readonly reached: number;
}

const arrival = 'vessel_arrived';

type Dated = TransportEvent & { readonly when: Moment };

/**
 * What is dated of a journey. What came later decides: an estimate before the last step that happened is passed over,
 * and a step that is reported after a later one is drawn no later than that.
 */
export function stepsOf(sources: StepSources, now: Instant): Steps {
  const { shipment, container } = sources;
  const { ordered, afterOrigin } = sources.events ?? recorded(shipment, container);
  const reached = container ? reachedBySteps(afterOrigin, container) : lastMilestone(afterOrigin);
  const dated = ordered.flatMap((event) => {
    const when = whenOf(event, sources);
    const place = event.place ?? recordedPlace(event.name, shipment, container);
    return when && isStep(event) ? [{ ...event, place, when }] : [];
  });
  const behind = knownSteps(dated, reached, now);
  const done = doneSteps(behind, now);
  const last = behind.at(-1)?.event;
  const estimates = dated
    .slice(last ? dated.indexOf(last) + 1 : 0)
    .filter((event) => event.estimated && !isOvertaken(event, reached));
  const aboard = departureAboard([...behind.map(({ event }) => event), ...estimates], reached);
  const ahead = withAppointment(estimates, done, sources, now);
  return { steps: [...done, ...stepsAhead(ahead, { last: done.at(-1), aboard, shipment, now })], reached };
}

function recorded(shipment: Shipment, container: Container | null): JourneyEvents {
  const ordered = recordSteps(shipment, container).toSorted((a, b) => rankOf(a) - rankOf(b));
  return { ordered, afterOrigin: ordered };
}

const rankOf = ({ name }: Pick<TransportEvent, 'name'>) => milestoneOf(name);
/** What comes once in a journey, and the stops on its way. */
const isStep = (event: TransportEvent) => rankOf(event) >= 0 || isStopOnTheWay(event.name);
const lastMilestone = (events: readonly TransportEvent[]) =>
  Math.max(-1, ...events.filter(({ estimated }) => !estimated).map(rankOf));

/** An arrival is that of the record wherever it has one, as everywhere on the page. */
function whenOf({ name, estimated, when }: TransportEvent, { shipment, container }: StepSources) {
  const side = estimated ? 'expected' : 'actual';
  if (name === arrival) return arrivalAtPort(shipment, container)[side] ?? when;
  if (name === 'arrived_at_inland_destination') return arrivalInland(shipment, container)[side] ?? when;
  return when;
}

interface Known {
  readonly event: Dated;
  /** It happened, and only its estimate is reported. */
  readonly isEstimate: boolean;
}

/** The steps that are behind the container, in their order. */
function knownSteps(dated: readonly Dated[], reached: number, now: Instant): Known[] {
  const isReported = dated.some(({ name, estimated }) => name === arrival && !estimated);
  return dated.flatMap((event) => {
    const { name, when, estimated: isEstimate } = event;
    const isPassed = name === arrival && isOvertaken(event, reached) && sortKey(when) <= now;
    return !isEstimate || (isPassed && !isReported) ? [{ event, isEstimate }] : [];
  });
}

/** Whether it is behind the container. A transshipment has a milestone for all its ports. */
function isOvertaken(event: TransportEvent, reached: number): boolean {
  const rank = rankOf(event);
  return rank >= 0 && (isTransshipment(event.name) ? rank < reached : rank <= reached);
}

/** What happened, as late as what came after it allows. */
function doneSteps(known: readonly Known[], now: Instant): Step[] {
  let latest: number = now;
  return known
    .toReversed()
    .map(({ event: { name, place, when }, isEstimate }): Step => {
      latest = Math.min(latest, sortKey(when));
      return { name, place, when, at: latest, state: isEstimate ? 'assumed' : 'actual' };
    })
    .toReversed();
}

/** What is estimated, as early as what comes before it allows. */
function stepsAhead(
  estimates: readonly Dated[],
  {
    last,
    aboard,
    shipment,
    now,
  }: { last: Step | undefined; aboard: Dated | null; shipment: Shipment; now: Instant },
): Step[] {
  let earliest = last?.at ?? Number.NEGATIVE_INFINITY;
  return estimates.map((event) => {
    const { name, place, when } = event;
    const passed = passedEstimate(event, shipment.carrierTracking, now, event === aboard);
    earliest = Math.max(earliest, sortKey(when));
    return { name, place, when, at: earliest, state: isOverdue(passed) ? 'overdue' : 'estimated' };
  });
}

const isOut = ({ name }: Pick<Step, 'name'>) => isPickupOrAfter(name);

/** The pickup appointment is no event; it stands before the pickup that it is for. */
function withAppointment(
  estimates: readonly Dated[],
  done: readonly Step[],
  { shipment, container }: StepSources,
  now: Instant,
): readonly Dated[] {
  const when = container?.pickupAppointment ?? null;
  if (!when || sortKey(when) < now || done.some(isOut)) return estimates;
  const out = estimates.findIndex(isOut);
  return estimates.toSpliced(out < 0 ? estimates.length : out, 0, {
    ...blankEvent,
    name: 'appointment',
    place: recordedPlace('full_out', shipment, container),
    when,
  });
}

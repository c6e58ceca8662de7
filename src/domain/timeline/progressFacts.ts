import { arrivalAtPort, arrivalInland, type KnownArrival } from '#/domain/arrival/arrival.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { inlandMove } from '#/domain/status/inlandMove.ts';
import { isOnTrain } from '#/domain/status/phase.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { hasReached, milestoneOf, reachedBySteps } from '#/domain/status/reached.ts';
import type { Moment } from '#/time/moment.ts';
import type { TimelineLeg } from './legs.ts';
import { isLeaving, isOfTransshipment, portVisits } from './portVisits.ts';
import { recordSteps } from './recordedEvents.ts';

export type MilestoneKind =
  | 'gatedIn'
  | 'departed'
  | 'transshipped'
  | 'arrived'
  | 'discharged'
  | 'leftPort'
  | 'onRail'
  | 'inland'
  | 'pickedUp'
  | 'returned';

/** The steps without a train to the port of loading, which has the names of a train inland. */
export function stepsAfterOrigin(legs: readonly TimelineLeg[]): TransportEvent[] {
  return legs
    .filter((leg) => leg.kind !== 'rail' || leg.end === 'destination')
    .flatMap((leg) => [...leg.actuals, ...leg.estimates]);
}

/** What is known of one milestone. */
export interface MilestoneFacts {
  readonly kind: MilestoneKind;
  readonly place: Place | null;
  readonly actual: Moment | null;
  readonly expected: Moment | null;
  /** It is known to have happened, by whatever proves it, also where no time is reported. */
  readonly isProven: boolean;
  readonly isLeft?: boolean;
}

/** The milestones of a journey in their order, by the records and, where they are loaded, the events. */
export function milestoneFacts(
  shipment: Shipment,
  container: Container | null,
  legs: readonly TimelineLeg[] | null,
): MilestoneFacts[] {
  const steps = legs ? stepsAfterOrigin(legs) : recordSteps(shipment, container);
  const inland = inlandPlace(shipment);
  const move = container && inlandMove(container);
  const reached = container ? reachedBySteps(steps, container) : -1;
  const isPast = (name: string) =>
    reached >= milestoneOf(name) || (container !== null && hasReached(name, container, shipment));
  const ofStep = (kind: MilestoneKind, place: Place | null, name: string, isProven = isPast(name)) => {
    const found = steps.filter((step) => step.name === name);
    const actual = found.find((step) => !step.estimated);
    const expected = found.find((step) => step.estimated);
    return {
      kind,
      place: place ?? actual?.place ?? expected?.place ?? null,
      actual: actual?.when ?? null,
      expected: expected?.when ?? null,
      isProven: isProven || actual !== undefined,
    };
  };
  const { portOfLoading, portOfDischarge } = shipment;
  const departed = ofStep('departed', portOfLoading, 'vessel_departed');
  const byFeeder = ofStep('departed', portOfLoading, 'feeder_departed', false);
  const out = container && pickedUp(container);
  const leftPort = ofStep('leftPort', portOfDischarge, 'port_out');
  // A train that is only loaded has not left, unless the status has the container on rail.
  const isOnRail = container !== null && isOnTrain(container, shipment);
  const hasTrainLeft = isPast('rail_departed') || reached === milestoneOf('port_out') || isOnRail;
  const train = ofStep('onRail', portOfDischarge, 'rail_departed', hasTrainLeft);
  // Once it is out at the port, no place inland is still to come.
  const endsAtPort = !move && isPast('full_out');
  const pickup = ofStep('pickedUp', endsAtPort ? portOfDischarge : (inland ?? portOfDischarge), 'full_out');
  return [
    ...(legs ? [ofStep('gatedIn', null, 'full_in')] : []),
    byFeeder.isProven && !departed.actual ? byFeeder : departed,
    ...transshipments(steps, shipment),
    withRecord(ofStep('arrived', portOfDischarge, 'vessel_arrived'), arrivalAtPort(shipment, container)),
    ofStep('discharged', portOfDischarge, 'vessel_discharged'),
    ...(move?.by === 'rail' ? [{ ...train, actual: train.actual ?? leftPort.actual }] : []),
    ...(move?.by === 'unknown' ? [leftPort] : []),
    ...(move || (inland && !endsAtPort)
      ? [
          withRecord(
            ofStep('inland', inland, 'arrived_at_inland_destination'),
            arrivalInland(shipment, container),
          ),
        ]
      : []),
    { ...pickup, actual: out ?? (move ? null : pickup.actual) },
    ofStep('returned', null, 'empty_in'),
  ];
}

/** An arrival is that of the record wherever it has one: the header says the same, and a page has one arrival at a place. */
function withRecord(step: MilestoneFacts, { actual, expected }: KnownArrival): MilestoneFacts {
  return { ...step, actual: actual ?? step.actual, expected: expected ?? step.expected };
}

/** One milestone for each transshipment port, reached with the first step there (docs/interface.md trap 30). */
function transshipments(steps: readonly TransportEvent[], shipment: Shipment): MilestoneFacts[] {
  return portVisits(steps, shipment).visits.map((port) => {
    const own = port.filter((step) => isOfTransshipment(step, shipment));
    const first = own.find((step) => !step.estimated);
    const expected = own.find((step) => step.estimated);
    return {
      kind: 'transshipped',
      place: (first ?? expected)?.place ?? null,
      actual: first?.when ?? null,
      expected: expected?.when ?? null,
      isProven: first !== undefined,
      isLeft: port.some(isLeaving),
    };
  });
}

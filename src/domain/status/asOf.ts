import { type Container, containerActuals, containerTimed } from '#/domain/records/container.ts';
import {
  type CarrierTracking,
  type Shipment,
  shipmentActuals,
  shipmentTimed,
} from '#/domain/records/shipment.ts';
import { earliestAfter, isAhead, isInstantAhead, possibleFrom, possibleFromInstant } from '#/time/ahead.ts';
import type { Instant } from '#/time/instant.ts';
import { midnightAsDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { withoutEarlyReturns } from './earlyReturn.ts';
import { inlandEvidence } from './inlandEvidence.ts';
import { inlandMove } from './inlandMove.ts';
import { milestoneOf } from './reached.ts';
import { datedEvents, recordedDate } from './recordedDates.ts';
import { type Phase, statusPhase } from './statusPhase.ts';

// What is reported as done at a time that lies ahead proves nothing (docs/interface.md 6.1): it is an estimate that
// somebody calls actual. Every rule may trust the actuals of a record, because a record is read as of an instant, and
// again when the time of such a date has come (data/live/keepCurrent.ts). What the source states stays beside it in
// `asReported`, for the date sources and for that next time.

/**
 * A shipment with its containers by what can have happened at that instant; as it is where that is all of it. What was
 * made of it for another instant does not matter.
 */
export function shipmentAsOf(shipment: Shipment, now: Instant): Shipment {
  const reported = shipmentAsReported(shipment);
  const timely = withoutEarlyReturns(
    {
      ...reported,
      ...datesAheadAsNull(reported, shipmentActuals, now),
      ...estimatesOf(reported, now),
      carrierTracking: trackingAsOf(reported.carrierTracking, now),
      containers: reported.containers.map((container) => containerAsOf(container, reported, now)),
    },
    now,
  );
  const differing = differences(reported, timely, shipmentTimed);
  const isAsReported =
    differing === null && timely.containers.every((container, at) => container === reported.containers[at]);
  if (isAsReported) return reported;
  const bare = {
    ...timely,
    containers: timely.containers.map((container) => ({ ...container, inlandEvidence: null })),
  };
  const containers = reported.containers.map((container, at) => {
    const known = bare.containers[at] ?? container;
    const changed = { ...known, inlandEvidence: evidenceAsOf(bare, known, container) };
    const own = differences(container, changed, containerTimed);
    return own === null ? container : { ...changed, asReported: own };
  });
  return { ...timely, containers, ...(differing === null ? {} : { asReported: differing }) };
}

/** When the next of the dates that lie ahead of a shipment can have happened; Infinity where none does. */
export function nextActualOf({ asReported, containers }: Shipment, now: Instant): number {
  const own = asReported
    ? [...momentsOf(asReported, shipmentActuals), ...checksOf(asReported.carrierTracking ?? null)]
    : [];
  const ofContainers = containers.flatMap(({ asReported: reported }) =>
    reported
      ? [
          ...momentsOf(reported, containerActuals),
          ...instantsOf(reported.terminalCheckedAt, reported.railCheckedAt),
        ]
      : [],
  );
  return earliestAfter(now, [...own, ...ofContainers]);
}

function momentsOf<Name extends string>(
  record: Readonly<Partial<Record<Name, Moment | null>>>,
  names: readonly Name[],
): number[] {
  return names.flatMap((name) => {
    const moment = record[name];
    return moment ? [possibleFrom(moment)] : [];
  });
}

const checksOf = (tracking: CarrierTracking | null) =>
  tracking ? instantsOf(tracking.lastAttemptedAt, tracking.lastSucceededAt, tracking.stoppedAt) : [];

const instantsOf = (...instants: readonly (Instant | null | undefined)[]): number[] =>
  instants.flatMap((at) => (at === null || at === undefined ? [] : [possibleFromInstant(at)]));

/** The shipment as its source reports it, whatever was made of it. */
export function shipmentAsReported(shipment: Shipment): Shipment {
  const { asReported, ...rest } = shipment;
  const containers = rest.containers.map(containerAsReported);
  const isSame = containers.every((container, at) => container === shipment.containers[at]);
  return asReported || !isSame ? { ...rest, ...asReported, containers } : shipment;
}

function containerAsReported(container: Container): Container {
  const { asReported, ...rest } = container;
  return asReported ? { ...rest, ...asReported } : container;
}

/** The parts of a record that differ from what its source reports, as they are reported; null where none does. */
function differences<Of, Name extends keyof Of>(
  reported: Of,
  other: Of,
  names: readonly Name[],
): Partial<Pick<Of, Name>> | null {
  const found = names.filter((name) => reported[name] !== other[name]);
  if (found.length === 0) return null;
  return Object.fromEntries(found.map((name) => [name, reported[name]])) as Partial<Pick<Of, Name>>;
}

/** Those of the dates that lie ahead, as none. */
function datesAheadAsNull<Name extends string>(
  record: Readonly<Record<Name, Moment | null>>,
  names: readonly Name[],
  now: Instant,
): Partial<Record<Name, null>> {
  const ahead = names.filter((name) => isDatedAhead(record[name], now));
  return Object.fromEntries(ahead.map((name) => [name, null])) as Partial<Record<Name, null>>;
}

const isDatedAhead = (moment: Moment | null, now: Instant) => moment !== null && isAhead(moment, now);

/** A date ahead is the estimate where no other is reported. */
const estimateOf = (estimate: Moment | null, actual: Moment | null, now: Instant): Moment | null =>
  estimate ?? (actual !== null && isAhead(actual, now) ? midnightAsDay(actual) : null);

const estimatesOf = (
  { polEtd, polAtd, podEta, podAta, destinationEta, destinationAta }: Shipment,
  now: Instant,
): Pick<Shipment, 'polEtd' | 'podEta' | 'destinationEta'> => ({
  polEtd: estimateOf(polEtd, polAtd, now),
  podEta: estimateOf(podEta, podAta, now),
  destinationEta: estimateOf(destinationEta, destinationAta, now),
});

/** No source can have been asked at a time that lies ahead. */
const checkAsOf = (at: Instant | null, now: Instant): Instant | null =>
  at !== null && isInstantAhead(at, now) ? null : at;

function trackingAsOf(tracking: CarrierTracking, now: Instant): CarrierTracking {
  const { lastAttemptedAt, lastSucceededAt, stoppedAt } = tracking;
  if ([lastAttemptedAt, lastSucceededAt, stoppedAt].every((at) => checkAsOf(at, now) === at)) return tracking;
  return {
    ...tracking,
    lastAttemptedAt: checkAsOf(lastAttemptedAt, now),
    lastSucceededAt: checkAsOf(lastSucceededAt, now),
    stoppedAt: checkAsOf(stoppedAt, now),
  };
}

function containerAsOf(container: Container, shipment: Shipment, now: Instant): Container {
  const { inlandEta, inlandAta, terminalCheckedAt, railCheckedAt } = container;
  const changed: Container = {
    ...container,
    ...datesAheadAsNull(container, containerActuals, now),
    inlandEta: estimateOf(inlandEta, inlandAta, now),
    terminalCheckedAt: checkAsOf(terminalCheckedAt, now),
    railCheckedAt: checkAsOf(railCheckedAt, now),
    currentStatus: isStatusAhead(container, shipment, now) ? null : container.currentStatus,
  };
  return differences(container, changed, containerTimed) === null ? container : changed;
}

/** The statuses of a movement, which follow its date (docs/interface.md 4.1), with the first and the last such step. */
const stepsProving: Partial<Record<Phase, readonly [first: string, last: string]>> = {
  inlandTransit: ['port_out', 'rail_departed'],
  consignee: ['empty_out', 'delivered'],
  returned: ['empty_out', 'empty_in'],
};

/** Whether the status says that something is over that is dated ahead: of both, the date can be checked. */
function isStatusAhead(container: Container, { podAta }: Shipment, now: Instant): boolean {
  const { currentStatus, podArrived } = container;
  const steps = stepsProving[statusPhase(currentStatus)];
  if (!steps) return false;
  const [first, last] = steps;
  // What is still to be delivered may have been picked up.
  const end = currentStatus === 'picked_up' || currentStatus === 'dropped' ? 'full_out' : last;
  const isOwn = (name: string) =>
    milestoneOf(name) >= milestoneOf(first) && milestoneOf(name) <= milestoneOf(end);
  if (podArrived === null && isOwn('vessel_arrived') && isDatedAhead(podAta, now)) return true;
  return datedEvents.some((name) => isOwn(name) && isDatedAhead(recordedDate(name, container), now));
}

/** A move that is dated ahead has not begun, and still says which way the container goes. */
function evidenceAsOf(
  shipment: Shipment,
  container: Container,
  reported: Container,
): Container['inlandEvidence'] {
  const stated = inlandMove({ ...reported, inlandEvidence: null });
  if (stated !== null && inlandMove(container) === null) return stated.by === 'rail' ? 'rail' : 'inland';
  return inlandEvidence(shipment, container);
}

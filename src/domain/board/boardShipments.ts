import { arrivalWindowTest } from '#/domain/arrival/arrivalWindow.ts';
import { facetTest } from '#/domain/list/facets.ts';
import type { Container } from '#/domain/records/container.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { hasArrived } from '#/domain/status/reached.ts';
import { day } from '#/time/durations.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import type { BoardSettings } from './boardSettings.ts';

/** A shipment that the board is about, with those of its containers that it is about. */
export interface BoardShipment {
  readonly shipment: Shipment;
  readonly containers: readonly Container[];
  readonly status: 'expected' | 'overdue' | 'arrived';
}

/** An estimate that has been over for so long says nothing of an arrival to come. */
const longestOverdue = 3 * day;
/** A moment without a zone, or of a day, may be as far from its digits as that. */
const slack = day;

/**
 * What arrives within the days of the board, at its ports, by its carriers and references: expected on a day up to the
 * last, overdue for at most three days, or arrived. How long what has arrived stays is up to the rows.
 */
export function boardShipments(
  shipments: readonly Shipment[],
  settings: BoardSettings,
  now: Instant,
): BoardShipment[] {
  const { ports, carriers, days } = settings;
  const failing = facetTest({ pod: ports, carrier: carriers }, now);
  const isInWindow = arrivalWindowTest({ to: `+${days}d` }, now);
  const withReference = referenceTest(settings.ref);
  return shipments.flatMap((shipment) => {
    if (failing(shipment).length > 0) return [];
    const containers = withReference(shipment);
    if (!containers) return [];
    const status = statusOf(shipment, now);
    if (status === null || (status !== 'arrived' && !isInWindow(shipment))) return [];
    return [{ shipment, containers, status }];
  });
}

/** Null where no arrival is reported, where its time is long over, and where tracking has stopped. */
function statusOf(shipment: Shipment, now: Instant): BoardShipment['status'] | null {
  if (hasArrived(shipment)) return 'arrived';
  const { podEta, carrierTracking } = shipment;
  if (!podEta || isStopped(carrierTracking)) return null;
  if (!hasPassed(podEta, now)) return 'expected';
  return now - sortKey(podEta) <= longestOverdue ? 'overdue' : null;
}

/** Whether a moment lies at most so long ago, or ahead. Digits of an unknown zone get a day more. */
export function isWithin(moment: Moment, milliseconds: number, now: Instant): boolean {
  const age = now - sortKey(moment);
  return age <= milliseconds + (moment.kind === 'zoned' ? 0 : slack);
}

type ReferenceTest = (shipment: Shipment) => readonly Container[] | null;

/** All containers where the reference is the shipment's own, else those that have it; null where nothing has it. */
function referenceTest(ref: string | null): ReferenceTest {
  const wanted = normalizeNumber(ref ?? '');
  if (wanted === '') return (shipment) => shipment.containers;
  const has = (references: readonly string[]) =>
    references.some((one) => normalizeNumber(one).includes(wanted));
  return (shipment) => {
    if (has(shipment.refNumbers)) return shipment.containers;
    const found = shipment.containers.filter(({ refNumbers }) => has(refNumbers));
    return found.length > 0 ? found : null;
  };
}

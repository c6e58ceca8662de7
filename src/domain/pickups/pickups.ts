import { arrivalAtPort, arrivalInland } from '#/domain/arrival/arrival.ts';
import { chargesInList, type ContainerCharge } from '#/domain/charges/containerCharges.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import { type FeeSum, feeTotals, owedSums } from '#/domain/pickup/fees.ts';
import { type FreeDay, freeDays } from '#/domain/pickup/freeDay.ts';
import { pickupReadiness, type Readiness } from '#/domain/pickup/pickup.ts';
import { consigneeSite, type PickupSite } from '#/domain/pickup/pickupSite.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { movesInland } from '#/domain/status/inlandMove.ts';
import { phaseOf } from '#/domain/status/phase.ts';
import { addDays, type CalendarDay, daysBetween } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, localDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { readZone, utc } from '#/time/zone.ts';

// The pickup plan (docs/charges.md 5): which containers are on it (here), what a team has planned for them (plan.ts),
// what they cost until a day (waitingCost.ts), and which days save most (suggest.ts).

/** How many days are planned, today included. */
export const plannedDays = 8;

/** A container on the plan: one to pick up, or an empty one to return. */
export interface PlanRow extends ShipmentContainer {
  readonly kind: 'pickup' | 'return';
  /** Where it is picked up; of an empty one where it was. */
  readonly site: PickupSite;
  /** Today at that place. */
  readonly today: CalendarDay;
  /** When it is expected there; null for one that has come. */
  readonly expected: Moment | null;
  readonly readiness: Readiness;
  /** The last free day that counts; null where none is reported, and of an empty one. */
  readonly freeDay: FreeDay | null;
  /** Until that day, negative after it; null where it cannot be judged by. */
  readonly daysLeft: number | null;
  readonly appointment: Moment | null;
  /** By whoever reports fees where it waits. */
  readonly reported: readonly FeeSum[];
  /** By tariffs whose clock runs until it is picked up, or returned. */
  readonly charges: readonly ContainerCharge[];
}

/** What is on the plan, and how many shipments no rule could make anything of. */
export interface PlanFound {
  readonly rows: readonly PlanRow[];
  readonly rejected: number;
}

/**
 * The containers of an account that can be picked up or will be within the days ahead, and those that are to be returned
 * empty, due soonest first. It pauses after each shipment: ten thousand containers are priced meanwhile. A bad record
 * costs its own rows.
 */
export function* planRows(
  shipments: readonly Shipment[],
  book: TariffBook,
  now: Instant,
): Generator<undefined, PlanFound, undefined> {
  const rows: PlanRow[] = [];
  let rejected = 0;
  for (const shipment of shipments) {
    const found = tryOr(() => rowsOf(shipment, book, now), null);
    if (found) rows.push(...found);
    else rejected += 1;
    yield;
  }
  return { rows: rows.toSorted(byDue), rejected };
}

function rowsOf(shipment: Shipment, book: TariffBook, now: Instant): readonly PlanRow[] {
  // What is not tracked any more may have left long ago.
  if (isStopped(shipment.carrierTracking)) return [];
  return shipment.containers.flatMap((container) => planRow({ shipment, container }, book, now) ?? []);
}

/** Null where it is not on the plan. */
function planRow(box: ShipmentContainer, book: TariffBook, now: Instant): PlanRow | null {
  const { shipment, container } = box;
  const zoneName = movesInland(container) ? container.finalDestinationZone : container.podZone;
  const today = localDay(now, (zoneName === null ? null : readZone(zoneName)) ?? utc);
  const stage = stageOfPlan(box, today);
  if (!stage) return null;
  const isPickup = stage.kind === 'pickup';
  const { earliest, status } = freeDays(container, shipment, now);
  const { fees, pickupAppointment } = terminalReport(container, shipment);
  return {
    ...box,
    ...stage,
    site: consigneeSite(box),
    today,
    readiness: pickupReadiness(container, shipment),
    freeDay: isPickup ? earliest : null,
    daysLeft: isPickup && status === 'counting' && earliest ? earliest.daysLeft : null,
    appointment: pickupAppointment,
    reported: owedSums(feeTotals(fees)),
    // What has ended is owed whatever is planned.
    charges: chargesInList(box, book, now).filter(
      ({ tariff, state }) => (tariff.clock === 'gate_out') !== isPickup && state.kind !== 'ended',
    ),
  };
}

function stageOfPlan(box: ShipmentContainer, today: CalendarDay): Pick<PlanRow, 'kind' | 'expected'> | null {
  const { shipment, container } = box;
  const phase = phaseOf(container, shipment);
  if (phase === 'consignee') return { kind: 'return', expected: null };
  if (phase === 'returned' || phase === 'origin' || phase === 'unknown') return null;
  const isInland = movesInland(container);
  const isThere = phase === 'inlandTerminal' || (!isInland && (phase === 'port' || phase === 'offDock'));
  if (isThere) return { kind: 'pickup', expected: null };
  const { expected, actual } = isInland
    ? arrivalInland(shipment, container)
    : arrivalAtPort(shipment, container);
  // Its vessel is there, so that its discharge is awaited.
  const due = expected ?? actual;
  if (!due) return null;
  const days = daysBetween(today, dayOf(due));
  return days < plannedDays && days > -plannedDays ? { kind: 'pickup', expected: due } : null;
}

/** By the last free day, what has none last; then what has come before what will. */
function byDue(a: PlanRow, b: PlanRow): number {
  return compareCodeUnits(dueKey(a), dueKey(b));
}

const dueKey = ({ freeDay, expected, container }: PlanRow) =>
  [freeDay?.day ?? '9', expected ? dayOf(expected) : '', container.number].join(' ');

/** Rows of one terminal. */
export interface TerminalRows {
  readonly key: string;
  readonly site: PickupSite;
  readonly rows: readonly PlanRow[];
}

/** By the terminal where they wait, in the order of what is due first there. */
export function rowsByTerminal(rows: readonly PlanRow[]): readonly TerminalRows[] {
  const groups = Map.groupBy(rows, ({ site }) => `${placeOf(site)} ${site.terminal?.id ?? ''}`);
  return [...groups].flatMap(([key, some]) => {
    const [first] = some;
    return first ? { key, site: first.site, rows: some } : [];
  });
}

/** Trucks serve all terminals of a place. */
export const placeOf = ({ place }: PickupSite): string => `${place?.type ?? ''} ${place?.id ?? ''}`;

/** The days of the plan, from today on. */
export const daysFrom = (today: CalendarDay): readonly CalendarDay[] =>
  Array.from({ length: plannedDays }, (_, ahead) => addDays(today, ahead));

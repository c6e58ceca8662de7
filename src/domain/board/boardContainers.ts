import { arrivedBy } from '#/domain/arrival/arrival.ts';
import {
  type FreeDay,
  freeDays,
  type FreeDayUrgency,
  freeDayUrgency,
  type PickupWithheld,
  pickupWithheld,
} from '#/domain/pickup/freeDay.ts';
import { type HoldEffect, holdEffect, holdEffects } from '#/domain/pickup/holds.ts';
import { pickupReadiness } from '#/domain/pickup/pickup.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import type { Container, Hold } from '#/domain/records/container.ts';
import type { Facility, Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { carrierWithheld } from '#/domain/status/carrierTracking.ts';
import { phaseOf } from '#/domain/status/phase.ts';
import { type Phase, statusPhase } from '#/domain/status/statusPhase.ts';
import { day } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { type BoardShipment, isWithin } from './boardShipments.ts';

/** What holds a container: the worst of what is reported, since a row has room for one. None has to be reported. */
export type WorstHold =
  | { readonly code: 'notReported' | 'none' }
  /** Names as the source has them. */
  | { readonly code: HoldEffect; readonly holds: readonly string[] };

/** A container that is expected, or that waits at the port for pickup. */
export interface ContainerRow {
  readonly by: 'container';
  readonly key: string;
  readonly about: Pick<BoardShipment, 'shipment' | 'containers'>;
  readonly number: string;
  /** Its own references, else those of its shipment. */
  readonly references: readonly string[];
  readonly port: Place | null;
  readonly terminal: Facility | null;
  /** When the vessel arrived, or is expected. */
  readonly moment: Moment | null;
  readonly status: BoardShipment['status'];
  readonly freeDay: FreeDay | null;
  /** Null where no free day is reported, and withheld where the terminal was not checked lately. */
  readonly freeDayUrgency: FreeDayUrgency | null;
  /** Why the urgency of a free day is withheld; else null. */
  readonly withheld: PickupWithheld | null;
  readonly hold: WorstHold;
  readonly ready: 'yes' | 'no' | 'unknown';
  readonly urgent: boolean;
}

/**
 * A container that is not reported as picked up leaves the board in the end, because many terminals never report it; one
 * whose terminal was checked lately and still has it stays.
 */
const arrivedStays = 21 * day;
/** A board is set by its address alone, so these are no settings of the device. */
const nearDays = 3;
const urgentDays = 1;
/** What waits on land at the port for its pickup, by its status. */
const waiting: readonly Phase[] = ['port', 'awaitingInland', 'offDock'];
/** Gone from the port. */
const gone: readonly Phase[] = ['inlandTransit', 'inlandTerminal', 'consignee', 'returned'];

/** Containers that wait at the port by their earliest last free day, then those to come by expected time. */
export function boardContainers(shipments: readonly BoardShipment[], now: Instant): ContainerRow[] {
  return shipments
    .flatMap((one) => one.containers.flatMap((container) => containerRow(one, container, now) ?? []))
    .toSorted((a, b) => comparePlaces(placeOf(a), placeOf(b)) || (a.key < b.key ? -1 : 1));
}

function containerRow(board: BoardShipment, container: Container, now: Instant): ContainerRow | null {
  const { shipment, status } = board;
  const moment = status === 'arrived' ? arrivedBy(shipment, container) : shipment.podEta;
  if (status === 'arrived' && !waitsAtPort(container, shipment, moment, now)) return null;
  const { earliest, status: counted } = freeDays(container, shipment, now);
  const { holds } = terminalReport(container, shipment);
  const urgency = earliest && counted === 'counting' ? freeDayUrgency(earliest.daysLeft, nearDays) : null;
  return {
    by: 'container',
    key: `${shipment.id} ${container.id}`,
    about: { shipment, containers: [container] },
    number: container.number,
    references: container.refNumbers.length > 0 ? container.refNumbers : shipment.refNumbers,
    port: shipment.portOfDischarge,
    terminal: container.podTerminal ?? shipment.podTerminal,
    moment,
    status,
    freeDay: earliest,
    freeDayUrgency: urgency,
    withheld: earliest && counted === 'unknown' ? pickupWithheld(container, shipment, now) : null,
    hold: worstHold(holds),
    ready: pickupReadiness(container, shipment).answer,
    urgent: urgency !== null && earliest !== null && earliest.daysLeft <= urgentDays,
  };
}

function worstHold(holds: readonly Hold[] | null): WorstHold {
  if (holds === null) return { code: 'notReported' };
  const code = holdEffects.find((effect) => holds.some((hold) => holdEffect(hold) === effect));
  if (code === undefined) return { code: 'none' };
  return { code, holds: holds.filter((hold) => holdEffect(hold) === code).map(({ name }) => name) };
}

function waitsAtPort(container: Container, shipment: Shipment, moment: Moment | null, now: Instant): boolean {
  if (gone.includes(phaseOf(container, shipment))) return false;
  if (moment !== null && isWithin(moment, arrivedStays, now)) return true;
  if (!waiting.includes(statusPhase(container.currentStatus))) return false;
  if (pickupWithheld(container, shipment, now) === null) return true;
  // Many terminals are never checked: without a time, the carrier is believed as long as it answers.
  return moment === null && carrierWithheld(shipment.carrierTracking, now) === null;
}

type Turn = readonly [turn: number, at: number];

/** What waits comes before what is to come; what has no free day after what has one. */
function placeOf({ status, freeDay, moment }: ContainerRow): Turn {
  if (status !== 'arrived') return [2, moment ? sortKey(moment) : Infinity];
  return freeDay ? [0, Date.parse(freeDay.day)] : [1, moment ? sortKey(moment) : Infinity];
}

const comparePlaces = ([turn, at]: Turn, [otherTurn, otherAt]: Turn) =>
  turn - otherTurn || (at === otherAt ? 0 : at - otherAt);

import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { arrivedBy } from '#/domain/arrival/arrival.ts';
import { type BoardCall, boardCalls } from './calls.ts';
import { type BoardShipment, isWithin } from './shipments.ts';
import { etaChange, type EtaChange } from '#/domain/arrival/etaChange.ts';
import { holdEffect } from '#/domain/pickup/holds.ts';
import { momentShift } from '#/time/momentShift.ts';
import type { Facility, Place, Vessel } from '#/domain/records/place.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';

/** A ship's call at a port, with what it brings of ours. */
export interface ArrivalRow {
  /** The same for the same call whenever the board changes. */
  readonly key: string;
  readonly vessel: Vessel | null;
  readonly voyage: string | null;
  readonly port: Place | null;
  /** Null where its shipments go to different terminals or none is told; `terminals` says how many. */
  readonly terminal: Facility | null;
  readonly terminals: number;
  readonly containers: number;
  /** When the ship came, or is expected by the line that was asked last. */
  readonly moment: Moment | null;
  readonly status: BoardShipment['status'];
  /** From what the line first told to `moment`. */
  readonly change: EtaChange | null;
  /** What the line first told. */
  readonly original: Moment | null;
  /** True where lines or bills of the same call expect it half a day apart or more. */
  readonly disputed: boolean;
  /** Containers with a hold that blocks. */
  readonly held: number;
  readonly urgent: boolean;
}

const hour = 3_600_000;
/** How long a call stays on the board after the arrival. */
const arrivedStays = 12 * hour;
/** A hold is somebody's business before the ship comes. */
const holdsMatterWithin = 48 * hour;

/** Calls by expected time, those without a time last. */
export function boardArrivals(shipments: readonly BoardShipment[], now: Instant): ArrivalRow[] {
  return boardCalls(shipments)
    .map((call) => callRow(call, now))
    .filter((row) => staysOnBoard(row, now))
    .toSorted((a, b) => orderOf(a) - orderOf(b) || (a.key < b.key ? -1 : 1));
}

const orderOf = ({ moment }: ArrivalRow) => (moment ? sortKey(moment) : Infinity);

function callRow({ key, members }: BoardCall, now: Instant): ArrivalRow {
  const leading = members.reduce((best, member) => (rank(member) > rank(best) ? member : best));
  const { shipment, status } = leading;
  const terminals = new Map(members.flatMap(terminalsOf));
  const containers = members.flatMap((member) => member.containers);
  const held = containers.filter(({ holds }) => holds?.some((hold) => holdEffect(hold) === 'blocks')).length;
  const moment = momentOf(leading);
  const row = {
    key,
    vessel: shipment.podVessel,
    voyage: shipment.podVoyageNumber,
    port: shipment.portOfDischarge,
    terminal: terminals.size === 1 ? ([...terminals.values()][0] ?? null) : null,
    terminals: terminals.size,
    containers: containers.length,
    moment,
    status,
    change: etaChange(shipment, now),
    original: shipment.podOriginalEta,
    disputed: members.some((member) => status === 'expected' && isElsewhen(member, moment)),
    held,
  };
  return { ...row, urgent: isUrgent(row, now) };
}

/** When the ship came or is expected; null where it has come and nothing tells when. */
const momentOf = (member: BoardShipment) =>
  member.status === 'arrived' ? arrivedBy(member.shipment) : member.shipment.podEta;

/**
 * An arrival that was seen outranks an estimate, and an estimate an arrival that nobody tells the time of; among equals
 * the line that was asked last knows best.
 */
function rank(member: BoardShipment): number {
  const seen = momentOf(member) === null ? -1 : member.status === 'arrived' ? 1 : 0;
  return (member.shipment.carrierTracking.lastSucceededAt ?? 0) + seen * 1e15;
}

function terminalsOf({ shipment, containers }: BoardShipment): (readonly [string, Facility])[] {
  return podTerminals(shipment, containers).map((terminal) => [terminal.id, terminal] as const);
}

function isElsewhen({ shipment }: BoardShipment, moment: Moment | null): boolean {
  if (!shipment.podEta || !moment) return false;
  const { days, hours } = momentShift(moment, shipment.podEta);
  return hours === null ? days !== 0 : Math.abs(hours) >= 12;
}

function isUrgent({ status, held, moment }: Omit<ArrivalRow, 'urgent'>, now: Instant): boolean {
  if (status === 'overdue') return true;
  const isNear = moment !== null && Math.abs(sortKey(moment) - now) <= holdsMatterWithin;
  return held > 0 && isNear;
}

function staysOnBoard({ status, moment }: ArrivalRow, now: Instant): boolean {
  return status !== 'arrived' || (moment !== null && isWithin(moment, arrivedStays, now));
}

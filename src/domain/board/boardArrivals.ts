import { arrivedBy } from '#/domain/arrival/arrival.ts';
import { etaChange, type EtaChange } from '#/domain/arrival/etaChange.ts';
import { holdEffect } from '#/domain/pickup/holds.ts';
import { pickupReadiness } from '#/domain/pickup/pickup.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Facility, Place, Vessel } from '#/domain/records/place.ts';
import { placeKey } from '#/domain/records/placeName.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { vesselOrShipment, voyageKey } from '#/domain/records/vesselIdentity.ts';
import { hour, day } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { momentShift } from '#/time/momentShift.ts';
import { type BoardShipment, isWithin } from './boardShipments.ts';

/** Times of one voyage that are farther apart are of two calls: carriers use their voyage numbers again. */
const voyageLasts = 14 * day;
/** Without a voyage number only the time distinguishes calls, and a feeder is back within the week. */
const callLasts = 2 * day;

/** How a call compares with its original ETA. What is overdue is never on time or early. */
export type ArrivalChange =
  | { readonly code: 'overdue' }
  /** Carriers or bills of lading of the same call expect it half a day apart or more. */
  | { readonly code: 'disputed' }
  /** From the original ETA to the arrival, or to its estimate. */
  | { readonly code: 'moved'; readonly by: EtaChange };

/** A vessel's call at a port, with the containers of ours that it brings. */
export interface ArrivalRow {
  readonly by: 'arrival';
  /** The same for the same call whenever the board changes. */
  readonly key: string;
  /** The shipment that its time is taken from. */
  readonly about: BoardShipment;
  readonly vessel: Vessel | null;
  readonly voyage: string | null;
  readonly port: Place | null;
  /** Null where its shipments go to different terminals or none is reported; `terminals` says how many. */
  readonly terminal: Facility | null;
  readonly terminals: number;
  readonly containers: number;
  /** When the vessel arrived, or its estimate by the carrier that was updated last. */
  readonly moment: Moment | null;
  readonly status: BoardShipment['status'];
  /** Null where nothing can be compared. */
  readonly change: ArrivalChange | null;
  /** The original ETA. */
  readonly original: Moment | null;
  /** Containers with a hold that blocks. */
  readonly held: number;
  /** Containers that can be picked up now. */
  readonly ready: number;
  readonly urgent: boolean;
}

/** How long a call stays on the board after the arrival. */
const arrivedStays = 12 * hour;
/** A hold has to be cleared before the vessel arrives. */
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
  const count = (isOne: (container: Container, of: Shipment) => boolean) =>
    members.reduce(
      (sum, member) =>
        sum + member.containers.filter((container) => isOne(container, member.shipment)).length,
      0,
    );
  const held = count((container, of) =>
    (terminalReport(container, of).holds ?? []).some((hold) => holdEffect(hold) === 'blocks'),
  );
  const moment = momentOf(leading);
  const row = {
    by: 'arrival' as const,
    key,
    about: leading,
    vessel: shipment.podVessel,
    voyage: shipment.podVoyageNumber,
    port: shipment.portOfDischarge,
    terminal: terminals.size === 1 ? ([...terminals.values()][0] ?? null) : null,
    terminals: terminals.size,
    containers: containers.length,
    moment,
    status,
    change: changeOf(members, leading, now),
    original: shipment.podOriginalEta,
    held,
    ready: count((container, of) => pickupReadiness(container, of).answer === 'yes'),
  };
  return { ...row, urgent: isUrgent(row, now) };
}

function changeOf(members: BoardCall['members'], leading: BoardShipment, now: Instant): ArrivalChange | null {
  const { shipment, status } = leading;
  if (status === 'overdue') return { code: 'overdue' };
  const isDisputed = status === 'expected' && members.some((member) => isElsewhen(member, momentOf(leading)));
  if (isDisputed) return { code: 'disputed' };
  const by = etaChange(shipment, null, now);
  return by && { code: 'moved', by };
}

/** When the vessel arrived or is expected; null where it has arrived and the time is not reported. */
const momentOf = (member: BoardShipment) =>
  member.status === 'arrived' ? arrivedBy(member.shipment) : member.shipment.podEta;

/**
 * An actual arrival outranks an estimate, and an estimate an arrival whose time is not reported; among equals the carrier
 * that was updated last knows best.
 */
function rank(member: BoardShipment): number {
  const weight = momentOf(member) === null ? -1 : member.status === 'arrived' ? 1 : 0;
  return (member.shipment.carrierTracking.lastSucceededAt ?? 0) + weight * 1e15;
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

/** Shipments that one call of a vessel at a port brings. */
interface BoardCall {
  /** The same for the same call whenever the board changes. */
  readonly key: string;
  readonly members: readonly [BoardShipment, ...BoardShipment[]];
}

/** The calls that these shipments come by. One without any time belongs to none. */
function boardCalls(shipments: readonly BoardShipment[]): BoardCall[] {
  const timed = shipments.flatMap((member) => {
    const at = timeOf(member);
    return at ? [{ member, at: sortKey(at) }] : [];
  });
  return [...Map.groupBy(timed, ({ member }) => vesselAndPort(member))].flatMap(([key, visits]) =>
    inTurn(visits).map((members) => ({ key: `${key} ${leastId(members)}`, members })),
  );
}

interface Visit {
  readonly member: BoardShipment;
  readonly at: number;
}

/** A vessel that is known to have arrived, though not when, arrived about when it was expected. */
function timeOf(member: BoardShipment): Moment | null {
  return (member.status === 'arrived' ? arrivedBy(member.shipment) : null) ?? member.shipment.podEta;
}

/** A shipment without a vessel is a call of its own. */
function vesselAndPort({ shipment }: BoardShipment): string {
  const { portOfDischarge: port, podVoyageNumber } = shipment;
  const place = placeKey(port) ?? '';
  return [vesselOrShipment(shipment), voyageKey(podVoyageNumber), place].join(' ');
}

function inTurn(visits: readonly Visit[]): BoardCall['members'][] {
  const calls: [BoardShipment, ...BoardShipment[]][] = [];
  let last = -Infinity;
  for (const { member, at } of visits.toSorted((a, b) => a.at - b.at)) {
    const lasts = voyageKey(member.shipment.podVoyageNumber) === '' ? callLasts : voyageLasts;
    const current = calls.at(-1);
    if (current && at - last <= lasts) current.push(member);
    else calls.push([member]);
    last = at;
  }
  return calls;
}

const leastId = (members: BoardCall['members']) =>
  members.map(({ shipment }) => shipment.id).reduce((least, id) => (id < least ? id : least));

import { arrivedBy } from '#/domain/arrival/arrival.ts';
import { day } from '#/time/durations.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import type { BoardShipment } from './shipments.ts';

/** Shipments that one call of a vessel at a port brings. */
export interface BoardCall {
  /** The same for the same call whenever the board changes. */
  readonly key: string;
  readonly members: readonly [BoardShipment, ...BoardShipment[]];
}

/** Times of one voyage that are farther apart are of two calls: carriers use their voyage numbers again. */
const voyageLasts = 14 * day;
/** Without a voyage number only the time distinguishes calls, and a feeder is back within the week. */
const callLasts = 2 * day;

/** The calls that these shipments come by. One without any time belongs to none. */
export function boardCalls(shipments: readonly BoardShipment[]): BoardCall[] {
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
  const { portOfDischarge: port, podVessel: vessel, podVoyageNumber } = shipment;
  const name = vessel?.imo ?? vessel?.name?.toUpperCase() ?? shipment.id;
  const place = port?.id ?? port?.locode ?? port?.name ?? '';
  return [name, podVoyageNumber?.toUpperCase() ?? '', place].join(' ');
}

function inTurn(visits: readonly Visit[]): BoardCall['members'][] {
  const calls: [BoardShipment, ...BoardShipment[]][] = [];
  let last = -Infinity;
  for (const { member, at } of visits.toSorted((a, b) => a.at - b.at)) {
    const lasts = member.shipment.podVoyageNumber === null ? callLasts : voyageLasts;
    const current = calls.at(-1);
    if (current && at - last <= lasts) current.push(member);
    else calls.push([member]);
    last = at;
  }
  return calls;
}

const leastId = (members: BoardCall['members']) =>
  members.map(({ shipment }) => shipment.id).reduce((least, id) => (id < least ? id : least));

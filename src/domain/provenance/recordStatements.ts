import { reportedFreeDays } from '#/domain/pickup/freeDay.ts';
import type { Container } from '#/domain/records/container.ts';
import { samePlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { recordedDates } from '#/domain/status/recordedDates.ts';
import { dayOf, isSameMoment } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import type { Statement, StatementOrigin } from './statement.ts';

/** The facts whose dates are in a record; all others are known from events alone. */
export type RecordedFact =
  | 'emptyOut'
  | 'gateIn'
  | 'loading'
  | 'departure'
  | 'podArrival'
  | 'discharge'
  | 'railLoaded'
  | 'railDeparted'
  | 'inlandArrival'
  | 'railUnloaded'
  | 'portOut'
  | 'pickup'
  | 'delivered'
  | 'emptyReturn'
  | 'lastFreeDay'
  | 'appointment';

const facts: readonly (readonly [RecordedFact, event: string])[] = [
  ['emptyOut', 'empty_out'],
  ['gateIn', 'full_in'],
  ['loading', 'vessel_loaded'],
  ['departure', 'vessel_departed'],
  ['podArrival', 'vessel_arrived'],
  ['discharge', 'vessel_discharged'],
  ['railLoaded', 'rail_loaded'],
  ['railDeparted', 'rail_departed'],
  ['inlandArrival', 'arrived_at_inland_destination'],
  ['railUnloaded', 'rail_unloaded'],
  ['portOut', 'port_out'],
  ['pickup', 'full_out'],
  ['delivered', 'delivered'],
  ['emptyReturn', 'empty_in'],
];
/** Of what is in records, the event that fills it (docs/interface.md 5.2), and the other way round. */
export const eventOfFact: ReadonlyMap<string, string> = new Map(facts);
export const factOfEvent: ReadonlyMap<string, RecordedFact> = new Map(
  facts.map(([fact, event]) => [event, fact]),
);

/** A date of a record, and whose it is where the specification says so. */
export interface RecordedDate {
  readonly fact: RecordedFact;
  readonly moment: Moment;
  readonly kind: Statement['kind'];
  readonly source: string | null;
  readonly origin: StatementOrigin;
  /** `revised` on what was said first and changed since, `elsewhere` on what is said of another container. */
  readonly discounted: 'revised' | 'elsewhere' | null;
}

const line = 'shipping_line';

/**
 * The dates of a shipment and one of its containers by the fact they speak of (docs/interface.md 5.2). The line's and
 * the railroad's view of the inland arrival are statements of their own, since they may differ (docs/interface.md 3.3
 * and 3.4).
 */
export function datesOfRecords(shipment: Shipment, container: Container): RecordedDate[] {
  const found: RecordedDate[] = [];
  const add = (
    fact: RecordedFact,
    origin: StatementOrigin,
    moment: Moment | null,
    kind: Statement['kind'] = 'actual',
    source: string | null = null,
    discounted: RecordedDate['discounted'] = null,
  ) => {
    if (moment) found.push({ fact, moment, kind, source, origin, discounted });
  };
  add('departure', 'shipmentRecord', shipment.polAtd);
  add('departure', 'shipmentRecord', shipment.polEtd, 'estimate', line);
  const first = shipment.polOriginalEtd;
  const etdMoved = shipment.polEtd !== null && !isSameMoment(shipment.polEtd, first);
  add('departure', 'shipmentRecord', first, 'estimate', line, etdMoved ? 'revised' : null);
  const arrived = (read: (one: Container) => Moment | null, reported: Moment | null) =>
    isOfAnother(shipment, container, read, reported) ? ('elsewhere' as const) : null;
  const podOf = arrived((one) => one.podArrived, shipment.podAta);
  add('podArrival', 'shipmentRecord', shipment.podAta, 'actual', null, podOf);
  for (const [event, moment] of Object.entries(recordedDates(container))) {
    const fact = factOfEvent.get(event);
    if (fact) add(fact, 'containerRecord', moment, 'actual', fact === 'inlandArrival' ? 'rail' : null);
  }
  add('podArrival', 'shipmentRecord', shipment.podEta, 'estimate');
  const moved = shipment.podEta !== null && !isSameMoment(shipment.podEta, shipment.podOriginalEta);
  add('podArrival', 'shipmentRecord', shipment.podOriginalEta, 'estimate', line, moved ? 'revised' : null);
  // The summary is of the ETA that counts inland, whoever's record has it (docs/interface.md 3.12).
  const { inlandEta, inlandEtaSource } = container;
  add('inlandArrival', 'containerRecord', inlandEta, 'estimate', inlandEtaSource ?? 'rail');
  // Many records repeat the port of discharge as the destination: it is the same arrival then.
  const ends = samePlace(shipment.destination, shipment.portOfDischarge) ? 'podArrival' : 'inlandArrival';
  const endOf = arrived((one) => one.inlandAta, shipment.destinationAta);
  add(ends, 'shipmentRecord', shipment.destinationAta, 'actual', line, endOf);
  const behindEta = inlandEta === null && ends === 'inlandArrival' ? inlandEtaSource : null;
  add(ends, 'shipmentRecord', shipment.destinationEta, 'estimate', behindEta ?? line);
  const original = shipment.destinationOriginalEta;
  const endMoved = shipment.destinationEta !== null && !isSameMoment(shipment.destinationEta, original);
  add(ends, 'shipmentRecord', original, 'estimate', line, endMoved ? 'revised' : null);
  const { deadlines } = container;
  add('lastFreeDay', 'containerRecord', wholeDay(deadlines.line), 'due', line);
  add('lastFreeDay', 'containerRecord', wholeDay(deadlines.terminal), 'due', 'terminal');
  add('lastFreeDay', 'containerRecord', wholeDay(deadlines.rail), 'due', 'rail');
  add('lastFreeDay', 'containerRecord', wholeDay(container.lastFreeDay), 'due');
  // It stands in for what no source reports (docs/interface.md 3.12).
  const [counts] = reportedFreeDays(container);
  if (counts?.source === 'calculated') {
    add('lastFreeDay', 'containerRecord', wholeDay(counts.deadline), 'due', 't49_calculation');
  }
  add('appointment', 'containerRecord', container.pickupAppointment, 'due', 'terminal');
  return found;
}

// The containers of a shipment may travel apart, and its record gives one date for all.
function isOfAnother(
  shipment: Shipment,
  container: Container,
  read: (one: Container) => Moment | null,
  reported: Moment | null,
): boolean {
  if (reported === null || read(container) === null || isSameMoment(read(container), reported)) return false;
  return shipment.containers.some(
    (other) => other.id !== container.id && isSameMoment(read(other), reported),
  );
}

/** A last free day is a day at its place, whose instant is only how it is stored (docs/interface.md 6.2). */
export function wholeDay(moment: Moment | null): Moment | null {
  return moment && { kind: 'day', day: dayOf(moment) };
}

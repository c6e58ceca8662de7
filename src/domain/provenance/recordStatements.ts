import { reportedFreeDays } from '#/domain/pickup/freeDay.ts';
import { type Container, containerFields } from '#/domain/records/container.ts';
import type { NamesOf } from '#/domain/records/fields.ts';
import { samePlace } from '#/domain/records/samePlace.ts';
import { type Shipment, shipmentFields } from '#/domain/records/shipment.ts';
import { isReturnEarly } from '#/domain/status/earlyReturn.ts';
import { movesInland } from '#/domain/status/inlandMove.ts';
import { datedEvents, recordedDate, recordedDates } from '#/domain/status/recordedDates.ts';
import { dayOf, isSameMoment } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { mayMeanDayAfter } from '#/time/utcMidnight.ts';
import type { Statement, StatementOrigin, Superseded } from './statement.ts';

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
  /** Null for what is no date that can be taken: `text` has it as it came. */
  readonly moment: Moment | null;
  readonly text: string | null;
  readonly kind: Statement['kind'];
  readonly note: Statement['note'];
  readonly source: string | null;
  readonly origin: StatementOrigin;
  /**
   * `revised` on what was said first and changed since, `elsewhere` on what is said of another container, `denied` on what
   * the rest of the journey denies, and why a date is not taken.
   */
  readonly discounted: Exclude<Superseded, 'happened' | 'overtaken' | 'withdrawn'> | null;
}

const line = 'shipping_line';

/**
 * The dates of a shipment and one of its containers by the fact they speak of (docs/interface.md 5.2). The line's and
 * the railroad's view of the inland arrival are statements of their own, since they may differ (docs/interface.md 3.3
 * and 3.4).
 */
export function datesOfRecords(shipment: Shipment, container: Container): RecordedDate[] {
  const found: RecordedDate[] = [];
  // An estimate that was made of an actual ahead is that actual.
  const said = { ...shipment, ...shipment.asReported };
  const add = (
    fact: RecordedFact,
    origin: StatementOrigin,
    moment: Moment | null,
    kind: Statement['kind'] = 'actual',
    source: string | null = null,
    discounted: RecordedDate['discounted'] = null,
  ) => {
    if (!moment) return;
    const note = fact === 'lastFreeDay' && mayMeanDayAfter(moment) ? 'utcMidnight' : null;
    const stated = fact === 'lastFreeDay' ? wholeDay(moment) : moment;
    found.push({ fact, moment: stated, text: null, kind, note, source, origin, discounted });
  };
  add('departure', 'shipmentRecord', shipment.polAtd);
  add('departure', 'shipmentRecord', said.polEtd, 'estimate', line);
  const first = shipment.polOriginalEtd;
  const etdMoved = said.polEtd !== null && !isSameMoment(said.polEtd, first);
  add('departure', 'shipmentRecord', first, 'estimate', line, etdMoved ? 'revised' : null);
  const arrived = (read: (one: Container) => Moment | null, reported: Moment | null) =>
    isOfAnother(shipment, container, read, reported) ? ('elsewhere' as const) : null;
  const podOf = arrived((one) => one.podArrived, shipment.podAta);
  add('podArrival', 'shipmentRecord', shipment.podAta, 'actual', null, podOf);
  for (const [event, moment] of Object.entries(recordedDates(container))) {
    const fact = factOfEvent.get(event);
    if (fact) add(fact, 'containerRecord', moment, 'actual', fact === 'inlandArrival' ? 'rail' : null);
  }
  add('podArrival', 'shipmentRecord', said.podEta, 'estimate');
  const moved = said.podEta !== null && !isSameMoment(said.podEta, shipment.podOriginalEta);
  add('podArrival', 'shipmentRecord', shipment.podOriginalEta, 'estimate', line, moved ? 'revised' : null);
  // The summary is of the ETA that counts inland, whoever's record has it (docs/interface.md 3.12).
  const { inlandEtaSource } = container;
  const { inlandEta } = { ...container, ...container.asReported };
  add('inlandArrival', 'containerRecord', inlandEta, 'estimate', inlandEtaSource ?? 'rail');
  // Many records repeat the port of discharge as the destination: it is the same arrival then.
  const ends = samePlace(shipment.destination, shipment.portOfDischarge) ? 'podArrival' : 'inlandArrival';
  const endOf = arrived((one) => one.inlandAta, shipment.destinationAta);
  add(ends, 'shipmentRecord', shipment.destinationAta, 'actual', line, endOf);
  const behindEta = inlandEta === null && ends === 'inlandArrival' ? inlandEtaSource : null;
  add(ends, 'shipmentRecord', said.destinationEta, 'estimate', behindEta ?? line);
  const original = shipment.destinationOriginalEta;
  const endMoved = said.destinationEta !== null && !isSameMoment(said.destinationEta, original);
  add(ends, 'shipmentRecord', original, 'estimate', line, endMoved ? 'revised' : null);
  const { deadlines } = container;
  add('lastFreeDay', 'containerRecord', deadlines.line, 'due', line);
  add('lastFreeDay', 'containerRecord', deadlines.terminal, 'due', 'terminal');
  add('lastFreeDay', 'containerRecord', deadlines.rail, 'due', 'rail');
  add('lastFreeDay', 'containerRecord', container.lastFreeDay, 'due');
  // It stands in for what no source reports (docs/interface.md 3.12).
  const [counts] = reportedFreeDays(container);
  if (counts?.source === 'calculated') {
    add('lastFreeDay', 'containerRecord', counts.deadline, 'due', 't49_calculation');
  }
  add('appointment', 'containerRecord', container.pickupAppointment, 'due', 'terminal');
  return [
    ...found,
    ...unprovenDates(shipment, container),
    ...unusedDates(shipment, 'shipmentRecord', container),
    ...unusedDates(container, 'containerRecord', container),
  ];
}

/** What the records state as done and what proves nothing yet: it lies ahead, or the journey denies it (asOf.ts). */
function unprovenDates(shipment: Shipment, container: Container): RecordedDate[] {
  const claimed = { ...container, ...container.asReported };
  const stated = [
    ['departure', 'shipmentRecord', shipment.polAtd, shipment.asReported?.polAtd],
    ['podArrival', 'shipmentRecord', shipment.podAta, shipment.asReported?.podAta],
    ['inlandArrival', 'shipmentRecord', shipment.destinationAta, shipment.asReported?.destinationAta],
    ...datedEvents.map(
      (event) =>
        [
          factOfEvent.get(event),
          'containerRecord',
          recordedDate(event, container),
          recordedDate(event, claimed),
        ] as const,
    ),
  ] as const;
  return stated.flatMap(([fact, origin, kept, moment]) => {
    if (!fact || !moment || isSameMoment(kept, moment)) return [];
    const isDenied = fact === 'emptyReturn' && isReturnEarly(shipment, container, moment);
    return {
      fact,
      moment,
      text: null,
      kind: isDenied ? 'actual' : 'estimate',
      note: isDenied ? null : 'calledActual',
      source: null,
      origin,
      discounted: isDenied ? 'denied' : null,
    };
  });
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

/** The dates that could not be taken, as they came. */
function unusedDates(
  { unusedDates: unused = [] }: Pick<Shipment, 'unusedDates'>,
  origin: StatementOrigin,
  container: Container,
): RecordedDate[] {
  return unused.flatMap(({ attribute, text, why }) => {
    // Others date nothing of the journey, such as a check of the terminal.
    const stated = statedBy.get(attribute);
    if (!stated) return [];
    const [named, kind, source] = stated;
    const fact = attribute === containerFields.podFullOut[1] && movesInland(container) ? 'portOut' : named;
    return { fact, moment: null, text, kind, note: null, source, origin, discounted: why };
  });
}

const recordFields = { ...shipmentFields, ...containerFields };
type DatedField = NamesOf<typeof recordFields, Statement['kind']>;

/** The fact that a field dates, and whose date it is where the specification says so (docs/interface.md 3.3, 3.4). */
const factOfField: Readonly<Record<DatedField, readonly [RecordedFact, source?: string]>> = {
  polEtd: ['departure', line],
  polOriginalEtd: ['departure', line],
  polAtd: ['departure'],
  podEta: ['podArrival'],
  podOriginalEta: ['podArrival', line],
  podAta: ['podArrival'],
  destinationEta: ['inlandArrival', line],
  destinationOriginalEta: ['inlandArrival', line],
  destinationAta: ['inlandArrival', line],
  emptyOut: ['emptyOut'],
  fullIn: ['gateIn'],
  vesselLoaded: ['loading'],
  vesselDeparted: ['departure'],
  podArrived: ['podArrival'],
  podDischarged: ['discharge'],
  podFullOut: ['pickup'],
  podRailLoaded: ['railLoaded'],
  podRailDeparted: ['railDeparted'],
  inlandEta: ['inlandArrival', 'rail'],
  inlandAta: ['inlandArrival', 'rail'],
  inlandRailUnloaded: ['railUnloaded'],
  finalDestinationFullOut: ['pickup'],
  delivered: ['delivered'],
  emptyTerminated: ['emptyReturn'],
  pickupAppointment: ['appointment', 'terminal'],
};

/** The same by attribute, with the last free days, each of which is read from several (data/containers/deadlines.schema.ts). */
const statedBy: ReadonlyMap<
  string,
  readonly [fact: RecordedFact, kind: Statement['kind'], source: string | null]
> = new Map([
  ...(Object.keys(factOfField) as DatedField[]).map((name) => {
    const [kind, attribute] = recordFields[name];
    const [fact, source = null] = factOfField[name];
    return [attribute, [fact, kind, source]] as const;
  }),
  ['pickup_lfd', ['lastFreeDay', 'due', null]],
  ['pickup_lfd_line', ['lastFreeDay', 'due', line]],
  ['pickup_lfd_terminal', ['lastFreeDay', 'due', 'terminal']],
  ['pickup_lfd_rail', ['lastFreeDay', 'due', 'rail']],
  ['pickup_lfd_calculated', ['lastFreeDay', 'due', 't49_calculation']],
]);

import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type TransportEvent, blankEvent } from '#/domain/records/transportEvent.ts';
import type { ContainerFacts } from '#/domain/status/recordedDates.ts';
import { liveEstimates } from '#/domain/timeline/estimates.ts';
import { inEventOrder } from '#/domain/timeline/eventOrder.ts';
import { withPortOut } from '#/domain/timeline/portOut.ts';
import type { Instant } from '#/time/instant.ts';
import { isSameMoment } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import { factOf } from './eventStatements.ts';
import { datesOfRecords, eventOfFact, type RecordedDate } from './recordStatements.ts';
import type { Statement } from './statement.ts';
import { statementsOf, type Reported } from './statements.ts';

// Who says what of each date: the records and events state it (recordStatements.ts, eventStatements.ts), statements.ts
// gathers what is said of one fact, and what no longer counts and why, and agreement.ts whether the
// others agree. etaHistory.ts has the revisions of an ETA.

/** One thing that has a date, and all its sources. */
export interface LedgerFact {
  /** A RecordedFact, or the name and place of what only events have. Stable over refreshes. */
  readonly id: string;
  /** The event that stands for it, as in TransportEvent. */
  readonly name: string;
  readonly place: Place | null;
  /** Those that count first. Never empty. */
  readonly statements: readonly Statement[];
  readonly agreement: Agreement;
}

export interface LedgerSources {
  readonly shipment: Shipment;
  readonly container: Container;
  readonly events: readonly TransportEvent[];
  readonly rawEvents: readonly TransportEvent[];
}

/** Events of the stops on the way, of which a journey may have several. */
const atStops: ReadonlySet<string> = new Set([
  'feeder_loaded',
  'feeder_departed',
  'feeder_arrived',
  'feeder_discharged',
  'transshipment_arrived',
  'transshipment_berthed',
  'transshipment_discharged',
  'transshipment_moved_out',
  'transshipment_moved_in',
  'transshipment_loaded',
  'transshipment_departed',
  'rail_arrived',
]);

/** Whether its place tells an event from others of its name. */
export const isAtStop = (name: string): boolean => atStops.has(name);

/** Terminals say these by turns, so that each is a fact of its own (docs/interface.md 4.1). */
const byTurns = new Set(['available', 'not_available']);

/**
 * Every date of a container's journey: its sources, when the service learned it, and who differs. In the order of the dates; last free days and the appointment come last.
 */
export function buildLedger({ shipment, container, ...sources }: LedgerSources): LedgerFact[] {
  const events = withPortOut(sources.events, shipment, container);
  const rawEvents = withPortOut(sources.rawEvents, shipment, container);
  const reported = new Map<string, ReportedParts>();
  const reportedOf = (id: string) => {
    const known = reported.get(id) ?? { records: [], events: [], rawEvents: [] };
    reported.set(id, known);
    return known;
  };
  const idOf = (event: TransportEvent) => factOf(event, shipment, container) ?? ownFact(event);
  for (const record of datesOfRecords(shipment, container)) reportedOf(record.fact).records.push(record);
  for (const event of events) reportedOf(idOf(event)).events.push(event);
  for (const event of rawEvents) reportedOf(idOf(event)).rawEvents.push(event);

  const isAhead = stillExpected([...events, ...rawEvents], container);
  const facts = [...reported].flatMap(
    ([id, parts]) => toFact(id, parts, isAhead, checkedBy(shipment, container)) ?? [],
  );
  return inEventOrder(facts.map((fact) => ({ ...fact, fact, when: factTime(fact), locode: null }))).map(
    ({ fact }) => fact,
  );
}

interface ReportedParts {
  readonly records: RecordedDate[];
  readonly events: TransportEvent[];
  readonly rawEvents: TransportEvent[];
}

function ownFact({ name, when, place, locode }: TransportEvent): string {
  const one = byTurns.has(name) ? when && sortKey(when) : (place?.id ?? locode ?? place?.name);
  return `${name} ${one ?? ''}`;
}

function toFact(
  id: string,
  parts: ReportedParts,
  isAhead: (expected: Expectation) => boolean,
  checkedAt: Reported['checkedAt'],
): LedgerFact | null {
  const all = [...parts.events, ...parts.rawEvents];
  const name = eventOfFact.get(id) ?? all[0]?.name ?? id;
  const place = all.find((event) => event.place !== null)?.place ?? null;
  const locode = all.find((event) => event.locode !== null)?.locode ?? null;
  const statements = statementsOf({ ...parts, checkedAt, stillExpected: isAhead({ name, place, locode }) });
  // What was only ever expected, at a port on the way, and was passed over is no fact.
  const passedOver = statements.every(({ superseded }) => superseded === 'overtaken');
  if (statements.length === 0 || (passedOver && parts.records.length === 0)) return null;
  return { id, name, place, statements, agreement: agreementOf(statements) };
}

function checkedBy(
  { carrierTracking }: Shipment,
  { terminalCheckedAt, railCheckedAt }: Container,
): Reported['checkedAt'] {
  const checked = new Map<string | null, Instant | null>([
    ['shipping_line', carrierTracking.lastSucceededAt],
    ['terminal', terminalCheckedAt],
    ['rail', railCheckedAt],
  ]);
  return (source) => checked.get(source) ?? null;
}

/** What is due, such as a last free day, is no part of the order. */
function factTime({ statements }: LedgerFact): Moment | null {
  return statements.find(({ moment, kind }) => moment !== null && kind !== 'due')?.moment ?? null;
}

/** The statement that a date on the page was taken from, or null where the ledger does not have it. */
export function statementFor(fact: LedgerFact, moment: Moment | null): Statement | null {
  return fact.statements.find((statement) => isSameMoment(statement.moment, moment)) ?? null;
}

/** What could still happen, and where. */
type Expectation = Pick<TransportEvent, 'name' | 'place' | 'locode'>;

/**
 * Says of anything whether it could still happen: it has not happened, and nothing that comes after it has
 * (docs/interface.md trap 18). Also of what only a record expects, for which there is no event.
 *
 * @param events what happened and what is expected
 */
function stillExpected(
  events: readonly TransportEvent[],
  container: ContainerFacts,
): (expected: Expectation) => boolean {
  const valid = events.filter((event) => !event.invalidated && !event.denied);
  const actuals = valid.filter((event) => !event.estimated);
  const estimates = valid.filter((event) => event.estimated);
  return (expected) => {
    const others = estimates.filter(({ name }) => name !== expected.name);
    const asked = { ...blankEvent, estimated: true, ...expected };
    return liveEstimates([...others, asked], actuals, container).includes(asked);
  };
}

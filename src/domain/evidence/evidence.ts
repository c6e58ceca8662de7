import { firstAvailable } from '#/domain/charges/chargeClock.ts';
import { type ContainerCharge, containerCharges } from '#/domain/charges/containerCharges.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import { buildLedger, type LedgerFact } from '#/domain/provenance/provenance.ts';
import type { Statement } from '#/domain/provenance/statement.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import type { EventLists, TransportEvent } from '#/domain/records/transportEvent.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { selectEvents } from '#/domain/timeline/selectEvents.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { type FreeDayChange, freeDayChanges } from './freeDayChanges.ts';
import {
  type InvoiceComparison,
  compareInvoice,
  type Invoice,
  invoicedCharges,
  type InvoiceFile,
} from './invoice.ts';

// What answers an invoice (docs/sharing.md): what it says beside our estimate (invoice.ts), dates and their sources, how
// the last free days moved (freeDayChanges.ts), and what is not known. pack.ts is the form that its file has,
// canonicalJson.ts the one text of that; wording/evidence.ts writes it.

/** What a pack is of. */
interface PackSubject extends ShipmentContainer {
  /** What could not be loaded; null where all is there. */
  readonly missing: 'events' | 'estimates' | null;
  readonly invoice: Invoice;
  /** Null where none was chosen. */
  readonly invoiceFile: InvoiceFile | null;
  readonly now: Instant;
}

export interface EvidenceQuestion extends PackSubject {
  /** As they were loaded. */
  readonly events: EventLists;
  /** Events that could not be read. */
  readonly skipped: number;
  readonly book: TariffBook;
}

/** All that the records say about an invoice, by source. Nothing in it is worked out but what it calls an estimate. */
export interface Evidence extends PackSubject {
  /** By the tariffs of the team that apply: several where they count beside each other. */
  readonly charges: readonly ContainerCharge[];
  readonly comparison: InvoiceComparison;
  /** Every date but those that are due. */
  readonly dates: readonly LedgerFact[];
  /** Those of which sources say different times. */
  readonly differing: readonly LedgerFact[];
  readonly freeDayChanges: readonly FreeDayChange[];
  /** What the record has now. */
  readonly freeDays: readonly Statement[];
  /** In the order in which they became known. */
  readonly appointments: readonly Statement[];
  /** What the terminal said by turns of the availability, in that order. */
  readonly availability: readonly TransportEvent[];
  readonly availableAt: Moment | null;
  readonly missingDates: readonly MissingDate[];
  /** Whose last free day is not reported. */
  readonly missingFreeDays: readonly FreeDayReporter[];
  /** Events that could not be read, or that nothing can be made of. */
  readonly unread: number;
}

const freeDayReporters = ['line', 'terminal', 'rail'] as const;
type FreeDayReporter = (typeof freeDayReporters)[number];
type MissingDate = 'discharge' | 'available' | 'gateOut' | 'emptyReturn';

export function gatherEvidence({ events, skipped, book, ...subject }: EvidenceQuestion): Evidence {
  const { shipment, container, invoice, now } = subject;
  const { result, rejected } = selectEvents(events, shipment, container, (own) => ({
    own,
    facts: buildLedger({ ...own, shipment, container }),
    availableAt: firstAvailable(own),
  }));
  const { own, facts, availableAt } = result;
  const charges = invoicedCharges(invoice, containerCharges({ shipment, container, availableAt }, book, now));
  const stated = (id: string) => facts.find((fact) => fact.id === id)?.statements ?? [];
  const milestones: readonly (readonly [MissingDate, Moment | null])[] = [
    ['discharge', container.podDischarged],
    ['available', availableAt],
    ['gateOut', pickedUp(container)],
    ['emptyReturn', container.emptyTerminated],
  ];
  return {
    ...subject,
    charges,
    comparison: compareInvoice(invoice, charges),
    dates: facts.filter(({ id }) => id !== 'lastFreeDay' && id !== 'appointment'),
    differing: facts.filter(({ agreement }) => agreement.kind === 'differs'),
    freeDayChanges: freeDayChanges([...own.events, ...own.rawEvents], shipment, container),
    freeDays: stated('lastFreeDay').filter(({ origins }) => origins.includes('containerRecord')),
    appointments: stated('appointment').toSorted(byLearned),
    availability: availabilityEvents(own.events),
    availableAt,
    missingDates: milestones.flatMap(([name, moment]) => (moment === null ? name : [])),
    missingFreeDays: freeDayReporters.filter((source) => container.deadlines[source] === null),
    unread: skipped + rejected.length,
  };
}

const byTurns = new Set(['available', 'not_available']);

function availabilityEvents(events: readonly TransportEvent[]): TransportEvent[] {
  const said = uniqueById(events.filter(({ name, estimated }) => byTurns.has(name) && !estimated));
  return said.toSorted((a, b) => (a.createdAt ?? Infinity) - (b.createdAt ?? Infinity) || 0);
}

const byLearned = (a: Statement, b: Statement): number =>
  (a.learnedAt ?? Infinity) - (b.learnedAt ?? Infinity) || 0;

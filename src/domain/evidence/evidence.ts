import { firstAvailable } from '#/domain/charges/clock.ts';
import { containerCharges } from '#/domain/charges/containerCharges.ts';
import { addUp } from '#/domain/charges/sums.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import { chargerLabels, describeSums, kindLabels } from '#/domain/charges/words.ts';
import { sizeText } from '#/domain/documents/fileCheck.ts';
import { onOneLine } from '#/domain/messages/plainText.ts';
import { buildLedger } from '#/domain/provenance/provenance.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import type { Container, Fee, Hold } from '#/domain/records/container.ts';
import { containerName } from '#/domain/records/containerName.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { sourceName } from '#/domain/records/sourceName.ts';
import type { EventLists, TransportEvent } from '#/domain/records/transportEvent.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { selectEvents } from '#/domain/timeline/selectEvents.ts';
import { language } from '#/language/language.ts';
import { colon, comma } from '#/language/punctuation.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { eventLabel } from '#/wording/eventNames.ts';
import { formatMoney } from '#/wording/money.ts';
import { holdLabel } from '#/wording/pickup.ts';
import { describeStopReason } from '#/wording/status.ts';
import { comparisonSection, tariffSection } from './chargeSections.ts';
import { checklistSection } from './checklist.ts';
import { appointmentSection, dateSections, disagreeingSection, freeDaySection } from './dateSections.ts';
import { type Invoice, invoicedCharge, type InvoiceFile } from './invoice.ts';
import { type EvidencePack, type PackFact, type PackSection, packVersion } from './pack.ts';
import { writeDays, writeInstant, writeMoment } from './times.ts';
import * as words from './words.ts';

// What answers an invoice (docs/sharing.md): what it says (invoice.ts) beside dates and their sources (dateSections.ts),
// what the terminal reported, our estimate (chargeSections.ts), what 46 CFR 541.6 asks of it (checklist.ts), and what is
// not known. pack.ts is the form of it, canonicalJson.ts the one text of that.

export interface EvidenceQuestion extends ShipmentContainer {
  /** As they were loaded. */
  readonly events: EventLists;
  /** What could not be loaded; null where all is there. */
  readonly missing: 'events' | 'estimates' | null;
  /** Events that could not be read. */
  readonly skipped: number;
  readonly book: TariffBook;
  readonly invoice: Invoice;
  /** Null where none was chosen. */
  readonly invoiceFile: InvoiceFile | null;
  readonly now: Instant;
}

/** All that the records say about an invoice, by source. Nothing in it is worked out but what it calls an estimate. */
export function takeEvidence(question: EvidenceQuestion): EvidencePack {
  const { shipment, container, invoice, book, now } = question;
  const { result, rejected } = selectEvents(question.events, shipment, container, (own) => ({
    own,
    facts: buildLedger({ ...own, shipment, container }),
    availableAt: firstAvailable(own),
  }));
  const { own, facts, availableAt } = result;
  const charge = invoicedCharge(invoice, containerCharges({ shipment, container, availableAt }, book, now));
  return onOneLine({
    version: packVersion,
    language,
    asOf: now,
    title: words.title(containerName(container), kindLabels[invoice.kind], invoice.number),
    cover: coverFacts(question),
    proof: words.proof,
    labels: words.labels,
    sections: [
      comparisonSection(invoice, charge),
      tariffSection(charge),
      freeDaySection(facts, [...own.events, ...own.rawEvents], shipment, container),
      terminalSection(container, own.events),
      appointmentSection(facts),
      disagreeingSection(facts),
      ...dateSections(facts),
      unknownSection({ ...question, skipped: question.skipped + rejected.length }, availableAt),
      checklistSection({ shipment, container, invoice, charge, availableAt }),
    ],
  });
}

function coverFacts({ shipment, container, invoice, invoiceFile, now }: EvidenceQuestion): PackFact[] {
  const days = writeDays(invoice.from, invoice.through);
  const { cover, notReported } = words;
  return [
    [cover.question, words.question(kindLabels[invoice.kind], days)],
    [cover.charge, kindLabels[invoice.kind]],
    [cover.chargedBy, chargerLabels[invoice.chargedBy]],
    [cover.invoice, invoice.number || words.notEntered],
    ...fileFacts(invoiceFile),
    [cover.period, days],
    [cover.invoiced, describeSums(addUp(invoice.lines))],
    [cover.container, containerName(container)],
    [cover.billOfLading, shipment.billOfLading || notReported],
    [cover.carrier, carrierName(shipment.carrier) ?? notReported],
    [cover.portOfDischarge, placeName(shipment.portOfDischarge) ?? notReported],
    [cover.terminal, (container.podTerminal ?? shipment.podTerminal)?.name ?? notReported],
    [cover.asOf, writeInstant(now)],
  ];
}

/** Which file the pack answers: a name alone may be that of another one. */
function fileFacts(file: InvoiceFile | null): PackFact[] {
  if (!file) return [];
  return [
    [words.cover.file, words.namedFile(file.name, sizeText(file.size))],
    [words.cover.fileHash, file.sha256],
  ];
}

function unknownSection(
  { shipment, container, missing, skipped }: EvidenceQuestion,
  availableAt: Moment | null,
): PackSection {
  const { carrierTracking } = shipment;
  const milestones = {
    discharge: container.podDischarged,
    available: availableAt,
    gateOut: pickedUp(container),
    emptyReturn: container.emptyTerminated,
  };
  const unset = <Key extends string>(
    values: Readonly<Record<Key, unknown>>,
    names: Readonly<Record<Key, string>>,
  ) =>
    (Object.keys(names) as Key[])
      .filter((key) => values[key] === null)
      .map((key) => names[key])
      .join(comma) || words.none;
  const facts: PackFact[] = [
    [words.shipmentSince, writeInstant(shipment.createdAt)],
    [words.containerSince, writeInstant(container.createdAt)],
    [words.carrierUpdated, writeInstant(carrierTracking.lastSucceededAt)],
    [words.missingDates, unset(milestones, words.milestones)],
    [words.missingFreeDays, unset(container.deadlines, words.freeDaySources)],
  ];
  if (isStopped(carrierTracking)) {
    const why = describeStopReason(carrierTracking.stoppedReason);
    facts.push([words.stopped, `${writeInstant(carrierTracking.stoppedAt)}${colon}${why}`]);
  }
  const notes = [
    words.unknownsNote,
    ...(missing ? [words.missingLists[missing]] : []),
    ...(skipped > 0 ? [words.unread(skipped)] : []),
  ];
  return { title: words.unknowns, notes, facts, columns: [], rows: [] };
}

const byTurns = new Set(['available', 'not_available']);

/** What the last check of the terminal and of the railroad found, and when it was available by the events. */
function terminalSection(container: Container, events: readonly TransportEvent[]): PackSection {
  const { holds, fees, inlandHolds, inlandFees, releases } = container;
  const facts: PackFact[] = [
    [words.terminalChecked, writeInstant(container.terminalCheckedAt)],
    [words.railChecked, writeInstant(container.railCheckedAt)],
    [words.available, writeAvailability(container)],
    [words.atPort(words.holds), writeHolds(holds)],
    [words.inland(words.holds), writeHolds(inlandHolds)],
    [
      words.releases,
      releases === null
        ? words.notReported
        : releases.map(({ name, status }) => `${name}${colon}${status}`).join('; ') || words.none,
    ],
    [words.atPort(words.fees), writeFees(fees)],
    [words.inland(words.fees), writeFees(inlandFees)],
  ];
  const rows = uniqueById(events.filter(({ name, estimated }) => byTurns.has(name) && !estimated))
    .toSorted((a, b) => (a.createdAt ?? Infinity) - (b.createdAt ?? Infinity) || 0)
    .map(({ name, when, dataSource, createdAt, invalidated }) => [
      invalidated ? `${eventLabel(name, false)}, ${words.withdrawn}` : eventLabel(name, false),
      when ? writeMoment(when) : words.timeNotReported,
      sourceName(dataSource),
      writeInstant(createdAt),
    ]);
  const columns = rows.length > 0 ? words.checkColumns : [];
  return { title: words.checks, notes: [words.checksNote], facts, columns, rows };
}

function writeAvailability({ availableForPickup, availabilityKnown }: Container): string {
  if (availabilityKnown === false) return words.noAvailability;
  return availableForPickup === null ? words.notReported : words.yesOrNo[`${availableForPickup}`];
}

function writeHolds(holds: readonly Hold[] | null): string {
  if (holds === null) return words.notReported;
  return (
    holds
      .map(({ name, status, description }) =>
        [holdLabel(name), status, description?.trim()].filter(Boolean).join(comma),
      )
      .join('; ') || words.none
  );
}

function writeFees(fees: readonly Fee[] | null): string {
  if (fees === null) return words.notReported;
  return fees.map((fee) => `${fee.type}${colon}${formatMoney(fee)}`).join('; ') || words.none;
}

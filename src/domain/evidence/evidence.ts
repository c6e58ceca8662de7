import { firstAvailable } from '#/domain/charges/clock.ts';
import { containerCharges } from '#/domain/charges/containerCharges.ts';
import { addUp } from '#/domain/charges/sums.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import { chargerLabels, describeSums, kindLabels } from '#/domain/charges/words.ts';
import { onOneLine } from '#/domain/messages/plainText.ts';
import { buildLedger } from '#/domain/provenance/provenance.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { containerName } from '#/domain/records/containerName.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import type { EventLists } from '#/domain/records/transportEvent.ts';
import { describeStopReason, isStopped } from '#/domain/status/carrierTracking.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { selectEvents } from '#/domain/timeline/selectEvents.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { comparisonSection, tariffSection } from './chargeSections.ts';
import { checklistSection } from './checklist.ts';
import { appointmentSection, dateSections, disagreeingSection, freeDaySection } from './dateSections.ts';
import { type Invoice, invoicedCharge } from './invoice.ts';
import { type EvidencePack, type PackFact, type PackSection, packVersion } from './pack.ts';
import { terminalSection } from './terminalSection.ts';
import { writeDays, writeInstant } from './times.ts';
import * as words from './words.ts';

// What answers an invoice (docs/sharing.md): what it says (invoice.ts) beside dates and their sources (dateSections.ts),
// what the terminal reported (terminalSection.ts), our estimate (chargeSections.ts), what 46 CFR 541.6 asks of it
// (checklist.ts), and what is not known. pack.ts is the form of it, canonicalJson.ts the one text of that.

export interface EvidenceQuestion extends ShipmentContainer {
  /** As they were loaded. */
  readonly events: EventLists;
  /** What could not be loaded; null where all is there. */
  readonly missing: 'events' | 'estimates' | null;
  /** Events that could not be read. */
  readonly skipped: number;
  readonly book: TariffBook;
  readonly invoice: Invoice;
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
    language: 'en',
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

function coverFacts({ shipment, container, invoice, now }: EvidenceQuestion): PackFact[] {
  const days = writeDays(invoice.from, invoice.through);
  const { cover, notReported } = words;
  return [
    [cover.question, words.question(kindLabels[invoice.kind], days)],
    [cover.charge, kindLabels[invoice.kind]],
    [cover.chargedBy, chargerLabels[invoice.chargedBy]],
    [cover.invoice, invoice.number || words.notEntered],
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
      .join(', ') || words.none;
  const facts: PackFact[] = [
    [words.shipmentSince, writeInstant(shipment.createdAt)],
    [words.containerSince, writeInstant(container.createdAt)],
    [words.carrierUpdated, writeInstant(carrierTracking.lastSucceededAt)],
    [words.missingDates, unset(milestones, words.milestones)],
    [words.missingFreeDays, unset(container.deadlines, words.freeDaySources)],
  ];
  if (isStopped(carrierTracking)) {
    const why = describeStopReason(carrierTracking.stoppedReason);
    facts.push([words.stopped, `${writeInstant(carrierTracking.stoppedAt)}: ${why}`]);
  }
  const notes = [
    words.unknownsNote,
    ...(missing ? [words.missingLists[missing]] : []),
    ...(skipped > 0 ? [words.unread(skipped)] : []),
  ];
  return { title: words.unknowns, notes, facts, columns: [], rows: [] };
}

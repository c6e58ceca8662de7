import { addUp } from '#/domain/charges/sums.ts';
import type { Evidence } from '#/domain/evidence/evidence.ts';
import type { InvoiceFile } from '#/domain/evidence/invoice.ts';
import { type EvidencePack, type PackFact, type PackSection, packVersion } from '#/domain/evidence/pack.ts';
import type { InvoiceProblem } from '#/domain/evidence/typedInvoice.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { onOneLine } from '#/domain/records/oneLine.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { language } from '#/language/language.ts';
import { lowerCase } from '#/language/lowerCase.ts';
import { counted } from '#/language/plural.ts';
import { colon, comma } from '#/language/punctuation.ts';
import { describeSums } from './charges.ts';
import { containerName } from './containerName.ts';
import { sizeText } from './documents.ts';
import { comparisonSection, notEntered, tariffSections } from './evidenceCharges.ts';
import { checklistSection } from './evidenceChecklist.ts';
import {
  appointmentSection,
  dateSection,
  differingSection,
  freeDaySection,
  none,
  notReported,
  terminalSection,
  writeDays,
  writeInstant,
} from './evidenceReports.ts';
import { describeStopReason } from './status.ts';
import { chargerLabels, chargeKindLabels } from './tariffs.ts';

/** `MSCU1234566, demurrage, invoice 4711` */
const packTitle = (container: string, charge: string, invoice: string): string =>
  [container, lowerCase(charge), invoice && `invoice ${invoice}`].filter(Boolean).join(comma);
const proof: readonly string[] = [
  'If this SHA-256 was noted elsewhere, in an e-mail for example, it shows that the data was not changed since.',
  'It does not prove who made this file, nor that the sources were right. The page /verify of Landfall checks a file without sending it anywhere.',
];
const labels = {
  hash: 'SHA-256 of the data',
  data: 'The same as data (canonical JSON, RFC 8785)',
} as const;

/** A pack as its file has it. */
export function writePack(evidence: Evidence): EvidencePack {
  const { container, invoice, now, charges } = evidence;
  return onOneLine({
    version: packVersion,
    language,
    asOf: now,
    title: packTitle(containerName(container), chargeKindLabels[invoice.kind], invoice.number),
    cover: coverFacts(evidence),
    proof,
    labels,
    sections: [
      comparisonSection(evidence.comparison),
      ...tariffSections(charges),
      freeDaySection(evidence),
      terminalSection(evidence),
      appointmentSection(evidence.appointments),
      differingSection(evidence.differing),
      dateSection(evidence.dates),
      unknownSection(evidence),
      checklistSection(evidence),
    ],
  });
}

// The cover.

const cover = {
  question: 'Question',
  container: 'Container',
  billOfLading: 'Bill of lading',
  carrier: 'Carrier',
  portOfDischarge: 'Port of discharge',
  terminal: 'Terminal',
  charge: 'Charge',
  chargedBy: 'Charged by',
  invoice: 'Invoice number',
  file: 'File of the invoice',
  fileHash: 'SHA-256 of that file',
  period: 'Invoiced days',
  invoiced: 'Invoiced in all',
  asOf: 'Records as of',
} as const;
const question = (charge: string, days: string): string =>
  `Does the ${lowerCase(charge)} charge for ${days} agree with what was reported?`;
/** `invoice 4711.pdf (48 kB)` */
export const namedFile = (name: string, size: string): string => `${name} (${size})`;

function coverFacts({ shipment, container, invoice, invoiceFile, now }: Evidence): PackFact[] {
  const days = writeDays(invoice.from, invoice.through);
  return [
    [cover.question, question(chargeKindLabels[invoice.kind], days)],
    [cover.charge, chargeKindLabels[invoice.kind]],
    [cover.chargedBy, chargerLabels[invoice.chargedBy]],
    [cover.invoice, invoice.number || notEntered],
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
    [cover.file, namedFile(file.name, sizeText(file.size))],
    [cover.fileHash, file.sha256],
  ];
}

// What is not known.

const unknowns = 'What is not known';
const unknownsNote =
  'Nothing before tracking began was seen when it happened. What is not reported may still have happened.';
const shipmentSince = 'Shipment tracked since';
const containerSince = 'Container tracked since';
const carrierUpdated = 'Carrier last updated';
const stopped = 'Tracking stopped';
const noDates = 'Dates not reported';
const noFreeDays = 'No last free day from';
const missingLists = {
  events: 'Events could not be loaded, so that only the dates of the records are here.',
  estimates: 'Estimates could not be loaded, so that revisions are missing.',
} as const;
const unreadEvents = (count: number): string => `${counted(count, 'event')} could not be read.`;
const milestones: Readonly<Record<Evidence['missingDates'][number], string>> = {
  discharge: 'discharge',
  available: 'availability',
  gateOut: 'gate-out full',
  emptyReturn: 'empty return',
};
const freeDayReporters: Readonly<Record<Evidence['missingFreeDays'][number], string>> = {
  line: 'carrier',
  terminal: 'terminal',
  rail: 'railroad',
};

function unknownSection(evidence: Evidence): PackSection {
  const { shipment, container, missing, missingDates, missingFreeDays, unread } = evidence;
  const { carrierTracking } = shipment;
  const facts: PackFact[] = [
    [shipmentSince, writeInstant(shipment.createdAt)],
    [containerSince, writeInstant(container.createdAt)],
    [carrierUpdated, writeInstant(carrierTracking.lastSucceededAt)],
    [noDates, missingDates.map((name) => milestones[name]).join(comma) || none],
    [noFreeDays, missingFreeDays.map((source) => freeDayReporters[source]).join(comma) || none],
  ];
  if (isStopped(carrierTracking)) {
    const why = describeStopReason(carrierTracking.stoppedReason);
    facts.push([stopped, `${writeInstant(carrierTracking.stoppedAt)}${colon}${why}`]);
  }
  const notes = [
    unknownsNote,
    ...(missing ? [missingLists[missing]] : []),
    ...(unread > 0 ? [unreadEvents(unread)] : []),
  ];
  return { title: unknowns, notes, facts, columns: [], rows: [] };
}

/** What is wrong with an invoice that somebody types, and what to do. */
export const invoiceProblems: Readonly<Record<InvoiceProblem, string>> = {
  daysNeeded: 'Enter the first and the last day.',
  daysOrder: 'The last day is before the first.',
  amountForm: 'Enter the amount as on the invoice, such as 1380 or 280.50.',
  currencyForm: 'Enter the currency in three letters, such as USD.',
};

import { addUp, counted } from '#/domain/charges/sums.ts';
import type { Tariff } from '#/domain/charges/tariff.ts';
import type { Evidence } from '#/domain/evidence/evidence.ts';
import type { PackSection } from '#/domain/evidence/pack.ts';
import { reportedFreeDays } from '#/domain/pickup/freeDay.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { comma } from '#/language/punctuation.ts';
import { describeSums } from './charges.ts';
import { noEstimate, writeFreeDays, writeRates } from './evidenceCharges.ts';
import { notReported, writeDay, writeDays, writeMoment } from './evidenceReports.ts';
import { freeDaySourceLabels } from './freeDay.ts';

const title = 'Checklist: what the invoice has to contain (46 CFR 541.6)';
const notes: readonly string[] = [
  'In short, for demurrage and detention invoices of ocean carriers, NVOCCs and marine terminal operators. Tick what the invoice contains.',
  'This is no legal advice. The regulation has the full text.',
];
const columns = ['Tick', 'Paragraph', 'The invoice has', 'This pack shows'] as const;
const box = '☐';
const onlyInvoice = 'nothing: only the invoice can';
const notKnown = 'not known';
const exportsOnly = 'nothing: of exports alone';
const byTariff = 'by our tariff';
/** 46 CFR 541.6 in short, in its order (89 FR 14362 of 26 February 2024). */
const paragraphs = {
  '(a)(1)': 'Bill of lading number',
  '(a)(2)': 'Container number',
  '(a)(3)': 'Port of discharge (imports)',
  '(a)(4)': 'Why the billed party is the right one',
  '(b)(1)': 'Invoice date',
  '(b)(2)': 'Invoice due date',
  '(b)(3)': 'Free time in days',
  '(b)(4)': 'Start of free time',
  '(b)(5)': 'End of free time',
  '(b)(6)': 'Date of availability (imports)',
  '(b)(7)': 'Earliest return date (exports)',
  '(b)(8)': 'Days that are charged',
  '(c)(1)': 'Total amount due',
  '(c)(2)': 'Tariff, rule or contract behind the daily rate',
  '(c)(3)': 'Rate or rates by the tariff rule or service contract',
  '(d)(1)': 'Email, phone or other contact for questions and requests',
  '(d)(2)': 'Public web page about what a request needs',
  '(d)(3)': 'Time limits of requests and of their answers',
  '(e)(1)': 'Statement that the charges follow the rules of the Federal Maritime Commission',
  '(e)(2)': "Statement that the billing party's performance did not cause or contribute to the charges",
} as const;
type Paragraph = keyof typeof paragraphs;

/** Each once: tariffs that count beside each other may say the same. */
const listed = (texts: readonly string[]): string => [...new Set(texts)].join('; ');

/** What 46 CFR 541.6 asks of an invoice, to tick on paper, with what is known here of each. */
export function checklistSection({
  shipment,
  container,
  invoice,
  charges,
  availableAt,
}: Evidence): PackSection {
  const tariffs = charges.map(({ tariff }) => tariff);
  const known = charges.flatMap((charge) => counted(charge) ?? []);
  const starts = known.flatMap(({ firstFreeDay }) => (firstFreeDay ? writeDay(firstFreeDay) : []));
  const ends = [
    ...reportedFreeDays(container).map(({ source, day }) => [freeDaySourceLabels[source], writeDay(day)]),
    ...known.map(({ lastFreeDay }) => [byTariff, writeDay(lastFreeDay)]),
  ];
  const rule = ({ name, contract, source }: Tariff) => [name, contract, source].filter(Boolean).join(comma);
  const ofTariffs = (write: (tariff: Tariff) => string) => listed(tariffs.map(write)) || noEstimate.noTariff;
  const shown: Readonly<Partial<Record<Paragraph, string | null>>> = {
    '(a)(1)': shipment.billOfLading,
    '(a)(2)': container.number,
    '(a)(3)': placeName(shipment.portOfDischarge) ?? notReported,
    '(b)(3)': ofTariffs(writeFreeDays),
    '(b)(4)': listed(starts) || notKnown,
    '(b)(5)': listed(ends.map((parts) => parts.join(' '))) || notKnown,
    '(b)(6)': writeMoment(availableAt),
    '(b)(7)': exportsOnly,
    '(b)(8)': invoice.lines.map(({ from, through }) => writeDays(from, through)).join('; '),
    '(c)(1)': describeSums(addUp(invoice.lines)),
    '(c)(2)': ofTariffs(rule),
    '(c)(3)': ofTariffs(writeRates),
  };
  return {
    title,
    notes,
    facts: [],
    columns,
    rows: Object.entries(paragraphs).map(([paragraph, asked]) => [
      box,
      paragraph,
      asked,
      shown[paragraph as Paragraph] ?? onlyInvoice,
    ]),
  };
}

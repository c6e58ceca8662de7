import { lowerCase } from '#/language/lowerCase.ts';
import { counted } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';

export const notReported = 'not reported';
export const none = 'none';

// The cover.

/** `MSCU1234566, demurrage, invoice 4711` */
export const title = (container: string, charge: string, invoice: string): string =>
  [container, lowerCase(charge), invoice && `invoice ${invoice}`].filter(Boolean).join(comma);
export const cover = {
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
export const question = (charge: string, days: string): string =>
  `Does the ${lowerCase(charge)} charge for ${days} agree with what was reported?`;
/** `invoice 4711.pdf (48 kB)` */
export const namedFile = (name: string, size: string): string => `${name} (${size})`;
export const notEntered = 'not entered';
export const labels = {
  hash: 'SHA-256 of the data',
  data: 'The same as data (canonical JSON, RFC 8785)',
} as const;
export const proof: readonly string[] = [
  'If this SHA-256 was noted elsewhere, in an e-mail for example, it shows that the data was not changed since.',
  'It does not prove who made this file, nor that the sources were right. The page /verify of Landfall checks a file without sending it anywhere.',
];

// Dates.

export const dates = 'Timeline by source';
export const datesNote =
  'Every date that a source stated, also those replaced since. “Learned” is when the tracking service received it.';
export const dateColumns = ['Event', 'Place', 'Reported time', 'Source', 'Learned', 'Status'] as const;
export const counts = 'counts';
export const timeNotReported = 'time not reported';
export const readIn = (source: string, origin: string): string => `${source} (${origin})`;

export const freeDays = 'Last free day by source';
export const freeDaysNote = 'How each moved and when that became known, then what the record says now.';
export const freeDayColumns = ['Known since', 'Source', 'Last free day', 'Change'] as const;
export const inRecord = 'in the record now';
export const inRecordSinceUnknown = 'in the record now, since when is not reported';
export const combined = 'combined by the service';
export const firstKnown = 'first one known';
export const withdrawn = 'withdrawn by the source';
/** @param days calendar days, positive later */
export const moved = (days: number): string => {
  if (days === 0) return 'the same day';
  return `${counted(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`;
};

export const appointment = 'Pickup appointment';
export const appointmentColumns = ['Known since', 'Source', 'Appointment', 'Status'] as const;

export const disagreeing = 'Where sources disagree';
export const disagreeingColumns = ['Event', 'Difference', 'Sources'] as const;
export const noneDisagrees = 'No date has two sources that disagree.';

// The terminal.

export const checks = 'Holds, availability and fees';
export const checksNote =
  'As the last check found them. What earlier checks found is known only from the events below.';
export const terminalChecked = 'Terminal last checked';
export const railChecked = 'Railroad last checked';
export const atPort = (what: string): string => `${what}, port`;
export const inland = (what: string): string => `${what}, inland`;
export const holds = 'Holds';
export const fees = 'Fees reported';
export const releases = 'Releases';
export const available = 'Available for pickup';
export const yesOrNo = { true: 'yes', false: 'no' } as const;
export const noAvailability = 'the terminal does not report availability';
export const checkColumns = ['Event', 'Reported time', 'Source', 'Learned'] as const;

// Charges.

export const tariffs = 'Tariff used for the estimate';
export const noTariff = 'No tariff of the team applies to this charge, so nothing is estimated.';
export const tariff = {
  name: 'Tariff',
  source: 'Read from',
  contract: 'Contract',
  validity: 'Valid',
  clock: 'Clock starts with',
  firstDay: 'First free day',
  freeDays: 'Free days',
  rates: 'Rates',
  calendar: 'Calendar',
  matched: 'Applies by',
  note: 'Note',
  firstFree: 'Free time began',
  lastFree: 'Free time ended',
  through: 'Counted through',
  sum: 'Estimated in all',
} as const;
export const publicTariff = 'public';
export const validity = (from: string | null, through: string | null): string =>
  `${from === null ? 'since not entered' : `from ${from}`}, ${through === null ? 'without end' : `through ${through}`}`;
export const rate = (fromDay: number, amount: string, per: 'day' | 'container'): string =>
  per === 'day' ? `from day ${fromDay}: ${amount} a day` : `from day ${fromDay}: ${amount} a container`;
export const free = (days: number, count: string): string => `${counted(days, 'day')}, ${lowerCase(count)}`;
export const asReported = 'until the last free day that is reported';

export const partColumns = ['Days', 'Charged days', 'A day', 'Sum'] as const;
export const clockNotStarted = 'The clock of this tariff has not started.';

export const comparison = 'Invoiced and estimated, line by line';
export const comparisonNote =
  'Estimates are ours, by the tariff below. A difference is a reason to ask, and no proof that the invoice is wrong.';
export const comparisonColumns = ['Line', 'Days', 'Invoiced', 'Estimated', 'Invoiced more or less'] as const;
export const total = 'All lines';
export const noEstimate = {
  noTariff: 'no tariff',
  otherCurrency: 'tariff has another currency',
  notBegun: 'clock has not started',
  unknown: 'not known',
} as const;
export const notComparable = 'not comparable';
export const noDifference = 'no difference';
export const more = (amount: string): string => `${amount} more`;
export const less = (amount: string): string => `${amount} less`;

// What is not known.

export const unknowns = 'What is not known';
export const unknownsNote =
  'Nothing before tracking began was seen when it happened. What is not reported may still have happened.';
export const shipmentSince = 'Shipment tracked since';
export const containerSince = 'Container tracked since';
export const carrierUpdated = 'Carrier last updated';
export const stopped = 'Tracking stopped';
export const missingDates = 'Dates not reported';
export const missingFreeDays = 'No last free day from';
export const missingLists = {
  events: 'Events could not be loaded, so that only the dates of the records are here.',
  estimates: 'Estimates could not be loaded, so that revisions are missing.',
} as const;
export const unread = (count: number): string => `${counted(count, 'event')} could not be read.`;
export const milestones = {
  discharge: 'discharge',
  available: 'availability',
  gateOut: 'gate-out full',
  emptyReturn: 'empty return',
} as const;
export const freeDaySources = { line: 'carrier', terminal: 'terminal', rail: 'railroad' } as const;

// The checklist.

export const checklist = 'Checklist: what the invoice has to contain (46 CFR 541.6)';
export const checklistNotes: readonly string[] = [
  'In short, for demurrage and detention invoices of ocean carriers, NVOCCs and marine terminal operators. Tick what the invoice contains.',
  'This is no legal advice. The regulation has the full text.',
];
export const checklistColumns = ['Tick', 'Paragraph', 'The invoice has', 'This pack shows'] as const;
export const box = '☐';
export const onlyInvoice = 'nothing: only the invoice can';
export const notKnown = 'not known';
export const exportsOnly = 'nothing: of exports alone';
export const byTariff = 'by our tariff';
/** 46 CFR 541.6 in short, in its order (89 FR 14362 of 26 February 2024). */
export const paragraphs = {
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

// What is wrong with an invoice that somebody types.

export const daysNeeded = 'Enter the first and the last day.';
export const daysOrder = 'The last day is before the first.';
export const amountForm = 'Enter the amount as on the invoice, such as 1380 or 280.50.';
export const currencyForm = 'Enter the currency in three letters, such as USD.';

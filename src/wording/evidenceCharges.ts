import type { ContainerCharge } from '#/domain/charges/containerCharges.ts';
import { proofOf } from '#/domain/charges/proof.ts';
import { counted as countedState } from '#/domain/charges/sums.ts';
import type { Tariff } from '#/domain/charges/tariff.ts';
import { matchesOf } from '#/domain/charges/tariffMatch.ts';
import type { ComparedLine, InvoiceComparison } from '#/domain/evidence/invoice.ts';
import type { PackFact, PackSection } from '#/domain/evidence/pack.ts';
import { lowerCase } from '#/language/lowerCase.ts';
import { counted } from '#/language/plural.ts';
import { colon, comma } from '#/language/punctuation.ts';
import { clockEnded, describeDay, proofColumns, proofTitle, startLabel } from './chargeProof.ts';
import { describeAmount, describeMatch, holidaysUnknown, missingReasons } from './charges.ts';
import { none, notReported, writeDay, writeDays, writeMoment } from './evidenceReports.ts';
import { clockLabels, dayCountLabels, fieldNames, firstDayLabels, validByLabels } from './tariffs.ts';
import { calendarName } from './workCalendars.ts';

// The tariff.

const rate = (fromDay: number, amount: string, per: Tariff['per']): string =>
  per === 'day' ? `from day ${fromDay}: ${amount} a day` : `from day ${fromDay}: ${amount} a container`;

export const writeRates = ({ steps, currency, per }: Tariff): string =>
  steps.map(({ fromDay, amount }) => rate(fromDay, describeAmount(amount, currency), per)).join('; ');

const asReported = 'until the last free day that is reported';
const free = (days: number, count: string): string => `${counted(days, 'day')}, ${lowerCase(count)}`;

export const writeFreeDays = ({ clock, freeDays, freeCount }: Tariff): string =>
  clock === 'last_free_day' ? asReported : free(freeDays, dayCountLabels[freeCount]);

const validity = (from: string | null, through: string | null): string =>
  `${from === null ? 'since not entered' : `from ${from}`}, ${through === null ? 'without end' : `through ${through}`}`;

const tariffTitle = 'Tariff used for the estimate';
const noTariffApplies = 'No tariff of the team applies to this charge, so nothing is estimated.';
const clockNotStarted = 'The clock of this tariff has not started.';
const publicTariff = 'public';
export const notEntered = 'not entered';
const tariffLabels = {
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
const partColumns = ['Days', 'Charged days', 'A day', 'Sum'] as const;

const blank = { title: tariffTitle, notes: [], facts: [], columns: [], rows: [] };

/** The tariffs that an estimate goes by, and what each comes to. */
export const tariffSections = (charges: readonly ContainerCharge[]): readonly PackSection[] =>
  charges.length === 0
    ? [{ ...blank, notes: [noTariffApplies] }]
    : charges.flatMap((charge) => [tariffSection(charge), ...proofSections(charge)]);

function tariffSection(charge: ContainerCharge): PackSection {
  const { tariff, state } = charge;
  const facts: PackFact[] = [
    [tariffLabels.name, tariff.name],
    [tariffLabels.source, tariff.source || notEntered],
    [tariffLabels.contract, tariff.contract ?? publicTariff],
    [
      tariffLabels.validity,
      validity(
        tariff.validFrom && writeDay(tariff.validFrom),
        tariff.validThrough && writeDay(tariff.validThrough),
      ),
    ],
    [fieldNames.validBy, validByLabels[tariff.validBy]],
    [tariffLabels.matched, matchesOf(tariff).map(describeMatch).join(comma) || none],
    [tariffLabels.clock, clockLabels[tariff.clock]],
    [tariffLabels.firstDay, firstDayLabels[tariff.firstDay]],
    [tariffLabels.freeDays, writeFreeDays(tariff)],
    [tariffLabels.rates, writeRates(tariff)],
    [tariffLabels.note, tariff.note || none],
  ];
  const known = countedState(charge);
  if (!known) {
    const note = state.kind === 'unknown' ? missingReasons[state.missing] : clockNotStarted;
    return { ...blank, notes: [note], facts };
  }
  facts.push(
    [tariffLabels.calendar, calendarName(known.calendar)],
    [tariffLabels.firstFree, known.firstFreeDay ? writeDay(known.firstFreeDay) : notReported],
    [tariffLabels.lastFree, writeDay(known.lastFreeDay)],
    [tariffLabels.through, writeDay(known.through)],
    [tariffLabels.sum, describeAmount(known.soFar.amount, tariff.currency)],
  );
  const rows = known.soFar.parts.map((part) => [
    writeDays(part.from, part.through),
    String(part.days),
    describeAmount(part.amount, tariff.currency),
    describeAmount(part.amount * part.days, tariff.currency),
  ]);
  const notes = known.isPastCalendar ? [holidaysUnknown] : [];
  return { ...blank, notes, facts, columns: rows.length > 0 ? partColumns : [], rows };
}

// How it comes about.

const running = 'still running';

/** Its clock, then each day with its reason; none of a charge without a sum. */
function proofSections(charge: ContainerCharge): readonly PackSection[] {
  const known = countedState(charge);
  if (!known) return [];
  const { currency } = charge.tariff;
  return [
    {
      title: `${proofTitle}${colon}${charge.tariff.name}`,
      notes: [],
      facts: [
        [startLabel(charge.tariff.clock), writeMoment(known.start)],
        [clockEnded, known.end ? writeMoment(known.end) : running],
      ],
      columns: Object.values(proofColumns),
      rows: proofOf(charge.tariff, known).map((one) => [
        writeDay(one.day),
        describeDay(one, known.calendar),
        describeAmount(one.amount, currency),
        describeAmount(one.sum, currency),
      ]),
    },
  ];
}

// What is invoiced beside it.

const comparisonTitle = 'Invoiced and estimated, line by line';
const comparisonNote =
  'Estimates are ours, by the tariff below. A difference is a reason to ask, and no proof that the invoice is wrong.';
const comparisonColumns = ['Line', 'Days', 'Invoiced', 'Estimated', 'Invoiced more or less'] as const;
const total = 'All lines';
const notComparable = 'not comparable';
const noDifference = 'no difference';
const more = (amount: string): string => `${amount} more`;
const less = (amount: string): string => `${amount} less`;
export const noEstimate = {
  noTariff: 'no tariff',
  otherCurrency: 'tariff has another currency',
  notBegun: 'clock has not started',
  unknown: 'not known',
} as const;

/** Each line of an invoice beside the estimate for its days, then all of each currency. */
export const comparisonSection = ({ lines, totals }: InvoiceComparison): PackSection => ({
  title: comparisonTitle,
  notes: [comparisonNote],
  facts: [],
  columns: comparisonColumns,
  rows: [
    ...lines.map((line, index) => [String(index + 1), ...comparedCells(line)]),
    ...totals.map((sum) => [total, ...comparedCells(sum)]),
  ],
});

function comparedCells({ from, through, amount, currency, estimate }: ComparedLine): readonly string[] {
  const invoiced = [writeDays(from, through), describeAmount(amount, currency)];
  if (estimate.kind !== 'sum') return [...invoiced, noEstimate[estimate.kind], notComparable];
  const difference = amount - estimate.amount;
  const size = describeAmount(Math.abs(difference), currency);
  return [
    ...invoiced,
    describeAmount(estimate.amount, currency),
    difference === 0 ? noDifference : difference > 0 ? more(size) : less(size),
  ];
}

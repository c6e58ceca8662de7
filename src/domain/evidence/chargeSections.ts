import type { ContainerCharge } from '#/domain/charges/containerCharges.ts';
import { matchedBy } from '#/domain/charges/match.ts';
import { addUp, counted } from '#/domain/charges/sums.ts';
import type { Tariff } from '#/domain/charges/tariff.ts';
import {
  clockLabels,
  dayCountLabels,
  describeAmount,
  firstDayLabels,
  missingReasons,
} from '#/domain/charges/words.ts';
import { comma } from '#/language/punctuation.ts';
import { estimateOf, type Invoice, type InvoiceEstimate } from './invoice.ts';
import type { PackFact, PackSection } from './pack.ts';
import { writeDay, writeDays } from './times.ts';
import * as words from './words.ts';

export const writeRates = ({ steps, currency, per }: Tariff): string =>
  steps.map(({ fromDay, amount }) => words.rate(fromDay, describeAmount(amount, currency), per)).join('; ');

export const writeFreeDays = ({ clock, freeDays, freeCount }: Tariff): string =>
  clock === 'last_free_day' ? words.asReported : words.free(freeDays, dayCountLabels[freeCount]);

/** The tariff that an estimate goes by, and what it comes to. */
export function tariffSection(charge: ContainerCharge | null): PackSection {
  const title = words.tariffs;
  const blank = { title, notes: [], facts: [], columns: [], rows: [] };
  if (!charge) return { ...blank, notes: [words.noTariff] };
  const { tariff, state } = charge;
  const facts: PackFact[] = [
    [words.tariff.name, tariff.name],
    [words.tariff.source, tariff.source || words.notEntered],
    [words.tariff.contract, tariff.contract ?? words.publicTariff],
    [
      words.tariff.validity,
      words.validity(
        tariff.validFrom && writeDay(tariff.validFrom),
        tariff.validThrough && writeDay(tariff.validThrough),
      ),
    ],
    [words.tariff.matched, matchedBy(tariff).join(comma) || words.none],
    [words.tariff.clock, clockLabels[tariff.clock]],
    [words.tariff.firstDay, firstDayLabels[tariff.firstDay]],
    [words.tariff.freeDays, writeFreeDays(tariff)],
    [words.tariff.rates, writeRates(tariff)],
    [words.tariff.note, tariff.note || words.none],
  ];
  const known = counted(charge);
  if (!known) {
    const note = state.kind === 'unknown' ? missingReasons[state.missing] : words.clockNotStarted;
    return { ...blank, notes: [note], facts };
  }
  facts.push(
    [words.tariff.calendar, known.calendar.name],
    [words.tariff.firstFree, known.firstFreeDay ? writeDay(known.firstFreeDay) : words.notReported],
    [words.tariff.lastFree, writeDay(known.lastFreeDay)],
    [words.tariff.through, writeDay(known.through)],
    [words.tariff.sum, describeAmount(known.soFar.amount, tariff.currency)],
  );
  const rows = known.soFar.parts.map((part) => [
    writeDays(part.from, part.through),
    String(part.days),
    describeAmount(part.amount, tariff.currency),
    describeAmount(part.amount * part.days, tariff.currency),
  ]);
  return { ...blank, facts, columns: rows.length > 0 ? words.partColumns : [], rows };
}

/** Each line of an invoice beside the estimate for its days, then all of each currency for the days of the invoice. */
export function comparisonSection(invoice: Invoice, charge: ContainerCharge | null): PackSection {
  const rows = invoice.lines.map((line, index) => [
    String(index + 1),
    writeDays(line.from, line.through),
    ...compared(line, estimateOf(line, charge)),
  ]);
  const totals = addUp(invoice.lines).map((sum) => {
    const { from, through } = invoice;
    const whole = { ...sum, from, through };
    return [words.total, writeDays(from, through), ...compared(whole, estimateOf(whole, charge))];
  });
  return {
    title: words.comparison,
    notes: [words.comparisonNote],
    facts: [],
    columns: words.comparisonColumns,
    rows: [...rows, ...totals],
  };
}

function compared(
  { amount, currency }: { readonly amount: number; readonly currency: string },
  estimate: InvoiceEstimate,
): readonly [string, string, string] {
  const invoiced = describeAmount(amount, currency);
  if (estimate.kind !== 'sum') return [invoiced, words.noEstimate[estimate.kind], words.notComparable];
  const difference = amount - estimate.amount;
  const size = describeAmount(Math.abs(difference), currency);
  return [
    invoiced,
    describeAmount(estimate.amount, currency),
    difference === 0 ? words.noDifference : difference > 0 ? words.more(size) : words.less(size),
  ];
}

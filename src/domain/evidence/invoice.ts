import type { ContainerCharge } from '#/domain/charges/containerCharges.ts';
import { addUp, counted, owedWithin } from '#/domain/charges/sums.ts';
import type { Charger, ChargeKind } from '#/domain/charges/tariff.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';

/** What somebody was invoiced, as they enter it. */
export interface Invoice {
  readonly kind: ChargeKind;
  readonly chargedBy: Charger;
  /** Empty where it is not entered. */
  readonly number: string;
  /** The days it is for, both with them. */
  readonly from: CalendarDay;
  readonly through: CalendarDay;
  readonly lines: readonly InvoiceLine[];
}

/** The file that an invoice came as, which a pack names and does not hold. */
export interface InvoiceFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Of its bytes, in hexadecimal. */
  readonly sha256: string;
}

export interface InvoiceLine {
  readonly from: CalendarDay;
  readonly through: CalendarDay;
  /** Hundredths of the currency. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** What the estimate has for some days of an invoice; a sum is in hundredths of the currency of the invoice. */
type InvoiceEstimate =
  | { readonly kind: 'sum'; readonly amount: number }
  | { readonly kind: 'noTariff' | 'otherCurrency' | 'notBegun' | 'unknown' };

/** The charges by the tariffs of the team that an invoice is about: several where tariffs count beside each other. */
export function invoicedCharges(
  { kind, chargedBy }: Invoice,
  charges: readonly ContainerCharge[],
): readonly ContainerCharge[] {
  return charges.filter(({ tariff }) => tariff.kind === kind && tariff.chargedBy === chargedBy);
}

/** What is invoiced for some days, and our estimate for them. */
export interface ComparedLine extends InvoiceLine {
  readonly estimate: InvoiceEstimate;
}

export interface InvoiceComparison {
  readonly lines: readonly ComparedLine[];
  /** All of each currency for the days of the invoice. */
  readonly totals: readonly ComparedLine[];
}

/** Each line of an invoice and its sums beside the estimates for their days. */
export function compareInvoice(
  { from, through, lines }: Invoice,
  charges: readonly ContainerCharge[],
): InvoiceComparison {
  const compared = (line: InvoiceLine): ComparedLine => ({ ...line, estimate: estimateOf(line, charges) });
  return {
    lines: lines.map(compared),
    totals: addUp(lines).map((sum) => compared({ ...sum, from, through })),
  };
}

/** What charges come to in the days of a line. Currencies are never converted. */
function estimateOf(
  { from, through, currency }: InvoiceLine,
  charges: readonly ContainerCharge[],
): InvoiceEstimate {
  if (charges.length === 0) return { kind: 'noTariff' };
  if (charges.every(({ state }) => state.kind === 'notBegun')) return { kind: 'notBegun' };
  const begun = charges.filter(({ state }) => state.kind !== 'notBegun');
  if (begun.some((charge) => !counted(charge))) return { kind: 'unknown' };
  const comparable = begun.filter(({ tariff }) => tariff.currency === currency);
  if (comparable.length === 0) return { kind: 'otherCurrency' };
  const amounts = comparable.map((charge) => owedWithin(charge, from, through));
  return amounts.includes(null)
    ? { kind: 'unknown' }
    : { kind: 'sum', amount: amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) };
}

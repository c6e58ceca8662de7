import type { Charger, ChargeKind } from '#/domain/charges/tariff.ts';
import { readAmount } from '#/domain/charges/typedTariff.ts';
import { parseCalendarDay } from '#/time/calendarDay.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';

/** An invoice as somebody types it: days, amounts and currencies are texts. */
export interface TypedInvoice extends Pick<Invoice, 'number'> {
  readonly kind: ChargeKind;
  readonly chargedBy: Charger;
  readonly from: string;
  readonly through: string;
  readonly lines: readonly TypedLine[];
}

/** Without days of its own it is for those of the invoice. */
export type TypedLine = Readonly<Record<keyof InvoiceLine, string>>;

export const blankLine: TypedLine = { from: '', through: '', amount: '', currency: 'USD' };

/** As many as an invoice may have. */
export const maxLines = 50;

/** What is wrong with days, an amount or a currency that somebody types. */
export type InvoiceProblem = DaysProblem | 'amountForm' | 'currencyForm';
type DaysProblem = 'daysNeeded' | 'daysOrder';

export interface ReadInvoice {
  /** Null while something is wrong in it. */
  readonly invoice: Invoice | null;
  readonly problems: {
    readonly days: DaysProblem | null;
    /** Of each line. */
    readonly lines: readonly (InvoiceProblem | null)[];
  };
}

export function readInvoice(typed: TypedInvoice): ReadInvoice {
  const days = readDays(typed);
  const lines = typed.lines.map((line) => readLine(line, typed));
  const problems = {
    days: typeof days === 'string' ? days : null,
    lines: lines.map((line) => (typeof line === 'string' ? line : null)),
  };
  const read = lines.filter((line) => typeof line !== 'string');
  if (typeof days === 'string' || read.length < lines.length || read.length === 0) {
    return { invoice: null, problems };
  }
  const { kind, chargedBy, number } = typed;
  return {
    invoice: { kind, chargedBy, number: number.trim().slice(0, 200), ...days, lines: read },
    problems,
  };
}

function readDays(
  typed: Pick<TypedLine, 'from' | 'through'>,
): Pick<Invoice, 'from' | 'through'> | DaysProblem {
  const [from, through] = [parseCalendarDay(typed.from), parseCalendarDay(typed.through)];
  if (!from || !through) return 'daysNeeded';
  return from <= through ? { from, through } : 'daysOrder';
}

function readLine(line: TypedLine, { from, through }: TypedInvoice): InvoiceLine | InvoiceProblem {
  const days = readDays({ from: line.from || from, through: line.through || through });
  if (typeof days === 'string') return days;
  const amount = readAmount(line.amount);
  if (amount === null) return 'amountForm';
  const currency = line.currency.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(currency) ? { ...days, amount, currency } : 'currencyForm';
}

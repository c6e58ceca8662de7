import type { Missing } from '#/domain/charges/containerCharges.ts';
import type { Sum } from '#/domain/charges/sums.ts';
import type { TariffMatch } from '#/domain/charges/tariffMatch.ts';
import { formatMoney } from './money.ts';

/** `1,380 USD` of hundredths. */
export const describeAmount = (amount: number, currency: string): string =>
  formatMoney({ amount: amount / 100, currencyCode: currency });

/** `1,200 USD + 300 CAD`; empty without sums. */
export const describeSums = (sums: readonly Sum[]): string =>
  sums.map(({ amount, currency }) => describeAmount(amount, currency)).join(' + ');

/** What a tariff names of a container: `Pier A`, `40 ft`. */
export const describeMatch = (match: TariffMatch): string =>
  match.code === 'length' ? `${match.feet} ft` : match.name;

/** Why there is no sum. */
export const missingReasons: Readonly<Record<Missing, string>> = {
  discharge: 'No sum: the time of discharge is not reported.',
  inland_arrival: 'No sum: the time of the arrival inland is not reported.',
  available: 'No sum: when it became available is not reported.',
  gate_out: 'No sum: the time of the gate-out is not reported.',
  gate_in: 'No sum: the gate-in at loading, which decides whether this tariff is valid, is not reported.',
  received:
    'No sum: when the carrier received the container, which decides whether this tariff is valid, is not reported.',
  last_free_day: 'No sum: whoever charges reports no last free day.',
  leaving: 'No sum: it has left, and when is not reported.',
  return: 'No sum: the empty is back, and since when is not reported.',
  stale: 'No sum: tracking stopped or is old, so it may have left since.',
  calendar: 'No sum: the calendar of this tariff is missing.',
  too_long: 'No sum: the clock started more than ten years ago.',
};

/** Of a charge that counts working days past the table of its calendar. */
export const holidaysUnknown = 'Its calendar has no holidays for these days yet.';

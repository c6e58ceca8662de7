import type { FeeSum } from '#/domain/pickup/fees.ts';
import { formatAmount } from '#/language/formatAmount.ts';
import { formatList } from '#/language/formatList.ts';

const currencyNotReported = '(currency not reported)';

/** No currency is invented where none is reported (docs/interface.md trap 9). */
const withCurrency = (amount: string, currencyCode: string | null): string =>
  `${amount} ${currencyCode ?? currencyNotReported}`;

/** `1,300 USD`, `7,212.50 USD` */
export const formatMoney = ({ amount, currencyCode }: FeeSum): string =>
  withCurrency(formatAmount(amount), currencyCode);

/** `4,095 USD + 10,437 CAD`; empty where nothing is reported. */
export const describeFees = (sums: readonly FeeSum[]): string => sums.map(formatMoney).join(' + ');

/** The same in a sentence: `4,095 USD and 10,437 CAD`. */
export const listFees = (sums: readonly FeeSum[]): string => formatList(sums.map(formatMoney));

/** `1300.00 USD`, to the cent in every language. */
export const formatCents = ({ amount, currencyCode }: FeeSum): string =>
  withCurrency(amount.toFixed(2), currencyCode);

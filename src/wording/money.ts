import type { FeeSum } from '#/domain/pickup/fees.ts';
import { formatAmount } from '#/language/formatAmount.ts';

const currencyNotReported = '(currency not reported)';

/** `1,300 USD`, `7,212.50 USD`; no currency is invented where none is reported (docs/interface.md trap 9). */
export const formatMoney = ({ amount, currencyCode }: FeeSum): string =>
  `${formatAmount(amount)} ${currencyCode ?? currencyNotReported}`;

/** `4,095 USD + 10,437 CAD`; empty where nothing is reported. */
export const describeFees = (sums: readonly FeeSum[]): string => sums.map(formatMoney).join(' + ');

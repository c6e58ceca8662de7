import { numberFormat } from './numberFormat.ts';

// A whole sum is said without its cents, as one says it aloud; any other has both digits.
export const formatAmount = numberFormat({
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

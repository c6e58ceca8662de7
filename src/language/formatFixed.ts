import { formatCount } from './plural.ts';

const point = formatCount(0.5).charAt(1);

/** A number below a thousand with exactly so many digits behind the point: `18.2`. Rounds as `toFixed` does. */
export const formatFixed = (value: number, digits: number): string =>
  value.toFixed(digits).replace('.', point);

import type { Backtest } from '#/domain/performance/usualRange.ts';
import { counted } from '#/language/plural.ts';

export const title = 'ETA record';
export const allCarriers = 'All carriers';
export const history = 'The middle 80% of past arrivals: history, not a new ETA.';
export const held = ({ inside, of }: Backtest): string =>
  `Tested on each arrival without it, the range held ${inside} of ${of}.`;
export const rows = (count: number): string => `Show the ${counted(count, 'arrival')}`;

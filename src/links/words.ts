import { fewest } from '#/domain/performance/usualRange.ts';
import type { ProfileKind } from '#/domain/profile/subject.ts';
import { formatCount } from '#/language/plural.ts';

/** Where no range is given, since too little is known. */
export const tooFew = `Fewer than ${fewest}`;

export const dwellTitle = 'Dwell at terminals';
export const dwellIntro = 'From discharge to gate-out or train, in days.';
export const dwellHeadings = ['Terminal', 'Known', 'Missing', 'Median', 'Middle 80%'] as const;
export const days = (low: number, high: number): string => `${formatCount(low)} to ${formatCount(high)}`;

export const kindLabels: Readonly<Record<ProfileKind, string>> = {
  port: 'Port',
  terminal: 'Terminal',
  vessel: 'Vessel',
  carrier: 'Carrier',
};

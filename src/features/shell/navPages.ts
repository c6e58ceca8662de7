import type { ComponentType } from 'react';
import { ChangesCount } from './ChangesCount.tsx';
import { ExceptionsCount } from './ExceptionsCount.tsx';
import { pageWords } from './words.ts';

interface NavPage {
  readonly to: '/shipments' | '/map' | '/exceptions' | '/changes' | '/arrivals/setup';
  readonly label: string;
  /** What the page is looked for by besides. */
  readonly keywords: string;
  /** How much waits there. */
  readonly Count?: ComponentType;
}

/** The pages of the main navigation, in its order. */
export const navPages: readonly NavPage[] = [
  { to: '/shipments', ...pageWords.shipments },
  { to: '/map', ...pageWords.map },
  {
    to: '/exceptions',
    ...pageWords.exceptions,
    Count: ExceptionsCount,
  },
  {
    to: '/changes',
    ...pageWords.changes,
    Count: ChangesCount,
  },
  {
    to: '/arrivals/setup',
    ...pageWords.board,
  },
];

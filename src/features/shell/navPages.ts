import type { ComponentType } from 'react';
import { ExceptionsCount } from './ExceptionsCount.tsx';
import { ChangesCount } from './ChangesCount.tsx';

interface NavPage {
  readonly to: '/shipments' | '/map' | '/attention' | '/changes' | '/arrivals/setup';
  readonly label: string;
  /** What the page is looked for by besides. */
  readonly keywords: string;
  /** Left out of the row where the header has two: the palette has it. */
  readonly onlyWide?: boolean;
  /** How much waits there. */
  readonly Count?: ComponentType;
}

/** The pages of the main navigation, in its order. */
export const navPages: readonly NavPage[] = [
  { to: '/shipments', label: 'Shipments', keywords: 'list containers arrivals home page' },
  { to: '/map', label: 'Map', keywords: 'fleet vessels ports positions time machine scrubber page' },
  {
    to: '/attention',
    label: 'Attention',
    keywords: 'exceptions free days holds slipped failed requests page',
    Count: ExceptionsCount,
  },
  {
    to: '/changes',
    label: 'Changes',
    keywords: 'since last look what changed message news page',
    Count: ChangesCount,
  },
  {
    to: '/arrivals/setup',
    label: 'Arrivals board',
    keywords: 'wall display screen kiosk set up page',
    onlyWide: true,
  },
];

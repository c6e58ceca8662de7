import type { ComponentType } from 'react';
import { pageLabels } from '#/parts/pages/pageLabels.ts';
import { ChangesCount } from './ChangesCount.tsx';
import { ExceptionsCount } from './ExceptionsCount.tsx';

export interface NavPage {
  readonly to:
    | '/shipments'
    | '/map'
    | '/exceptions'
    | '/changes'
    | '/pickups'
    | '/track'
    | '/documents'
    | '/arrivals/setup';
  readonly label: string;
  /** How much waits there. */
  readonly Count?: ComponentType;
}

/** The pages of the main navigation, in its order. */
export const navPages: readonly NavPage[] = [
  { to: '/shipments', label: pageLabels.shipments },
  { to: '/map', label: pageLabels.map },
  { to: '/exceptions', label: pageLabels.exceptions, Count: ExceptionsCount },
  { to: '/changes', label: pageLabels.changes, Count: ChangesCount },
  { to: '/pickups', label: pageLabels.pickups },
  { to: '/track', label: pageLabels.track },
  { to: '/documents', label: pageLabels.documents },
  { to: '/arrivals/setup', label: pageLabels.board },
];

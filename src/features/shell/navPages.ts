import type { ComponentType } from 'react';
import { pageLabels, settingsPages } from '#/parts/pages/pageLabels.ts';
import { ChangesCount } from './ChangesCount.tsx';
import { ExceptionsCount } from './ExceptionsCount.tsx';

export type PageAddress =
  | '/shipments'
  | '/map'
  | '/exceptions'
  | '/changes'
  | '/track'
  | '/documents'
  | '/requests'
  | '/arrivals/setup'
  | (typeof settingsPages)[number]['to'];

interface NavPage {
  readonly to: PageAddress;
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
  { to: '/track', label: pageLabels.track },
  { to: '/documents', label: pageLabels.documents },
  { to: '/arrivals/setup', label: pageLabels.board },
];

/** Besides those, the pages that others lead to. */
export const allPages: readonly NavPage[] = [
  ...navPages,
  { to: '/requests', label: pageLabels.requests },
  ...settingsPages,
];

import type { ComponentType } from 'react';
import { ChangesCount } from './ChangesCount.tsx';
import { ExceptionsCount } from './ExceptionsCount.tsx';
import { pageLabels } from './words.ts';

export type PageAddress =
  | '/shipments'
  | '/map'
  | '/exceptions'
  | '/changes'
  | '/track'
  | '/documents'
  | '/requests'
  | '/settings/fields'
  | '/settings/parties'
  | '/settings/alerts'
  | '/webhooks'
  | '/arrivals/setup';

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

/** Where the account and this device are set up. */
export const accountPages: readonly NavPage[] = [
  { to: '/settings/fields', label: pageLabels.fields },
  { to: '/settings/parties', label: pageLabels.parties },
  { to: '/webhooks', label: pageLabels.webhooks },
  { to: '/settings/alerts', label: pageLabels.alerts },
];

/** Besides those, the pages that others lead to. */
export const allPages: readonly NavPage[] = [
  ...navPages,
  { to: '/requests', label: pageLabels.requests },
  ...accountPages,
];

import type { ComponentType } from 'react';
import { ChangesCount } from './ChangesCount.tsx';
import { ExceptionsCount } from './ExceptionsCount.tsx';
import { pageWords } from './words.ts';

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
  { to: '/shipments', label: pageWords.shipments },
  { to: '/map', label: pageWords.map },
  { to: '/exceptions', label: pageWords.exceptions, Count: ExceptionsCount },
  { to: '/changes', label: pageWords.changes, Count: ChangesCount },
  { to: '/track', label: pageWords.track },
  { to: '/documents', label: pageWords.documents },
  { to: '/arrivals/setup', label: pageWords.board },
];

/** Where the account and this device are set up. */
export const accountPages: readonly NavPage[] = [
  { to: '/settings/fields', label: pageWords.fields },
  { to: '/settings/parties', label: pageWords.parties },
  { to: '/webhooks', label: pageWords.webhooks },
  { to: '/settings/alerts', label: pageWords.alerts },
];

/** Besides those, the pages that others lead to. */
export const allPages: readonly NavPage[] = [
  ...navPages,
  { to: '/requests', label: pageWords.requests },
  ...accountPages,
];

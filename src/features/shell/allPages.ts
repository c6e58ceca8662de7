import { pageLabels } from '#/parts/pages/pageLabels.ts';
import { settingsPages } from '#/parts/pages/settingsPages.ts';
import { type NavPage, navPages } from './navPages.ts';

export type PageAddress =
  | NavPage['to']
  | '/morning'
  | '/overview'
  | '/requests'
  | '/carriers'
  | (typeof settingsPages)[number]['to'];

/** The pages of the main navigation, and those that others lead to: for the head of a phone and the palette. */
export const allPages: readonly (Omit<NavPage, 'to'> & { readonly to: PageAddress })[] = [
  ...navPages,
  { to: '/morning', label: pageLabels.morning },
  { to: '/overview', label: pageLabels.overview },
  { to: '/requests', label: pageLabels.requests },
  { to: '/carriers', label: pageLabels.carriers },
  ...settingsPages,
];

import { settingsLabels } from './settingsWords.ts';

const pages = Object.keys(settingsLabels) as (keyof typeof settingsLabels)[];

/** Where this device and the account are set up. `/settings` leads to the first. */
export const settingsPages = pages.map(
  (page) => ({ to: `/settings/${page}`, label: settingsLabels[page] }) as const,
);

import { isIn, type PageName, pageNames, pages, pagesIn } from '#/device/pages.ts';
import { pageLabels } from '#/parts/pages/pageWords.ts';
import { settingsPages } from '#/parts/pages/settingsPages.ts';

type SettingsPage = (typeof settingsPages)[number];
export type PageAddress = (typeof pages)[PageName]['path'] | SettingsPage['to'];

interface ShownPage {
  readonly to: PageAddress;
  readonly label: string;
  /** None of the settings. */
  readonly page?: PageName;
}

/** The pages of the main navigation, and those that others lead to: for the head of a phone and the palette. */
export const allPages: readonly ShownPage[] = [
  ...[...pagesIn('navigation'), ...pageNames.filter((page) => !isIn(page, 'navigation'))].map((page) => ({
    to: pages[page].path,
    label: pageLabels[page],
    page,
  })),
  ...settingsPages,
];

import { pages } from '#/device/pages.ts';
import { usePreferences } from '#/device/preferences.ts';

/** The address of the page that `/` leads to, as the user of this device chose. */
export const startPage = () => pages[usePreferences.getState().firstPage].path;

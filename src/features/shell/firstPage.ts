import { usePreferences } from '#/device/preferences.ts';

/** The page that `/` leads to, as the user of this device chose. */
export function firstPage(): '/morning' | '/shipments' | '/exceptions' | '/map' | '/changes' | '/overview' {
  return `/${usePreferences.getState().firstPage}`;
}

import type { PageName } from '#/device/pages.ts';

/** What pages are called, in the navigation and on themselves. */
export const pageLabels: Readonly<Record<PageName | 'settings', string>> = {
  overview: 'Overview',
  shipments: 'Shipments',
  map: 'Map',
  exceptions: 'Exceptions',
  changes: 'Changes',
  morning: 'Morning',
  pickups: 'Pickups',
  carriers: 'Carrier reliability',
  track: 'Track',
  documents: 'Documents',
  requests: 'Requests',
  board: 'Arrivals board',
  settings: 'Settings',
};

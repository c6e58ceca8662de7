/** What pages are called, in the navigation and on themselves. */
export const pageLabels = {
  overview: 'Overview',
  shipments: 'Shipments',
  map: 'Map',
  exceptions: 'Exceptions',
  changes: 'Changes',
  morning: 'Morning',
  pickups: 'Pickups',
  carriers: 'ETA record',
  track: 'Track',
  documents: 'Documents',
  requests: 'Requests',
  board: 'Arrivals board',
  settings: 'Settings',
} as const;

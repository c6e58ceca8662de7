/** What pages are called, in the navigation and on themselves. */
export const pageLabels = {
  shipments: 'Shipments',
  map: 'Map',
  exceptions: 'Exceptions',
  changes: 'Changes',
  track: 'Track',
  documents: 'Documents',
  requests: 'Requests',
  board: 'Arrivals board',
  settings: 'Settings',
  preferences: 'Preferences',
  fields: 'Custom fields',
  parties: 'Parties',
  tariffs: 'Tariffs',
  webhooks: 'Webhooks',
  alerts: 'Alerts',
} as const;

/** Where this device and the account are set up. `/settings` leads to the first. */
export const settingsPages = [
  { to: '/settings/preferences', label: pageLabels.preferences },
  { to: '/settings/fields', label: pageLabels.fields },
  { to: '/settings/parties', label: pageLabels.parties },
  { to: '/settings/tariffs', label: pageLabels.tariffs },
  { to: '/settings/webhooks', label: pageLabels.webhooks },
  { to: '/settings/alerts', label: pageLabels.alerts },
] as const;

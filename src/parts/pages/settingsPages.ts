/** What the pages of the settings are called. */
export const settingsLabels = {
  preferences: 'Preferences',
  fields: 'Custom fields',
  parties: 'Parties',
  contacts: 'Contacts',
  templates: 'Templates',
  tariffs: 'Tariffs',
  team: 'Team file',
  webhooks: 'Webhooks',
  alerts: 'Alerts',
} as const;

/** Where this device and the account are set up. `/settings` leads to the first. */
export const settingsPages = [
  { to: '/settings/preferences', label: settingsLabels.preferences },
  { to: '/settings/fields', label: settingsLabels.fields },
  { to: '/settings/parties', label: settingsLabels.parties },
  { to: '/settings/contacts', label: settingsLabels.contacts },
  { to: '/settings/templates', label: settingsLabels.templates },
  { to: '/settings/tariffs', label: settingsLabels.tariffs },
  { to: '/settings/team', label: settingsLabels.team },
  { to: '/settings/webhooks', label: settingsLabels.webhooks },
  { to: '/settings/alerts', label: settingsLabels.alerts },
] as const;

/** What the pages of the settings are called, in their order. */
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

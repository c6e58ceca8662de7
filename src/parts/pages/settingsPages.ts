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

const pages = Object.keys(settingsLabels) as (keyof typeof settingsLabels)[];

/** Where this device and the account are set up. `/settings` leads to the first. */
export const settingsPages = pages.map(
  (page) => ({ to: `/settings/${page}`, label: settingsLabels[page] }) as const,
);

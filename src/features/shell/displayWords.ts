/** Of the two preferences that are a press away. */
export const themeLabel = 'Theme';
export const themeNames = { system: 'Device theme', light: 'Light theme', dark: 'Dark theme' } as const;
export const timesLabel = 'Times shown in';
export const clockNames = {
  place: 'Local time',
  mine: 'My time',
  utc: 'UTC',
  zone: 'Another zone',
} as const;

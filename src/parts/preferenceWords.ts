import type { ClockChoice, Theme } from '#/device/preferences.ts';

// Preferences that the palette switches as well, by the same words.

export const themeLabels: Readonly<Record<Theme, string>> = {
  system: 'Device theme',
  light: 'Light theme',
  dark: 'Dark theme',
};

export const clockLabels: Readonly<Record<ClockChoice, string>> = {
  place: 'Local time',
  mine: 'My time',
  utc: 'UTC',
  zone: 'Another zone',
};

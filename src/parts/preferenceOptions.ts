import type { ClockChoice, Theme } from '#/device/preferences.ts';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}

/** Preferences that the palette switches as well, by the same words. */
export const themeOptions: readonly Option<Theme>[] = [
  { value: 'system', label: 'Device theme' },
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
];

export const clockOptions: readonly Option<ClockChoice>[] = [
  { value: 'place', label: 'Local time' },
  { value: 'mine', label: 'My time' },
  { value: 'utc', label: 'UTC' },
  { value: 'zone', label: 'Another zone' },
];

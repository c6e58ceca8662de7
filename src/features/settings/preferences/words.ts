import { type LanguageChoice, pageLanguage } from '#/device/language.ts';
import { firstPages } from '#/device/pages.ts';
import type { Preferences } from '#/device/preferences.ts';
import { languageNames, languages } from '#/language/languages.ts';
import { pageLabels } from '#/parts/pages/pageLabels.ts';
import { clockOptions } from '#/parts/preferenceOptions.ts';
import type { SelectOption } from '#/ui/fields/Select.tsx';

export const intro = 'Stored on this device, for all its windows. Changes apply immediately.';
export const reset = 'Reset to defaults';
export const wasReset = 'Preferences reset to defaults';
export const restored = 'Preferences restored';

export const preferenceLabels = {
  language: 'Language',
  times: 'Times and dates',
  clock: 'Times shown in',
  zone: 'Zone',
  secondClock: 'Second clock beside it',
  secondZone: 'Zone of the second clock',
  hours: 'Hours',
  dates: 'Dates',
  sample: 'Now in Busan, for example',
  units: 'Units',
  distance: 'Distances at sea',
  weight: 'Weights',
  look: 'Appearance',
  theme: 'Theme',
  palette: 'Colours',
  density: 'Rows of lists',
  motion: 'Motion',
  start: 'Start',
  firstPage: 'First page',
  headings: 'Column headings in files',
} as const;

export const languageOptions: readonly SelectOption<LanguageChoice>[] = [
  { value: 'browser', label: 'As the browser' },
  ...languages.map((value) => ({ value, label: languageNames[value] })),
];
export const languageHint =
  'The page is loaded again. What the tracking service says in its own words stays as it came.';
export const languageOffline =
  'The server cannot be reached, so the language stays as it is. Try again when it can.';
export const languageMissing = 'This server sends its pages in English only.';
export const headingsHint = 'English is the same for everybody’s scripts and pivot tables.';

/** The choices of a preference, in the order of the page. */
type Options<Name extends keyof Preferences> = readonly SelectOption<Preferences[Name] & string>[];

export const headingsOptions: Options<'headings'> = [
  { value: 'standard', label: languageNames.en },
  { value: 'page', label: languageNames[pageLanguage] },
];
export const secondClockOptions: Options<'secondClock'> = [{ value: 'none', label: 'None' }, ...clockOptions];
export const hoursOptions: Options<'hours'> = [
  { value: '24', label: '14:05' },
  { value: '12', label: '2:05 PM' },
];
export const dateOrderOptions: Options<'dateOrder'> = [
  { value: 'dayFirst', label: '12 Aug' },
  { value: 'monthFirst', label: 'Aug 12' },
  { value: 'iso', label: '2026-08-12' },
];
export const distanceOptions: Options<'distance'> = [
  { value: 'nm', label: 'nm' },
  { value: 'km', label: 'km' },
];
export const weightOptions: Options<'weight'> = [
  { value: 'both', label: 'kg and lb' },
  { value: 'kg', label: 'kg' },
  { value: 'lb', label: 'lb' },
];
export const paletteOptions: Options<'palette'> = [
  { value: 'standard', label: 'Standard' },
  { value: 'safe', label: 'Colour-blind safe' },
];
export const densityOptions: Options<'density'> = [
  { value: 'regular', label: 'Regular' },
  { value: 'compact', label: 'Compact' },
];
export const motionOptions: Options<'motion'> = [
  { value: 'system', label: 'As on the device' },
  { value: 'reduce', label: 'Reduced' },
];
export const firstPageOptions: Options<'firstPage'> = firstPages.map((value) => ({
  value,
  label: pageLabels[value],
}));

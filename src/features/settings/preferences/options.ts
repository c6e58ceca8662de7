import { type LanguageChoice, pageLanguage } from '#/device/pageLanguage.ts';
import { startPages } from '#/device/pages.ts';
import type { Preferences } from '#/device/preferences.ts';
import { languageNames, languages } from '#/language/languages.ts';
import { pageLabels } from '#/parts/pages/pageWords.ts';
import { clockOptions } from '#/parts/preferenceOptions.ts';
import { optionsOf } from '#/ui/fields/optionsOf.ts';
import type { SelectOption } from '#/ui/fields/Select.tsx';
import * as words from './words.ts';

export const languageOptions: readonly SelectOption<LanguageChoice>[] = [
  { value: 'browser', label: words.asBrowser },
  ...languages.map((value) => ({ value, label: languageNames[value] })),
];

/** The choices of a preference, in the order of the page. */
type Options<Name extends keyof Preferences> = readonly SelectOption<Preferences[Name] & string>[];

export const headingsOptions: Options<'headings'> = [
  { value: 'standard', label: languageNames.en },
  { value: 'page', label: languageNames[pageLanguage] },
];
export const secondClockOptions: Options<'secondClock'> = [
  { value: 'none', label: words.noSecondClock },
  ...clockOptions,
];
export const hoursOptions: Options<'hours'> = (['24', '12'] as const).map((value) => ({
  value,
  label: words.hourLabels[value],
}));
export const dateOrderOptions: Options<'dateOrder'> = optionsOf(words.dateOrderLabels);
export const distanceOptions: Options<'distance'> = optionsOf(words.distanceLabels);
export const weightOptions: Options<'weight'> = optionsOf(words.weightLabels);
export const paletteOptions: Options<'palette'> = optionsOf(words.paletteLabels);
export const densityOptions: Options<'density'> = optionsOf(words.densityLabels);
export const motionOptions: Options<'motion'> = optionsOf(words.motionLabels);
export const startPageOptions: Options<'firstPage'> = startPages.map((value) => ({
  value,
  label: pageLabels[value],
}));

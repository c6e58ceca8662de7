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
  firstPage: 'Start page',
  headings: 'Column headings in files',
} as const;

export const asBrowser = 'As the browser';
export const languageHint =
  'The page is loaded again. What the tracking service says in its own words stays as it came.';
export const languageOffline =
  'The server cannot be reached, so the language stays as it is. Try again when it can.';
export const languageMissing = 'This server sends its pages in English only.';
export const headingsHint = 'English is the same for everybody’s scripts and pivot tables.';

export const noSecondClock = 'None';
export const hourLabels = { 24: '14:05', 12: '2:05 PM' } as const;
export const dateOrderLabels = { dayFirst: '12 Aug', monthFirst: 'Aug 12', iso: '2026-08-12' } as const;
export const distanceLabels = { nm: 'nm', km: 'km' } as const;
export const weightLabels = { both: 'kg and lb', kg: 'kg', lb: 'lb' } as const;
export const paletteLabels = { standard: 'Standard', safe: 'Colour-blind safe' } as const;
export const densityLabels = { regular: 'Regular', compact: 'Compact' } as const;
export const motionLabels = { system: 'As on the device', reduce: 'Reduced' } as const;

import { optionsOf } from '#/ui/fields/optionsOf.ts';
import { clockLabels, themeLabels } from './preferenceWords.ts';

export const themeOptions = optionsOf(themeLabels);
export const clockOptions = optionsOf(clockLabels);

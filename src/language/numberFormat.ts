import { language } from './language.ts';

/** A function that writes numbers for a reader. Keep it: making one costs more than a hundred numbers. */
export const numberFormat = (options: Intl.NumberFormatOptions): ((value: number) => string) =>
  new Intl.NumberFormat(language, options).format;

import { language } from './language.ts';

/**
 * The order in which a reader looks for names. Keys, hashes and files are sorted by `<` instead: their order has to be
 * the same in every language.
 */
export const compareText: (one: string, other: string) => number = new Intl.Collator(language).compare;

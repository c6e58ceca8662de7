import { language } from './language.ts';

const all = new Intl.ListFormat(language);

/** A list of items that may be several words or quoted, with a comma before the last where the language has one. */
export const formatPhrases = (items: Iterable<string>): string => all.format(items);

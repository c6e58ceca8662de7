import { language } from './language.ts';

/** A label within a sentence, with small letters in all of it; as it is written where nouns have capitals. */
export const lowerCase = (label: string): string => (language.startsWith('de') ? label : label.toLowerCase());

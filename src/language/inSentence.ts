import { language } from './language.ts';

/** A label within a sentence. POL and SCAC stay capitals, and so does every label where nouns have them, as in German. */
export function inSentence(label: string): string {
  return language !== 'en' || /^\p{Lu}{2}/u.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
}

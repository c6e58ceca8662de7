import { language } from './language.ts';

/** A label within a sentence. POL and SCAC stay capitals, and so does every label in German, where nouns have them. */
export function inSentence(label: string): string {
  return language.startsWith('de') || /^\p{Lu}{2}/u.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
}

/** A label within a sentence. POL and SCAC stay capitals. */
export function inSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

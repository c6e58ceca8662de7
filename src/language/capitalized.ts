/** A text at the beginning of a sentence or on its own. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

import { language } from './language.ts';

/** Between a label and what it says. In French a space that does not break stands before it. */
// The first comparison leaves nothing of the others in an English build, whose start is weighed.
export const colon: string =
  language === 'en' ? ': ' : language.startsWith('fr') ? '\u{a0}: ' : language.startsWith('zh') ? '：' : ': ';

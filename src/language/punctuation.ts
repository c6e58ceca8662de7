import { language } from './language.ts';

// What stands between texts that are put together. Of each the first comparison leaves nothing of the others in an English
// build, whose start is weighed.

/** Between labels, names and sentences side by side, of which the last has no "and". Numbers and tags have `, ` anywhere. */
export const comma: string = language !== 'en' && language.startsWith('zh') ? '、' : ', ';

/** Between a label and what it says. In French a space that does not break stands before it. */
export const colon: string =
  language === 'en' ? ': ' : language.startsWith('fr') ? '\u{a0}: ' : language.startsWith('zh') ? '：' : ': ';

/** Between two sentences. */
export const stop: string = language !== 'en' && language.startsWith('zh') ? '。' : '. ';

/** Between a fact and what says more of it, and between two clauses. */
export const clauseComma: string = language !== 'en' && language.startsWith('zh') ? '，' : ', ';

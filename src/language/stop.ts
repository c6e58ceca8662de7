import { language } from './language.ts';

/** Between two sentences. */
// The first comparison leaves nothing of the second in an English build, whose start is weighed.
export const stop: string = language !== 'en' && language.startsWith('zh') ? '。' : '. ';

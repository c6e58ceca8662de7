import { language } from './language.ts';

/** Between labels, names and sentences side by side, of which the last has no "and". Numbers and tags have `, ` anywhere. */
// The first comparison leaves nothing of the second in an English build, whose start is weighed.
export const comma: string = language !== 'en' && language.startsWith('zh') ? '、' : ', ';

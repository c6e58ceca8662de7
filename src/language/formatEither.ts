import { language } from './language.ts';

const either = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' });

/** `Mon 5 Oct or Sun 10 May` */
export const formatEither = (items: Iterable<string>): string => either.format(items);

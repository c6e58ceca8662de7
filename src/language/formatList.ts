import { language } from './language.ts';

// British English has no comma before the last item.
const all = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);

/** `USDA, customs and freight` */
export const formatList = (items: Iterable<string>): string => all.format(items);

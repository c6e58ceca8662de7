import { existsSync, writeFileSync } from 'node:fs';
import { languages } from '#/language/languages.ts';
import { catalogueFile, readCatalogue, sourceMessages, writeCatalogue } from './catalogues.ts';

// `npm run languages`: brings the catalogues up to the texts of the sources. New ones are empty, those without a use
// are gone, and all else stays as its translator has it.
const messages = sourceMessages();
for (const language of languages) {
  if (language === 'en') continue;
  const file = catalogueFile(language);
  const { translationOf, items } = existsSync(file)
    ? readCatalogue(language)
    : { translationOf: () => undefined, items: [] };
  writeFileSync(file, writeCatalogue(language, messages, translationOf, items));
  const missing = [...messages.keys()].filter((message) => translationOf(message, '') === undefined).length;
  console.log(`${language}: ${missing === 0 ? 'complete' : `${missing} of ${messages.size} are missing`}`);
}

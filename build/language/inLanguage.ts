import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Language, languageTags, pageFile } from '#/language/languages.ts';
import { pathOf, root } from '#build/namedFiles.ts';
import { hasTexts, readCatalogue } from './catalogues.ts';
import { htmlTextsOf } from './htmlTexts.ts';
import { longer } from './longer.ts';
import { textsOf } from './sourceTexts.ts';
import { translated, withTexts } from './translate.ts';

/** What a build is in: a language, or English of which each text is longer, for the tests of the screens. */
export type BuildLanguage = Language | 'longer';

/** The file of a page: `index.html`, `index.de.html`. */
export const builtFile = (name: string, language: BuildLanguage, ending = 'html'): string =>
  pageFile(name, language === 'longer' ? 'en' : language, ending);

/** Where the code has the language of its build. */
const languageFile = 'src/language/language.ts';
const manifest = 'manifest.webmanifest';

/**
 * Builds the application in a language: each text of the sources is replaced before anything else reads it, so that no
 * language costs another one a byte (docs/decisions/languages.md). English is what the sources have.
 */
export function inLanguage(language: BuildLanguage): Plugin | false {
  if (language === 'en') return false;
  const translationOf = translationsIn(language);
  const tag = tagOf(language);
  return {
    name: 'landfall:in-language',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/ },
      handler(code, id) {
        const file = pathOf(id);
        if (file === languageFile) {
          return code
            .replace("'en'", `'${tag}'`)
            .replace("'/sw.js'", `'/${builtFile('sw', language, 'js')}'`);
        }
        if (file === null || !hasTexts(file)) return null;
        const texts = textsOf(file, code);
        if (texts.length === 0) return null;
        // No map: line numbers of a build are of no use.
        return { code: translated(code, texts, ({ message }) => translationOf(message, file)), map: null };
      },
    },
    transformIndexHtml: { order: 'pre', handler: (html) => htmlIn(language, html) },
    generateBundle() {
      const fileName = builtFile('manifest', language, 'webmanifest');
      this.emitFile({ type: 'asset', fileName, source: manifestIn(language) });
    },
  };
}

/** Until there is a translation it is English: the check says which are missing. */
function translationsIn(language: BuildLanguage): (message: string, file: string) => string {
  if (language === 'longer') return longer;
  if (language === 'en') return (message) => message;
  const { translationOf } = readCatalogue(language);
  return (message, file) => translationOf(message, file) ?? message;
}

const tagOf = (language: BuildLanguage): string => (language === 'longer' ? 'en' : languageTags[language]);

/** A page in a language, with the manifest of that language. */
export function htmlIn(language: BuildLanguage, html: string): string {
  const translationOf = translationsIn(language);
  return withTexts(html, htmlTextsOf(html), ({ message }) => translationOf(message, ''))
    .replace('<html lang="en">', `<html lang="${tagOf(language)}">`)
    .replace(`/${manifest}`, `/${builtFile('manifest', language, 'webmanifest')}`);
}

interface Manifest {
  readonly description: string;
  readonly shortcuts: readonly { readonly name: string }[];
}

function manifestIn(language: BuildLanguage): string {
  const translationOf = translationsIn(language);
  const given = JSON.parse(readFileSync(join(root, 'public', manifest), 'utf8')) as Manifest;
  return JSON.stringify({
    ...given,
    lang: tagOf(language),
    description: translationOf(given.description, ''),
    shortcuts: given.shortcuts.map((entry) => ({ ...entry, name: translationOf(entry.name, '') })),
  });
}

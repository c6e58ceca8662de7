import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { isLanguage, type Language, languageTags, pageFile } from '#/language/languages.ts';
import { pathOf, root } from '#build/namedFiles.ts';
import { catalogueFile, readCatalogue } from './catalogues.ts';
import { htmlTextsOf } from './htmlTexts.ts';
import { isWordsFile, textsOf } from './sourceTexts.ts';
import { inTestLanguage, isTestLanguage, type TestLanguage } from './testLanguages.ts';
import { translated, withTexts } from './translate.ts';

/** What a build is in: a language, or one of tests. */
export type BuildLanguage = Language | TestLanguage;

/** The file of a page: `index.html`, `index.de.html`. */
export const builtFile = (name: string, language: BuildLanguage, ending = 'html'): string =>
  pageFile(name, isTestLanguage(language) ? 'en' : language, ending);

/** Where the code has the language of its build. */
const languageFile = 'src/language/language.ts';
const manifest = 'manifest.webmanifest';

/** What is asked of an import besides its module: `import('#/…', { with: { language: 'de' } })`. */
const inImport = /(['"])([^'"\n]+)\1,\s*\{\s*with:\s*\{\s*language:\s*'(\w+)'\s*\},?\s*\}/g;
const inDeclaration = /(['"])([^'"\n]+)\1 with \{ language: '(\w+)' \}/g;
const idInLanguage = /\?in=(\w+)$/;

/**
 * Builds the application in a language: each text of the sources is replaced before anything else reads it, so that no
 * language costs another one a byte (docs/decisions/languages.md). English is what the sources have. An import may ask for
 * a module in another language: it gets a copy, and copies of those of our own modules that this one imports and that say
 * something. Rules do not, and are shared (docs/decisions/facts-then-words.md).
 */
export function inLanguage(language: BuildLanguage): Plugin {
  const translations = new Map<BuildLanguage, ReturnType<typeof translationsIn>>();
  const translationIn = (wanted: BuildLanguage) => {
    let translationOf = translations.get(wanted);
    if (!translationOf) translations.set(wanted, (translationOf = translationsIn(wanted)));
    return translationOf;
  };
  return {
    name: 'landfall:in-language',
    enforce: 'pre',
    async resolveId(source, importer) {
      const wanted = languageOfId(source) ?? languageOfId(importer);
      if (wanted === null) return null;
      const found = await this.resolve(withoutLanguage(source), importer && withoutLanguage(importer));
      const file = found && wanted !== language ? sourceOf(found.id) : null;
      // A language of tests has copies of all, so that it shows where a rule asks a text.
      if (!found || file === null || !(isTestLanguage(wanted) || speaks(file))) return found;
      if (found.id.endsWith('.tsx'))
        throw new Error(`${source} of ${importer} draws, and has no copy in another language.`);
      return { ...found, id: `${found.id}?in=${wanted}` };
    },
    load: {
      filter: { id: idInLanguage },
      handler: (id) => ({ code: readFileSync(withoutLanguage(id), 'utf8'), moduleType: 'ts' }),
    },
    transform: {
      filter: { id: /\/src\/.+\.tsx?(?:$|\?in=)/ },
      handler(code, id) {
        const file = pathOf(id);
        if (file === null) return null;
        const inAnother = code.replaceAll(inImport, "'$2?in=$3'").replaceAll(inDeclaration, "'$2?in=$3'");
        if (/\bwith:? \{\s*language\b/.test(inAnother))
          throw new Error(`${file} asks for a language in a form that is not read.`);
        const said = translateSource(languageOfId(id) ?? language, file, inAnother, translationIn);
        // No map: line numbers of a build are of no use.
        return said === code ? null : { code: said, map: null };
      },
    },
    configureServer({ watcher, moduleGraph, ws }) {
      if (language === 'en' || isTestLanguage(language)) return;
      const catalogue = catalogueFile(language);
      watcher.add(catalogue).on('change', (file) => {
        if (file !== catalogue) return;
        translations.clear();
        moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (language === 'en' ? html : htmlIn(language, html)),
    },
    generateBundle() {
      if (language === 'en') return;
      const fileName = builtFile('manifest', language, 'webmanifest');
      this.emitFile({ type: 'asset', fileName, source: manifestIn(language) });
    },
  };
}

/** The language that an import asks for; null where it asks for none. */
function languageOfId(id: string | undefined): BuildLanguage | null {
  const asked = id && idInLanguage.exec(id)?.[1];
  if (!asked) return null;
  if (!isLanguage(asked) && !isTestLanguage(asked))
    throw new Error(`${id} asks for a language that Landfall does not have.`);
  return asked;
}

/** Whether a module is a copy in another language than that of its build. */
export const isCopy = (id: string): boolean => idInLanguage.test(id);

const withoutLanguage = (id: string): string => id.replace(idInLanguage, '');

/** The path of a module of ours; null for that of a package. */
function sourceOf(id: string): string | null {
  const file = pathOf(id);
  return file !== null && /^src\/.+\.tsx?$/.test(file) ? file : null;
}

const inImports = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([#.][^']+)'|\bimport\('([#.][^']+)'/gm;
/** Whether a module says something, by itself or by what it imports. */
const speaking = new Map<string, boolean>();

function speaks(file: string): boolean {
  const before = speaking.get(file);
  if (before !== undefined) return before;
  // For one that imports itself by a detour: the others decide.
  speaking.set(file, false);
  const code = readFileSync(join(root, file), 'utf8');
  const imported = [...code.matchAll(inImports)].flatMap(([, name = '', later = '']) => {
    const path = name || later;
    const other = path.startsWith('#/') ? `src/${path.slice(2)}` : join(dirname(file), path);
    return /\.tsx?$/.test(other) ? other : [];
  });
  const own = file === languageFile || (isWordsFile(file) && readTexts(file, code).length > 0);
  const found = own || imported.some(speaks);
  speaking.set(file, found);
  return found;
}

/** Each file is read once for all languages, which one process builds after each other. */
const known = new Map<string, { readonly code: string; readonly texts: ReturnType<typeof textsOf> }>();

function readTexts(file: string, code: string): ReturnType<typeof textsOf> {
  const before = known.get(file);
  if (before?.code === code) return before.texts;
  const texts = textsOf(file, code);
  known.set(file, { code, texts });
  return texts;
}

/** A source file in a language. */
function translateSource(
  language: BuildLanguage,
  file: string,
  code: string,
  translationIn: (language: BuildLanguage) => ReturnType<typeof translationsIn>,
): string {
  if (language === 'en') return code;
  if (file === languageFile) {
    return code
      .replace("'en'", `'${tagOf(language)}'`)
      .replace("'/sw.js'", `'/${builtFile('sw', language, 'js')}'`);
  }
  if (!isWordsFile(file)) return code;
  const translationOf = translationIn(language);
  return translated(code, readTexts(file, code), ({ message }) => translationOf(message, file));
}

/** A source as it is in a language, for what the bundler does not read. */
export function sourceIn(language: BuildLanguage, file: string): string {
  return translateSource(language, file, readFileSync(join(root, file), 'utf8'), translationsIn);
}

/** Until there is a translation it is English: the check says which are missing. */
function translationsIn(language: BuildLanguage): (message: string, file: string) => string {
  if (isTestLanguage(language)) return inTestLanguage[language];
  if (language === 'en') return (message) => message;
  const { translationOf } = readCatalogue(language);
  return (message, file) => translationOf(message, file) ?? message;
}

const tagOf = (language: BuildLanguage): string => (isTestLanguage(language) ? 'en' : languageTags[language]);

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

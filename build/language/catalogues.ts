import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PoItem, createItem, parsePo, stringifyPo } from 'pofile-ts';
import { type Language, languageTags } from '#/language/languages.ts';
import { htmlTextsOf } from './htmlTexts.ts';
import { pictureOf } from './pictures.ts';
import { type SourceText, textsOf, withInner } from './sourceTexts.ts';
import { toCode, TranslationFault } from './translate.ts';

const root = join(import.meta.dirname, '..', '..');

/** Where a translator finds a language. */
export const catalogueFile = (language: Language): string =>
  join(root, 'src', 'language', 'catalogues', `${language}.po`);

interface Message {
  /** Null where it stands in a page, without any code. */
  readonly text: SourceText | null;
  readonly files: Set<string>;
  readonly notes: Set<string>;
}

/** All texts of the application, by what a translator reads. The same words are one message. */
export function sourceMessages(): ReadonlyMap<string, Message> {
  const messages = new Map<string, Message>();
  const add = (words: string, file: string, text: SourceText | null, note: string) => {
    const message = messages.get(words) ?? { text, files: new Set(), notes: new Set() };
    messages.set(words, message);
    message.files.add(file);
    message.notes.add(note);
  };
  for (const file of globSync('{index.html,src/**/*.{html,ts,tsx}}', { cwd: root }).toSorted()) {
    const source = readFileSync(join(root, file), 'utf8');
    if (file.endsWith('.html')) {
      if (file.includes('/gallery/')) continue;
      for (const { message } of htmlTextsOf(source)) add(message, file, null, 'Before any code is here');
    } else {
      for (const text of textsOf(file, source).flatMap(withInner)) {
        add(text.message, file, text, text.comment === '' ? text.name : `${text.name}: ${text.comment}`);
      }
    }
  }
  return messages;
}

/** The translations of a language. */
export interface Catalogue {
  /** The translation of a text in a file; undefined where there is none yet. */
  readonly translationOf: (message: string, file: string) => string | undefined;
  readonly items: readonly PoItem[];
}

export function readCatalogue(language: Language): Catalogue {
  const { items } = parsePo(readFileSync(catalogueFile(language), 'utf8'));
  const translations = new Map(
    items.flatMap((item): [string, string][] => {
      const [translation = ''] = item.msgstr;
      return translation === '' ? [] : [[keyOf(item.msgid, item.msgctxt), translation]];
    }),
  );
  return {
    items,
    translationOf: (message, file) =>
      translations.get(keyOf(message, file)) ?? translations.get(keyOf(message, null)),
  };
}

/** An entry with a context is for one file, where the same English words mean something else. */
const keyOf = (message: string, file: string | null): string => `${file ?? ''}\n${message}`;

/** A catalogue of the texts that there are, in the order of their files, with the translations that are given. */
export function writeCatalogue(
  language: Language,
  messages: ReadonlyMap<string, Message>,
  translationOf: Catalogue['translationOf'],
  own: readonly PoItem[] = [],
): string {
  const items = [...messages].flatMap(([message, { files, notes }]) => {
    const item = createItem();
    item.msgid = message;
    item.references = [...files];
    const pictures = [...files].flatMap((file) => pictureOf(file) ?? []);
    item.extractedComments = [...notes, ...new Set(pictures.map((picture) => `See ${picture}`))];
    item.msgstr = [translationOf(message, '') ?? ''];
    return [
      item,
      ...own.filter(({ msgid, msgctxt }) => msgid === message && msgctxt !== null && files.has(msgctxt)),
    ];
  });
  const headers = {
    Language: languageTags[language],
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return stringifyPo({ headers, items }, { foldLength: 0 });
}

/** What is wrong with a catalogue, in a sentence each, with what to do. */
export function problemsOf(
  language: Language,
  messages: ReadonlyMap<string, Message>,
  catalogue: Catalogue,
): string[] {
  const missing = [...messages].flatMap(([message, { files }]) =>
    catalogue.translationOf(message, '') === undefined
      ? `“${message}” (${[...files].join(', ')}) has no translation: run “npm run languages”, then write it.`
      : [],
  );
  const rest = catalogue.items.flatMap(({ msgid, msgctxt, msgstr: [translation = ''] }): string[] => {
    const source = messages.get(msgid);
    if (!source || (msgctxt !== null && !source.files.has(msgctxt))) {
      return [`“${msgid}” is in no source any more: run “npm run languages”.`];
    }
    const fault = faultOf(source, translation);
    if (fault !== null) return [`“${translation}” of “${msgid}”: ${fault}.`];
    // Chinese has no spaces.
    if (language === 'zh' || translation === '' || edgesOf(msgid) === edgesOf(translation)) return [];
    return [`“${translation}” of “${msgid}” has to begin and end with a space where the English does.`];
  });
  return [...missing, ...rest].map((problem) => `${language}: ${problem}`);
}

function faultOf({ text }: Message, translation: string): string | null {
  if (text === null || translation === '') return null;
  try {
    toCode(text, translation);
    return null;
  } catch (error) {
    if (error instanceof TranslationFault) return error.message;
    throw error;
  }
}

const edgesOf = (text: string): string => `${/^\s/.test(text)} ${/\s$/.test(text)}`;

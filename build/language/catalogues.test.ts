import { createItem } from 'pofile-ts';
import { describe, expect, it } from 'vitest';
import { languages } from '#/language/languages.ts';
import { type Catalogue, problemsOf, readCatalogue, sourceMessages } from './catalogues.ts';

const messages = sourceMessages();

describe.each(languages.filter((language) => language !== 'en'))('the catalogue of %s', (language) => {
  it('has every text of the application, each whole, and no other', () => {
    expect(problemsOf(language, messages, readCatalogue(language))).toEqual([]);
  });
});

describe('a catalogue that is not whole', () => {
  const two = new Map([...messages].filter(([message]) => ['Save file', ' at {place}'].includes(message)));
  const [[first = '', { files = new Set<string>() } = {}] = []] = two;

  /** Of these translations, with a context where one is given. */
  function catalogue(given: readonly (readonly [string, string, string?])[]): Catalogue {
    const items = given.map(([msgid, translation, context]) => ({
      ...createItem(),
      msgid,
      msgctxt: context ?? null,
      msgstr: [translation],
    }));
    return { items, translationOf: (message) => given.find(([source]) => source === message)?.[1] };
  }

  it('says what is missing, and where it is used', () => {
    expect(problemsOf('de', two, catalogue([]))).toEqual([
      `de: “${first}” (${[...files].join(', ')}) has no translation: run “npm run languages”, then write it.`,
    ]);
  });

  it('says what nothing uses any more', () => {
    expect(
      problemsOf(
        'de',
        two,
        catalogue([
          [first, 'Datei sichern'],
          ['Gone', 'Weg'],
        ]),
      ),
    ).toEqual(['de: “Gone” is in no source any more: run “npm run languages”.']);
    expect(
      problemsOf(
        'de',
        two,
        catalogue([
          [first, 'Datei sichern'],
          [first, 'Sichern', 'src/other.ts'],
        ]),
      ),
    ).toEqual([`de: “${first}” is in no source any more: run “npm run languages”.`]);
  });

  it('says which placeholder is wrong', () => {
    expect(problemsOf('de', two, catalogue([[first, 'Datei {name} sichern']]))).toEqual([
      `de: “Datei {name} sichern” of “${first}”: {name} is not in the English text.`,
    ]);
  });

  it('says where a space is missing, but for Chinese', () => {
    const spaced = catalogue([[first, 'Datei sichern ']]);
    expect(problemsOf('de', two, spaced)).toHaveLength(1);
    expect(problemsOf('zh', two, spaced)).toEqual([]);
  });
});

import { languageParameter } from '#/language/languages.ts';

/** The keys of an address in the order in which they are written. */
export const boardKeys = [
  'port',
  'days',
  'by',
  'distance',
  'rows',
  'page',
  'tz',
  'theme',
  'dim',
  'carrier',
  'ref',
  languageParameter,
] as const;
export type BoardKey = (typeof boardKeys)[number];
type ListKey = 'carrier';
/** The texts of a board in an address, as they are written there. */
export type BoardSearch = Readonly<
  Partial<Record<Exclude<BoardKey, ListKey>, string>> & Partial<Record<ListKey, readonly string[]>>
>;

const isList = (key: BoardKey): key is ListKey => key === 'carrier';

/** What an address holds of a board. Values are checked where they are used (`readBoardSettings`). */
export function readBoardSearch(given: Readonly<Record<string, unknown>>): BoardSearch {
  return writeSearch((key) => {
    const value = given[key];
    const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
    return texts.join(',').trim();
  });
}

/** The text of a value, several with commas between; empty where there is none. */
export function boardText(search: BoardSearch, key: BoardKey): string {
  return isList(key) ? (search[key] ?? []).join(',') : (search[key] ?? '');
}

/** @param textOf the text of a key; an empty one is left out */
export function writeSearch(textOf: (key: BoardKey) => string): BoardSearch {
  return Object.fromEntries(
    boardKeys.flatMap((key) => {
      const text = textOf(key);
      if (text === '') return [];
      return [[key, isList(key) ? [text] : text]];
    }),
  );
}

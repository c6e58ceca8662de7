import { oneOf } from '#/domain/records/json.ts';
import { readZone, type ZoneName } from '#/time/zone.ts';
import { type BoardKey, boardKeys, type BoardSearch, boardText, writeSearch } from './boardSearch.ts';

/** What a row of the board stands for: a vessel's call at a port, or a container. */
export const boardRowKinds = ['arrival', 'container'] as const;
export type BoardRowKind = (typeof boardRowKinds)[number];

export const boardThemes = ['dark', 'light', 'auto'] as const;
export type BoardTheme = (typeof boardThemes)[number];

/** Whole hours on the clock of the board; from 22 to 6 goes over midnight. */
export interface DimHours {
  readonly from: number;
  readonly to: number;
}

/** Everything that the address of a board says. */
export interface BoardSettings {
  /** UN/LOCODEs; none means every port. */
  readonly ports: readonly string[];
  /** Days ahead, today not counted. */
  readonly days: number;
  readonly by: BoardRowKind;
  /** From the reader's eye to the screen, in metres. */
  readonly distance: number;
  /** The most rows on a page; null leaves it to the distance. */
  readonly rows: number | null;
  /** Seconds that a page is shown. */
  readonly page: number;
  /** The clock: that of each port, or one for all. */
  readonly zone: 'port' | ZoneName;
  readonly theme: BoardTheme;
  readonly dim: DimHours | null;
  /** SCACs; none means every carrier. */
  readonly carriers: readonly string[];
  /** Part of a reference of the shipment or container; null means any. */
  readonly ref: string | null;
  /** The language of its words. The server reads it (src/language/languages.ts); empty leaves it to the browser. */
  readonly lang: string;
}

/** The farthest that 1,080 lines can be read from with eight rows on a page, each under the heading of its own day. */
const usualDistance = 1.5;

export const defaultBoard: BoardSettings = {
  ports: [],
  days: 7,
  by: 'arrival',
  distance: usualDistance,
  rows: null,
  page: 25,
  zone: 'port',
  theme: 'dark',
  dim: null,
  carriers: [],
  ref: null,
  lang: '',
};

export interface ReadBoard {
  readonly settings: BoardSettings;
  /** What could not be used. */
  readonly notes: readonly BoardNote[];
}

/** A value that could not be used: the default counts instead. */
export interface BoardNote {
  readonly key: Exclude<BoardKey, 'lang'>;
  /** Its text, or the beginning of it. */
  readonly text: string;
}

/** Bounds of each number. A wall is not read from less than a metre, and above twelve no letter is large enough. */
export const boardLimits = {
  days: { least: 0, limit: 60, whole: true },
  distance: { least: 1, limit: 12, whole: false },
  rows: { least: 1, limit: 40, whole: true },
  page: { least: 10, limit: 300, whole: true },
} as const;

/** Reads an address value by value: one that cannot be used is replaced by its default and noted. */
export function readBoardSettings(search: BoardSearch): ReadBoard {
  const notes: BoardNote[] = [];
  function read<T>(key: BoardNote['key'], otherwise: T, parse: (text: string) => T | null): T {
    const text = boardText(search, key).trim();
    if (text === '') return otherwise;
    const value = parse(text);
    if (value !== null) return value;
    notes.push({ key, text: text.slice(0, 40) });
    return otherwise;
  }
  const number = (key: keyof typeof boardLimits) => {
    const { least, limit, whole } = boardLimits[key];
    return read<number | null>(key, defaultBoard[key], (text) => {
      const value = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
      return value >= least && value <= limit && (!whole || Number.isInteger(value)) ? value : null;
    });
  };
  const settings: BoardSettings = {
    ports: read('port', [], parsePorts),
    days: number('days') ?? defaultBoard.days,
    by: read('by', defaultBoard.by, (text) => oneOf(boardRowKinds)(text.toLowerCase())),
    distance: number('distance') ?? defaultBoard.distance,
    rows: number('rows'),
    page: number('page') ?? defaultBoard.page,
    zone: read<'port' | ZoneName>('tz', 'port', (text) => (text === 'port' ? 'port' : readZone(text))),
    theme: read('theme', defaultBoard.theme, (text) => oneOf(boardThemes)(text.toLowerCase())),
    dim: read('dim', null, parseHours),
    carriers: read('carrier', [], parseCarriers),
    ref: read<string | null>('ref', null, (text) => text.slice(0, 60)),
    lang: boardText(search, 'lang'),
  };
  return { settings, notes };
}

/** The address of a board; what has its default is left out. */
export function boardSearch(settings: BoardSettings): BoardSearch {
  const { ports, days, by, distance, rows, page, zone, theme, dim, carriers, ref, lang } = settings;
  const texts: Record<BoardKey, string> = {
    port: ports.join(','),
    days: String(days),
    by,
    distance: String(distance),
    rows: rows === null ? '' : String(rows),
    page: String(page),
    tz: zone,
    theme,
    dim: dim ? `${dim.from}-${dim.to}` : '',
    carrier: carriers.join(','),
    ref: ref ?? '',
    lang,
  };
  return writeSearch((key) => (texts[key] === defaultTexts[key] ? '' : texts[key]));
}

/** The path and query of a board. */
export function boardAddress(settings: BoardSettings): string {
  const search = boardSearch(settings);
  const query = new URLSearchParams(
    boardKeys.flatMap((key) => (search[key] ? [[key, boardText(search, key)]] : [])),
  );
  return `/arrivals${query.size > 0 ? `?${query}` : ''}`;
}

const defaultTexts: Readonly<Partial<Record<BoardKey, string>>> = {
  days: String(defaultBoard.days),
  by: defaultBoard.by,
  distance: String(defaultBoard.distance),
  page: String(defaultBoard.page),
  tz: 'port',
  theme: defaultBoard.theme,
};

/** One bad code makes the whole list unusable: a board that quietly leaves a port out would be wrong. */
function parseList(text: string, code: RegExp): readonly string[] | null {
  const codes = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  return codes.length > 0 && codes.every((each) => code.test(each)) ? [...new Set(codes)] : null;
}

// Two letters of the country, three letters or digits 2 to 9 of the place (UNECE Recommendation 16).
const portCode = /^[A-Z]{2}[A-Z2-9]{3}$/;
export const isPort = (code: string): boolean => portCode.test(code);
const parsePorts = (text: string) => parseList(text, portCode);
const parseCarriers = (text: string) => parseList(text, /^[A-Z]{2,4}$/);

function parseHours(text: string): DimHours | null {
  const [, from, to] = /^(\d{1,2})\s*[-–]\s*(\d{1,2})$/.exec(text) ?? [];
  const hours = { from: Number(from), to: Number(to) };
  return hours.from <= 23 && hours.to <= 23 && hours.from !== hours.to ? hours : null;
}

import { parseSync, Visitor } from 'vite';

/** Words of a source file that the glossary has others for. */
export interface LanguageFinding {
  readonly line: number;
  /** The string or the name that has them. */
  readonly found: string;
  /** What to write instead. */
  readonly instead: string;
}

interface Piece {
  readonly at: number;
  readonly text: string;
}

type Rule = readonly [pattern: RegExp, instead: string];

/**
 * Phrases of docs/glossary.md that no string has: on screens, in files, in titles of tests. Its words that are also plain
 * English (`seen`, `line`, `unknown`) are here only where their neighbours show which of the two they are.
 */
const phrases: readonly Rule[] = [
  [/port of lading/i, 'port of loading'],
  [/arrival at discharge/i, 'arrival at the port of discharge'],
  [
    /first (?:told|estimate)|(?:later|earlier) than first|\bchanges? of arrival\b/i,
    'original ETA, ETA change',
  ],
  [/\bexpected,? not seen\b/i, 'overdue'],
  [
    /\b(?:(?:nobody|no one) tells?|(?:not|nobody|none|no one|line|carrier|terminal|service|source) (?:yet )?told)\b(?! to)/i,
    'reported',
  ],
  [/\b(?:was|is|were|are|been) told\b(?! to)/i, 'reported'],
  [/\bplace time\b/i, 'local time'],
  [/\bshipping lines?\b|\bthe lines? (?:was|were|last|has|is|first|asks?|answer)/i, 'carrier'],
  [/\bof the line\b|\bline['’]s (?:day|last free day|own)/i, 'of the carrier'],
  [/\bships?\b(?! (?:to|from)\b)/i, 'vessel'],
  [/\bvessel after transshipment\b/i, 'connecting vessel'],
  [/empty picked up for loading|picked up full|out of the port terminal/i, 'gate-out, gate-in'],
  [/\bgone from\b|train arrived at a stop/i, 'departed, arrived'],
  [/\bready to collect\b|\bready unknown\b|\bto collect\b/i, 'available for pickup'],
  [/\bwho resolves it\b/i, 'cleared by'],
  [/\bcharges told\b/i, 'fees'],
  [/\bfree time (?:is )?over\b|\bdays? over\b|past the last free day of the line/i, 'LFD, 7 days past'],
  [/\bthe service combines it\b/i, 'combined LFD'],
  [/an empty container is missed/i, 'empty not returned'],
  [/\bline was asked\b|carrier last answered/i, 'carrier last updated'],
  [/what needs you|\bneeds? (?:you|somebody|nobody|anybody)\b/i, 'exceptions'],
  [/how pressing/i, 'priority'],
  [/too old to judge/i, 'stale data'],
  [/\btak(?:e|es|en) (?:it |that )?back\b/i, 'undo'],
  [/\blast look\b|\blast looked\b|\bas seen\b/i, 'last review, reviewed'],
  [/\bread (?:just now|again)\b|\bread the .{1,20} again\b|\bread .{1,12} ago\b/i, 'updated, refresh'],
  [
    /\b(?:kept|keeps?) on this device\b|\bthis device (?:keeps?|kept)\b|\bkept (?:data|list)\b/i,
    'cached on this device',
  ],
  [/\bforget\b.{0,20}\bdata\b|\bopened last\b/i, 'clear cached data, recent'],
  [/\bways? (?:behind|ahead)\b|\bexpected ways?\b/i, 'past track, projected route'],
  [/\bproof of every date\b/i, 'date sources and history'],
  [/\baddress asked for\b|\bwas left out\b/i, 'ignored unknown setting'],
  [/\btaking it loads\b|\btake it now\b/i, 'update available · Reload'],
  [/\bETA record\b|backtest held/i, 'carrier reliability, the range was right'],
  [/\bcosts? money now\b/i, 'charges running'],
  [/\b(?:fetch|ask) today\b/i, 'pick up today, contact today'],
  [/picture of that moment/i, 'snapshot'],
  [/\bas the terminal reports\b/i, 'available (terminal)'],
];

/** Phrases that no comment and no string has, since data and programs are not people. */
const persons: readonly Rule[] = [
  [/\bnobody\b/i, 'not reported, unknown, no source'],
  [/\btold (?!apart)/i, 'reported, receives'],
  [/\bashore\b/i, 'on land'],
  [/\bof (?:the|this) house\b|\bhouse rules?\b/i, 'of this repository, lint rules'],
  [/\bheld order\b|\bsifted\b|\bspoilt\b/i, 'stable order, filtered, unreadable'],
  [/\blooks at its failure\b|\bnull for what is none\b/i, 'handles the rejection, null if invalid'],
  [/\bcame along\b|\bhears? of what happens\b/i, 'included records, live updates'],
];

/** Words that no name has, one by one: `toldAt` has `told`. */
const nameWords: readonly Rule[] = [
  [/^told$/, 'reported'],
  [/^standing$/, 'status'],
  [/^lading$/, 'loading'],
  [/^(?:forget|forgets|forgotten)$/, 'clear'],
  [/^(?:ashore|sifted|tellable|spoilt|wild)$/, 'onLand, filtered, writable, unreadable, generated'],
];

/** The same of several words at once. */
const nameParts: readonly Rule[] = [
  [/lineTracking/i, 'carrierTracking'],
  [/lastLook/i, 'lastReview'],
  [/takeBack/i, 'undo'],
  [/placeTime/i, 'localTime'],
  [/^most(?!Pressing|Awaited|Recent)[A-Z]/, 'max…, limit'],
  [
    /^(?:sift|ownEntry|eachOnce|onceEach|inSlices|inOneGo|putRight|callOff|tellAll)$/,
    'mapTolerant, lookup, …',
  ],
  [/heldOrder|inPlaceOf|asWritten|besideEvents|rephrase/i, 'stableOrder, replace…, verbatim, …'],
  [/^(?:domain|data)Rooms?$/, 'domainModules, dataModules'],
  [/^(?:time|place|hold|freeDay|arrived|pickup)Words$/i, 'format…, describe…, …Label'],
];

/** Words of the wire, as docs/interface.md has them, and a document of the trade. They pass wherever they are. */
const allowed = [
  /\bport_of_lading(?:_\w+)?\b/g,
  /\bshipping_lines?(?:_\w+)?\b/g,
  /\bon_ship\b/g,
  /\bline_tracking_\w+/g,
  /\blast_free_day_on_line\b|\bpickup_lfd_line\b/g,
  /bills?[_ -]?of[_ -]?lading/gi,
  // In capitals, as records and papers come.
  /\bPORT OF LADING\b|\bSHIP\b/g,
];

/** The strings, templates, texts of pages, names and comments of a source file that the glossary refuses. */
export function refusedWords(path: string, source: string): LanguageFinding[] {
  const { texts, names, comments } = wordsOf(path, source);
  const found = [
    ...texts.flatMap((piece) => findings(piece, phrases, [withoutAllowed(piece.text)])),
    ...comments.flatMap((piece) => findings(piece, persons, [piece.text])),
    ...names.flatMap((piece) => {
      const name = withoutAllowed(piece.text);
      return [...findings(piece, nameParts, [name]), ...findings(piece, nameWords, wordsOfName(name))];
    }),
  ];
  return found.map(({ at, ...finding }) => ({ line: lineOf(source, at), ...finding }));
}

function findings({ at, text }: Piece, rules: readonly Rule[], words: readonly string[]) {
  const broken = rules.filter(([pattern]) => words.some((word) => pattern.test(word)));
  return broken.map(([, instead]) => ({ at, found: text, instead }));
}

function withoutAllowed(text: string): string {
  return allowed.reduce((left, pattern) => left.replace(pattern, ''), text);
}

function wordsOfName(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}

function wordsOf(path: string, source: string) {
  const texts: Piece[] = [];
  const names: Piece[] = [];
  const { program, comments } = parseSync(path, source);
  const noteName = ({ start, name }: { readonly start: number; readonly name: string }) =>
    names.push({ at: start, text: name });
  new Visitor({
    Literal: ({ start, value }) => {
      if (typeof value === 'string') texts.push({ at: start, text: value });
      if (value instanceof RegExp) texts.push({ at: start, text: value.source });
    },
    TemplateElement: ({ start, value }) => void texts.push({ at: start, text: value.raw }),
    JSXText: ({ start, value }) => void texts.push({ at: start, text: value.replace(/\s+/g, ' ') }),
    Identifier: noteName,
    JSXIdentifier: noteName,
    PrivateIdentifier: noteName,
  }).visit(program);
  return { texts, names, comments: comments.map(({ start, value }) => ({ at: start, text: value })) };
}

function lineOf(source: string, at: number): number {
  return source.slice(0, at).split('\n').length;
}

/** A date as it was read. Nothing that can be read in two ways is decided. */
export interface FoundDate {
  readonly start: number;
  readonly end: number;
  /**
   * A calendar day (`2026-08-12`), the digits of a clock whose zone is not said (`2026-08-12T14:00`), or an instant
   * (`2026-08-12T14:00:00Z`); null when it can be read in more than one way.
   */
  readonly value: string | null;
  readonly precision: 'day' | 'clock' | 'instant';
  /** All ways to read it when there is more than one. */
  readonly candidates: readonly string[];
  /** As it stands there, when it is neither UTC nor an offset: names such as CST mean several zones. */
  readonly zone: string | null;
}

/** In which order the parts of a date of three numbers stand, where the document says so. */
export type DateOrder = 'day first' | 'month first' | null;

/** In four languages, the longest form of each first; short ones may have a point. */
const monthNames: readonly string[] = [
  'january|januar|janvier|janv|jan|enero|ene',
  'february|februar|febrero|février|févr|fév|feb',
  'march|märz|marzo|mars|mar|mrz',
  'april|abril|avril|avr|apr|abr',
  'may|mayo|mai',
  'june|juni|junio|juin|jun',
  'july|juli|julio|juillet|juil|jul',
  'august|agosto|août|aug|ago',
  'september|septiembre|septembre|sept|sep',
  'october|oktober|octubre|octobre|oct|okt',
  'november|noviembre|novembre|nov',
  'december|dezember|diciembre|décembre|déc|dec|dez|dic',
];
const month = `(${monthNames.join('|')})`;
const monthNumbers = new Map(
  monthNames.flatMap((names, at) => names.split('|').map((name) => [name, String(at + 1)] as const)),
);
const ending = '(?![\\w/-]|\\.\\d)';
const clock =
  '(?:(?:T|,? (?:at )?)(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:\\.\\d+)?)?(?: ?([AP])\\.?M\\.?\\b)?(?: ?h(?:rs)?\\b)?' +
  '(?: ?(Z|UTC|GMT|(?:UTC|GMT)?[+-]\\d{2}:?\\d{2}|\\(?[A-Z]{1,3}T\\)?)(?![\\w/-]))?)?';

type Read = (parts: readonly string[], order: DateOrder) => readonly (string | null)[];

const shapes: readonly (readonly [pattern: string, parts: number, read: Read])[] = [
  ['(\\d{4})([-/.])(\\d{2})\\2(\\d{2})', 4, ([year, , second, third]) => [dayOf(year, second, third)]],
  [
    `(\\d{1,2})(?:st|nd|rd|th|er)?(?:[ .,/-]| (?:of|de) )*${month}(?:[ .,/-]| del? )*(\\d{4}|\\d{2})`,
    3,
    ([day, name, year]) => [dayOf(fullYear(year), monthOf(name), day)],
  ],
  [
    `${month}\\.?[ /-]*(\\d{1,2})(?:st|nd|rd|th)?,?[ /-]+(\\d{4})`,
    3,
    ([name, day, year]) => [dayOf(year, monthOf(name), day)],
  ],
  ['(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4}|\\d{2})', 4, readThreeNumbers],
];

const patterns = shapes.map(([pattern, parts, read]) => ({
  expression: new RegExp(`(?<![\\w/]|\\d[.-])${pattern}(?=T|${ending})${clock}${ending}`, 'gi'),
  parts,
  read,
}));

/** Every date in the text, in order. */
export function findDates(text: string, order: DateOrder = null): readonly FoundDate[] {
  const found: FoundDate[] = [];
  for (const { expression, parts, read } of patterns) {
    for (const match of text.matchAll(expression)) {
      const [whole, ...groups] = match;
      const start = match.index;
      if (found.some((other) => start < other.end && other.start < start + whole.length)) continue;
      const days = [...new Set(read(groups.slice(0, parts), order).filter((day) => day !== null))];
      if (days.length === 0) continue;
      const time = readClock(groups.slice(parts));
      const values = days.map((day) => day + time.suffix);
      const isOne = values.length === 1;
      found.push({
        start,
        end: start + whole.length,
        value: isOne ? toInstant(values[0] ?? '', time.offset) : null,
        precision: time.suffix === '' ? 'day' : time.offset === null ? 'clock' : 'instant',
        candidates: isOne ? [] : values.map((value) => toInstant(value, time.offset)),
        zone: time.zone,
      });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** The order that a document says it writes dates in. */
export function dateOrderOf(text: string): DateOrder {
  const isDayFirst = /\bdd[-/.]mm[-/.]yy/i.test(text);
  const isMonthFirst = /\bmm[-/.]dd[-/.]yy/i.test(text);
  return isDayFirst === isMonthFirst ? null : isDayFirst ? 'day first' : 'month first';
}

function readThreeNumbers(
  [first, , second, third]: readonly string[],
  order: DateOrder,
): readonly (string | null)[] {
  const year = fullYear(third);
  const dayFirst = dayOf(year, second, first);
  const monthFirst = dayOf(year, first, second);
  if (order !== null) return [order === 'day first' ? dayFirst : monthFirst];
  const yearFirst = third?.length === 2 && first?.length === 2 ? dayOf(fullYear(first), second, third) : null;
  return [dayFirst, monthFirst, yearFirst];
}

/** Null for a day that no calendar has. */
function dayOf(year = '', monthNumber = '', day = ''): string | null {
  const [y, m, d] = [Number(year), Number(monthNumber), Number(day)];
  if (y < 1990 || y > 2099) return null;
  const at = new Date(Date.UTC(y, m - 1, d));
  if (at.getUTCMonth() !== m - 1 || at.getUTCDate() !== d) return null;
  return at.toISOString().slice(0, 10);
}

function fullYear(year = ''): string {
  return year.length === 2 ? `20${year}` : year;
}

function monthOf(name = ''): string {
  return monthNumbers.get(name.toLowerCase()) ?? '';
}

interface Clock {
  /** `T14:00`, or nothing without a time. */
  readonly suffix: string;
  /** Minutes east of UTC; null when they are not said. */
  readonly offset: number | null;
  readonly zone: string | null;
}

const noClock: Clock = { suffix: '', offset: null, zone: null };

function readClock([hours, minutes, , half, zone]: readonly (string | undefined)[]): Clock {
  if (hours === undefined || minutes === undefined) return noClock;
  const twelve = half === undefined ? 0 : half.toUpperCase() === 'P' ? 12 : 0;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + twelve;
  if (hour > 23 || Number(minutes) > 59) return noClock;
  const suffix = `T${String(hour).padStart(2, '0')}:${minutes}`;
  const offset = offsetOf(zone);
  const isLocal = zone === undefined || /^\(?LT\)?$/i.test(zone);
  return { suffix, offset, zone: offset === null && !isLocal ? (zone?.replace(/[()]/g, '') ?? null) : null };
}

function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return null;
  if (/^\(?(Z|UTC|GMT)\)?$/i.test(zone)) return 0;
  const parts = /([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (!parts) return null;
  return (parts[1] === '-' ? -1 : 1) * (Number(parts[2]) * 60 + Number(parts[3]));
}

function toInstant(value: string, offset: number | null): string {
  if (offset === null) return value;
  return new Date(Date.parse(`${value}:00Z`) - offset * 60_000).toISOString().replace('.000', '');
}

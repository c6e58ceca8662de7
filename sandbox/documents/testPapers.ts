import { readContainerNumber } from '#sandbox/world/containerNumber.ts';
import {
  arrivalNotice,
  billOfLading,
  deliveryOrder,
  invoice,
  type Made,
  packingList,
} from './testPaperForms.ts';

/** For tests: a paper with what it says. */
export interface TestPaper extends Made {
  readonly name: string;
  /** Of numbers and dates, as `name value`; a date that can be read in several ways has them all. */
  readonly says: readonly string[];
}

export const layouts = ['letter', 'form', 'table'] as const;
export type PaperLayout = (typeof layouts)[number];

const carriers = ['MAEU', 'MSCU', 'HLCU', 'ONEY', 'CMDU', 'EGLV'] as const;
const owners = ['MSKU', 'TCLU', 'HLXU', 'TGHU', 'CMAU', 'FSCU'] as const;
const monthNames =
  'January February March April May June July August September October November December'.split(' ');

/** Ways to write one day: what stands there, and what can be read from it. */
const dateWriters: readonly ((
  year: number,
  month: number,
  day: number,
) => readonly [shown: string, value: string])[] = [
  (y, m, d) => [`${pad(d)} ${short(m).toUpperCase()} ${y}`, iso(y, m, d)],
  (y, m, d) => [`${monthNames[m - 1]} ${d}, ${y}`, iso(y, m, d)],
  (y, m, d) => [iso(y, m, d), iso(y, m, d)],
  (y, m, d) => [`${pad(d)}/${pad(m)}/${y}`, numeric(y, m, d)],
  (y, m, d) => [`${pad(d)}-${short(m)}-${String(y).slice(2)}`, iso(y, m, d)],
  (y, m, d) => [`${pad(m)}/${pad(d)}/${y}`, numeric(y, m, d)],
];

function numeric(y: number, m: number, d: number): string {
  if (d > 12 || d === m) return iso(y, m, d);
  return [iso(y, m, d), iso(y, d, m)].toSorted().join(' or ');
}

const pad = (n: number): string => String(n).padStart(2, '0');
const short = (month: number): string => (monthNames[month - 1] ?? '').slice(0, 3);
const iso = (y: number, m: number, d: number): string => `${y}-${pad(m)}-${pad(d)}`;

function containerOf(n: number): string {
  const start = `${owners[n % owners.length]}${String(304_810 + n * 7_919).slice(-6)}`;
  return `${start}${readContainerNumber(start)?.expected}`;
}

function paperOf(n: number): TestPaper {
  const variant = Math.floor(n / 5);
  const says: string[] = [];
  const say = (name: string, value: string, shown = value): string => {
    says.push(`${name} ${value}`);
    return shown;
  };
  const write = dateWriters[variant] ?? dateWriters[0];
  const date = (name: string, month: number, day: number): string => {
    const [shown, value] = write?.(2026, month, day) ?? ['', ''];
    return say(name, value, shown);
  };
  const pick = (...words: readonly string[]): string => words[variant % words.length] ?? '';
  const scac = carriers[variant] ?? 'MAEU';
  const bill = `${scac}${580_123_400 + n * 37}`;
  const booking = pick(`EBKG0${4_412_300 + n}`, `25${800_100 + n}77`, `SO-${771_200 + n}`);
  const containers = [containerOf(n * 3), containerOf(n * 3 + 1)].slice(0, 1 + (n % 2));
  const seals = containers.map((_, index) =>
    pick(`ML-CN${7_712_340 + n * 5 + index}`, `H${882_341 + n * 5 + index}`),
  );
  const order = `PO-${450_017 + n}`;
  const made = { n, variant, say, date, pick, bill, booking, containers, seals, order, scac };
  const built = [billOfLading, arrivalNotice, deliveryOrder, invoice, packingList][n % 5]?.(made);
  if (!built) throw new Error('There is a maker for each type.');
  return { name: `${built.type}-${variant + 1}`, ...built, says };
}

/** Thirty of them, six of each type. */
export const papers: readonly TestPaper[] = Array.from({ length: 30 }, (_, n) => paperOf(n));

import type { BoardKey } from '#/domain/board/boardSearch.ts';
import { boardLimits, type BoardNote, defaultBoard } from '#/domain/board/boardSettings.ts';

/** A value of the address of a board that could not be used, with what counts instead. */
export const describeBoardNote = ({ key, text }: BoardNote): string =>
  ignored(key, text, isNumbered(key) ? expectedNumber(key) : expected[key], insteadOf[key]);

function ignored(key: BoardKey, text: string, expects: string, instead: string): string {
  return `Ignored ${key} “${text}”: it has to be ${expects}. ${instead}`;
}

type NumberKey = keyof typeof boardLimits;

const isNumbered = (key: BoardNote['key']): key is NumberKey => key in boardLimits;

/** What a value has to be. */
const expected: Readonly<Record<Exclude<BoardNote['key'], NumberKey>, string>> = {
  port: 'UN/LOCODEs such as USLAX, separated by commas',
  by: 'arrival or container',
  tz: 'port or a zone such as Europe/Berlin',
  theme: 'dark, light or auto',
  dim: 'two hours such as 22-6',
  carrier: 'SCACs such as MAEU, separated by commas',
  ref: 'text',
};

const units: Readonly<Record<NumberKey, string>> = {
  days: 'days',
  distance: 'metres',
  rows: 'rows',
  page: 'seconds',
};

function expectedNumber(key: NumberKey): string {
  const { whole, least, limit } = boardLimits[key];
  return `${whole ? 'a whole number' : 'a number'} of ${units[key]} from ${least} to ${limit}`;
}

/** What counts in the place of an ignored value. */
const instead = {
  port: 'All ports are shown.',
  days: (usual: number) => `${usual} days are shown.`,
  by: 'Rows are arrivals.',
  distance: (usual: number) => `${usual} m is used.`,
  rows: 'The distance decides.',
  page: (usual: number) => `${usual} seconds are used.`,
  tz: 'Each port’s own clock is used.',
  theme: 'The board is dark.',
  dim: 'The board is not dimmed.',
  carrier: 'All carriers are shown.',
  ref: 'All references are shown.',
} as const;

const insteadOf: Readonly<Record<BoardNote['key'], string>> = {
  ...instead,
  days: instead.days(defaultBoard.days),
  distance: instead.distance(defaultBoard.distance),
  page: instead.page(defaultBoard.page),
};

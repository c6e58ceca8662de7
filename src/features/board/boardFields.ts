import { type BoardKey } from '#/domain/board/search.ts';
import { defaultBoard } from '#/domain/board/settings.ts';
import { fieldWords, rowChoices, themeChoices, usualWords } from './setupWords.ts';

interface BoardField {
  readonly key: BoardKey;
  readonly label: string;
  /** What it does, and how it is written. */
  readonly hint: string;
  /** Shown in the empty field: what counts without it. */
  readonly usual: string;
  /** The only values, where there are few. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

/** What can be set on a board besides its ports, in the order in which it is decided. */
export const boardFields: readonly BoardField[] = [
  {
    key: 'by',
    ...fieldWords.by,
    usual: defaultBoard.by,
    choices: [
      { value: 'arrival', label: rowChoices.arrival },
      { value: 'container', label: rowChoices.container },
    ],
  },
  {
    key: 'days',
    ...fieldWords.days,
    usual: String(defaultBoard.days),
  },
  {
    key: 'distance',
    ...fieldWords.distance,
    usual: String(defaultBoard.distance),
  },
  {
    key: 'rows',
    ...fieldWords.rows,
    usual: usualWords.rows,
  },
  {
    key: 'page',
    ...fieldWords.page,
    usual: String(defaultBoard.page),
  },
  {
    key: 'tz',
    ...fieldWords.tz,
    usual: 'port',
  },
  {
    key: 'theme',
    ...fieldWords.theme,
    usual: defaultBoard.theme,
    choices: [
      { value: 'dark', label: themeChoices.dark },
      { value: 'light', label: themeChoices.light },
      { value: 'auto', label: themeChoices.auto },
    ],
  },
  {
    key: 'dim',
    ...fieldWords.dim,
    usual: usualWords.dim,
  },
  {
    key: 'carrier',
    ...fieldWords.carrier,
    usual: 'MAEU, ONEY',
  },
  {
    key: 'ref',
    ...fieldWords.ref,
    usual: usualWords.ref,
  },
];

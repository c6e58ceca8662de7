import { type BoardKey } from '#/domain/board/search.ts';
import { defaultBoard } from '#/domain/board/settings.ts';
import { fieldLabels, rowChoices, themeChoices, usualLabels } from './setupWords.ts';

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
    ...fieldLabels.by,
    usual: defaultBoard.by,
    choices: [
      { value: 'arrival', label: rowChoices.arrival },
      { value: 'container', label: rowChoices.container },
    ],
  },
  {
    key: 'days',
    ...fieldLabels.days,
    usual: String(defaultBoard.days),
  },
  {
    key: 'distance',
    ...fieldLabels.distance,
    usual: String(defaultBoard.distance),
  },
  {
    key: 'rows',
    ...fieldLabels.rows,
    usual: usualLabels.rows,
  },
  {
    key: 'page',
    ...fieldLabels.page,
    usual: String(defaultBoard.page),
  },
  {
    key: 'tz',
    ...fieldLabels.tz,
    usual: 'port',
  },
  {
    key: 'theme',
    ...fieldLabels.theme,
    usual: defaultBoard.theme,
    choices: [
      { value: 'dark', label: themeChoices.dark },
      { value: 'light', label: themeChoices.light },
      { value: 'auto', label: themeChoices.auto },
    ],
  },
  {
    key: 'dim',
    ...fieldLabels.dim,
    usual: usualLabels.dim,
  },
  {
    key: 'carrier',
    ...fieldLabels.carrier,
    usual: 'MAEU, ONEY',
  },
  {
    key: 'ref',
    ...fieldLabels.ref,
    usual: usualLabels.ref,
  },
];

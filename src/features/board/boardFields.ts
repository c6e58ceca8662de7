import { type BoardKey } from '#/domain/board/search.ts';
import { boardLimits, defaultBoard } from '#/domain/board/settings.ts';

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

const { distance, rows, page, days } = boardLimits;

/** What can be set on a board, in the order in which it is decided. */
export const boardFields: readonly BoardField[] = [
  {
    key: 'port',
    label: 'Ports',
    hint: 'UN/LOCODEs, with commas between. Empty for every port.',
    usual: 'USLAX, USLGB',
  },
  {
    key: 'by',
    label: 'Rows',
    hint: 'Ships with what they bring, or each container with its last free day.',
    usual: defaultBoard.by,
    choices: [
      { value: 'arrival', label: 'Arrivals' },
      { value: 'container', label: 'Containers' },
    ],
  },
  {
    key: 'days',
    label: 'Days ahead',
    hint: `Besides today, by the calendar of each port; ${days.least} to ${days.most}.`,
    usual: String(defaultBoard.days),
  },
  {
    key: 'distance',
    label: 'Viewing distance',
    hint: `Metres from the reader to the screen, ${distance.least} to ${distance.most}. It sets the size of type.`,
    usual: String(defaultBoard.distance),
  },
  {
    key: 'rows',
    label: 'Rows on a page',
    hint: `${rows.least} to ${rows.most}. Empty for as many as can be read from there.`,
    usual: 'by distance',
  },
  {
    key: 'page',
    label: 'Seconds for each page',
    hint: `${page.least} to ${page.most}.`,
    usual: String(defaultBoard.page),
  },
  {
    key: 'tz',
    label: 'Clock',
    hint: 'port for the local time of each port, or a zone such as Europe/Berlin.',
    usual: 'port',
  },
  {
    key: 'theme',
    label: 'Colours',
    hint: 'Dark is kinder to a panel that is on for weeks.',
    usual: defaultBoard.theme,
    choices: [
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
      { value: 'auto', label: 'As the device' },
    ],
  },
  {
    key: 'dim',
    label: 'Dimmed hours',
    hint: 'On the clock of the board, such as 22-6. Empty for never.',
    usual: 'never',
  },
  {
    key: 'carrier',
    label: 'Shipping lines',
    hint: 'SCACs, with commas between. Empty for every line.',
    usual: 'MAEU, ONEY',
  },
  {
    key: 'ref',
    label: 'Reference',
    hint: 'Part of a reference of the shipment or container.',
    usual: 'any',
  },
];

import type { BoardKey } from '#/domain/board/boardSearch.ts';
import { boardLimits } from '#/domain/board/boardSettings.ts';
import { counted } from '#/language/plural.ts';

// Of the page that sets a board up. The board itself loads none of them.

export const previewLabel = 'Preview of the board';

export const portPlaceholder = 'City or code, such as Savannah';
export const allPorts = 'None chosen: the board is of all ports.';
export const noPort = 'No port of your shipments has this name. A code such as USSAV can be added.';
export const shipmentCount = (count: number): string =>
  count === 0 ? 'no shipments' : counted(count, 'shipment');

export const setupIntro =
  'A board for a wall. Its address holds every setting: open it on the screen and leave it running.';
export const openBoard = 'Open board';
export const copyAddress = 'Copy address';
export const previewScreen = 'Preview screen';
export const screenNames = { hd: 'Full HD', uhd: '4K', upright: 'Upright' } as const;
export const rowsPerPage = (rows: number): string => `Up to ${counted(rows, 'row')} per page.`;
export const readableFrom = (metres: number): string =>
  `Names and times are readable from ${metres} m on a 55-inch screen.`;
export const tooSmall = (from: string, wanted: number): string =>
  `Readable from ${from} m only, not from ${wanted} m.`;

interface FieldText {
  readonly label: string;
  /** What it does, and how it is written. */
  readonly hint: string;
}

const { distance, rows, page, days } = boardLimits;

export const fieldLabels: Readonly<Record<BoardKey, FieldText>> = {
  port: { label: 'Ports', hint: 'The board is of the chosen ports.' },
  by: { label: 'Rows', hint: 'Vessel calls, or each container with its last free day.' },
  days: {
    label: 'Days ahead',
    hint: `Besides today, by the calendar of each port; ${days.least} to ${days.limit}.`,
  },
  distance: {
    label: 'Viewing distance',
    hint: `Metres from the reader to the screen, ${distance.least} to ${distance.limit}. It sets the type size.`,
  },
  rows: {
    label: 'Rows per page',
    hint: `At most, ${rows.least} to ${rows.limit}. Empty for as many as are readable from there.`,
  },
  page: { label: 'Seconds per page', hint: `${page.least} to ${page.limit}.` },
  tz: { label: 'Clock', hint: 'port for the local time of each port, or a zone such as Europe/Berlin.' },
  theme: { label: 'Colours', hint: 'Dark is kinder to a panel that is on for weeks.' },
  dim: { label: 'Dimmed hours', hint: 'On the clock of the board, such as 22-6. Empty for never.' },
  carrier: { label: 'Carriers', hint: 'SCACs, separated by commas. Empty for all carriers.' },
  ref: { label: 'Reference', hint: 'Part of a reference of the shipment or container.' },
  lang: { label: 'Language', hint: 'Of the words on the board. Names stay as they are reported.' },
};

export const browserLanguage = 'As the browser';

/** What an empty field shows. */
export const usualLabels = { rows: 'by distance', dim: 'never', carrier: 'MAEU, ONEY', ref: 'any' } as const;

export const rowChoices = { arrival: 'Arrivals', container: 'Containers' } as const;
export const themeChoices = { dark: 'Dark', light: 'Light', auto: 'As the device' } as const;

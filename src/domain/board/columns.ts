import type { Board } from './board.ts';
import type { WordName } from './line.ts';
import type { BoardRowKind } from './settings.ts';
import { headings } from './words.ts';

export interface BoardColumn {
  readonly heading: string;
  readonly main: WordName;
  /** Of the small size, beside the main word. */
  readonly unit?: WordName;
  /** In the line below. */
  readonly small: readonly WordName[];
  /** Main words up to so many ems have room; longer ones are set smaller. */
  readonly longest?: number;
}

const time: BoardColumn = { heading: headings.time, main: 'time', unit: 'zone', small: ['status'] };
const vessel: BoardColumn = { heading: headings.vessel, main: 'name', small: ['detail'] };
const port: BoardColumn = { heading: headings.port, main: 'port', small: ['terminal'] };
// Names of terminals are longer than those of vessels and ports.
const terminal: BoardColumn = { heading: headings.terminal, main: 'port', small: [], longest: 20 };
const containers: BoardColumn = { heading: headings.containers, main: 'count', small: ['held', 'ready'] };
const change: BoardColumn = { heading: headings.change, main: 'change', small: ['original'] };
const changeAlone: BoardColumn = { ...change, small: [] };

const arrival: BoardColumn = { ...time, heading: headings.arrival };
const container: BoardColumn = { heading: headings.container, main: 'name', small: ['detail'] };
const freeDay: BoardColumn = { heading: headings.freeDay, main: 'freeDay', small: ['daysLeft'] };
const holds: BoardColumn = { heading: headings.holds, main: 'holds', small: ['holdEffect'] };
const pickup: BoardColumn = { heading: headings.pickup, main: 'pickup', small: [] };

export interface BoardColumnChoice {
  readonly columns: readonly BoardColumn[];
  /** Whether it is made only where a journey has room beside it. */
  readonly forJourney?: boolean;
}

/**
 * The columns of a board, the richest choice first. Where one has no room, the next leaves out what matters least: the
 * original ETA, which a journey makes up for, the terminal, the voyage, then a column of its own for the port. Nothing is cut.
 */
export function columnChoices(
  by: BoardRowKind,
  { ports }: Pick<Board, 'ports'>,
): readonly BoardColumnChoice[] {
  const where = ports ? port : terminal;
  const vesselAndPort: BoardColumn = {
    heading: ports ? headings.vesselAndPort : headings.vesselAndTerminal,
    main: 'name',
    small: ['port'],
  };
  const containerAndPort: BoardColumn = {
    ...vesselAndPort,
    heading: ports ? headings.containerAndPort : headings.containerAndTerminal,
  };
  if (by === 'arrival') {
    const all = [time, vessel, where, containers, change];
    const withoutOriginal = [time, vessel, where, containers, changeAlone];
    const changeAndLoad: BoardColumn = { ...changeAlone, heading: headings.changeAndLoad, small: ['load'] };
    return [
      { columns: all, forJourney: true },
      { columns: withoutOriginal, forJourney: true },
      { columns: all },
      { columns: withoutOriginal },
      { columns: [time, { ...vesselAndPort, small: ['port', 'terminal'] }, containers, changeAlone] },
      { columns: [time, vesselAndPort, containers, changeAlone] },
      { columns: [time, vesselAndPort, changeAndLoad] },
    ];
  }
  const portAndTerminal: BoardColumn = { ...containerAndPort, small: ['port', 'terminal'] };
  return [
    { columns: [arrival, container, where, freeDay, holds, pickup] },
    { columns: [arrival, portAndTerminal, freeDay, holds, pickup] },
    { columns: [arrival, containerAndPort, freeDay, holds, pickup] },
    { columns: [arrival, containerAndPort, freeDay, { ...pickup, small: ['holdEffect'] }] },
  ];
}

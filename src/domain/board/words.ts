import { counted } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';
import type { BoardKey } from './search.ts';

export const titles = { arrival: 'Arrivals', container: 'Containers' } as const;

/** @param others how many more ports there are */
export function titleWith(title: string, ports: string, others: number): string {
  return `${title} · ${ports}${others > 0 ? ` and ${others} more` : ''}`;
}

/** Headings of the columns. A second word is that of the second line. */
export const headings = {
  time: 'Time · status',
  arrival: 'Arrival · status',
  vessel: 'Vessel · voyage',
  vesselAndPort: 'Vessel · port',
  vesselAndTerminal: 'Vessel · terminal',
  port: 'Port · terminal',
  terminal: 'Terminal',
  containers: 'Containers',
  change: 'ETA change',
  journey: 'Journey',
  changeAndLoad: 'ETA change · containers',
  container: 'Container · reference',
  containerAndPort: 'Container · port',
  containerAndTerminal: 'Container · terminal',
  freeDay: 'Last free day',
  holds: 'Holds',
  pickup: 'Pickup',
} as const;

export const relativeDays: ReadonlyMap<number, string> = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);
/** The same where the reader's own calendar shows another day. */
export const relativeAtPort: ReadonlyMap<number, string> = new Map([
  [-1, 'yesterday at the port'],
  [0, 'today at the port'],
  [1, 'tomorrow at the port'],
]);
export const waitingBand = 'Waiting for pickup';
/** The heading above what waits at a port: `At the port now · 7 ready for pickup · 2 on hold`. */
export const ashoreBand = 'At the port now';
export const readyForPickup = (count: number): string => `${count} ready for pickup`;
export const heldBy = (holds: readonly string[]): string => `Hold: ${holds.join(comma)}`;
export const andMore = (count: number): string => `and ${count} more`;

export const statusLabels = { expected: 'Expected', overdue: 'Overdue', arrived: 'Arrived' } as const;
export const noTime = 'No time';
export const dayOnly = 'day only';

export const portNotReported = 'Port not reported';
export const terminalNotReported = 'not reported';
export const vesselCount = (count: number): string => counted(count, 'vessel');
export const containerCount = (count: number): string => counted(count, 'container');
export const terminalCount = (count: number): string => counted(count, 'terminal');
/** Where there is one line for both. */
export const heldOf = (held: number, containers: number): string => `${held} of ${containers} on hold`;
export const onHold = (count: number): string => `${count} on hold`;
export const readyCount = (count: number): string => `${count} ready`;
export const waitingCount = (count: number): string => `${count} waiting`;

/** What the figures of the summary are of. */
export const todayLabel = 'Today';
export const untilLabel = (date: string): string => `Until ${date}`;

export const notReported = 'not reported';
export const holdsName = 'Holds';
export const noHold = 'No hold';
export const holdEffects = {
  blocks: 'On hold',
  unclear: 'Hold, status unknown',
  warns: 'May become a hold',
} as const;

export const freeDayName = 'LFD';
export const freeDayNotReported = 'LFD not reported';
/** By why the days left are withheld. */
export const withheldLabels = {
  untracked: 'tracking stopped',
  unchecked: 'never checked',
  old: 'stale data',
} as const;

export const available = 'Available';
export const notAvailable = 'Not available';
export const availabilityNotReported = 'Availability not reported';
export const onTheWay = 'On the way';

export const originalTime = (time: string): string => `original ${time}`;
export const overdueBy = (time: string): string => `${time} overdue`;
export const estimatesDiffer = 'Estimates differ';

/** What a usual delay takes, most often: room is kept for as much. */
export const sampleUsual = 'usually −0.5 to +2.5 d, 34 arrivals';

export function ignored(key: BoardKey, text: string, expects: string, instead: string): string {
  return `Ignored ${key} “${text}”: it has to be ${expects}. ${instead}`;
}

/** What a value has to be. */
export const expected = {
  port: 'UN/LOCODEs such as USLAX, separated by commas',
  by: 'arrival or container',
  tz: 'port or a zone such as Europe/Berlin',
  theme: 'dark, light or auto',
  dim: 'two hours such as 22-6',
  carrier: 'SCACs such as MAEU, separated by commas',
  ref: 'text',
} as const;
const units = { days: 'days', distance: 'metres', rows: 'rows', page: 'seconds' } as const;

export function expectedNumber(
  key: keyof typeof units,
  whole: boolean,
  least: number,
  limit: number,
): string {
  return `${whole ? 'a whole number' : 'a number'} of ${units[key]} from ${least} to ${limit}`;
}

/** What counts in the place of an ignored value. */
export const instead = {
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

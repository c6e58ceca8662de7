export const boardLabel = 'Arrivals board';
export const notShown = 'The board could not be shown. It restarts in a few seconds.';
export const setUp = 'Set up this board';
export const fullScreen = 'Full screen';

export const updatedAt = (time: string): string => `Updated ${time}`;
export const reconnecting = (time: string): string => `Reconnecting · last updated ${time}`;
/** @param weekday the day of the arrivals; null for an earlier hour of today */
export const showingOld = (weekday: string | null, time: string): string =>
  weekday === null
    ? `Showing earlier arrivals · last updated ${time}`
    : `Showing ${weekday}’s arrivals · last updated ${time}`;

/** Before the first board is complete. */
export const beginnings = {
  part: 'Some arrivals loaded',
  partAgain: 'Some arrivals loaded, retrying',
  nothing: 'Loading arrivals',
  nothingAgain: 'No arrivals loaded yet, trying again',
} as const;

export const pageOf = (page: number, pages: number): string => `Page ${page} of ${pages}`;
/** @param time the length of a page, such as `25 s` */
export const turnsEvery = (time: string): string => `a page every ${time}`;
// Fuller words first.
export const nextOfAllPorts = [
  'All ports, soonest first, then port by port',
  'All ports, soonest first',
] as const;
/** @param round how long all pages take, such as `5 min` */
export const portByPort = (round: string): readonly string[] => [
  `port by port, all in ${round}`,
  `all in ${round}`,
];
export const partOf = (port: string, part: number, parts: number, round: string): readonly string[] => [
  `${port} ${part} of ${parts}, the next in ${round}`,
  `${part} of ${parts}, the next in ${round}`,
];

const withinDays = (days: number) =>
  days === 0 ? 'today' : days === 1 ? 'until tomorrow' : `in the next ${days} days`;
export const noArrivals = (days: number): string => `No arrivals ${withinDays(days)}`;
export const noContainers = (days: number): string => `No containers arriving ${withinDays(days)} or waiting`;

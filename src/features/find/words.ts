export const searchLabel = 'Search';
/** Followed by the number. */
export const searching = 'Looking for';
export const askingService = 'Asking the tracking service.';
export const titleOf = (query: string): string => `Find ${query} · Landfall`;

/** @param total null while the service does not say how many there are */
export const searchingAccount = (searched: number, total: number | null): string =>
  `Not found by number. Searching the account: ${searched} of ${total ?? 'an unknown number of'} shipments.`;

export const searchLabel = 'Search';
export const titleOf = (query: string): string => `Find ${query} · Landfall`;
/** Followed by the number. */
export const searching = 'Looking for';
export const askingService = 'Asking the tracking service.';

/** @param total null while the service does not say how many there are */
export function searchingAccount(searched: number, total: number | null): string {
  return `Not found by number. Searching the account: ${searched} of ${total ?? 'an unknown number of'} shipments.`;
}

/** Apart from the other words: the counts of the navigation are made with these. */

export const retryingReason = 'Retrying';

export const unknownToCarrierReason = 'Not known to the carrier yet';
export const unansweredReason = 'Waiting for the carrier’s first answer';

/** What the service does meanwhile: `The service asks again daily for a week`. */
export const serviceDoes = (what: string): string => `The service ${what}`;
export const askedDailyNext = 'asks again daily for a week';
export const askedAgainNext = 'keeps asking';

/** @param tries null or 0 where the service does not say how many there were */
export function retriedNext(tries: number | null): string {
  if (!tries) return 'keeps trying';
  return `keeps trying (${tries} ${tries === 1 ? 'try' : 'tries'} so far)`;
}

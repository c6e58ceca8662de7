/** Apart from the other words: the counts of the navigation are made with these. */

/** @param why null where the service gives no reason */
export function requestRetryingReason(why: string | null): string {
  return why === null ? 'Retrying' : `Retrying: ${why}`;
}

export const unknownToCarrierReason = 'The carrier does not know the number yet';
export const unansweredReason = 'Waiting for the carrier’s first answer';
export const askedDailyNext = 'The service asks again daily for a week';
export const askedAgainNext = 'The service keeps asking';

/** @param tries null or 0 where the service does not say how many there were */
export function retriedNext(tries: number | null): string {
  if (!tries) return 'The service keeps trying';
  return `The service keeps trying (${tries} ${tries === 1 ? 'try' : 'tries'} so far)`;
}

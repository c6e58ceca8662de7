import { second } from '#/time/durations.ts';
import { httpDate } from './httpDate.ts';

/** What a gateway shares is at most so old, with what was on its way when it was asked for (docs/gateway.md 4). */
const longestShared = 45 * second;

/**
 * How old an answer is when it comes, in milliseconds: a gateway shares answers between browsers, and gives old ones
 * while the service fails (docs/gateway.md 4). Both dates are of the gateway's clock, since this device's may be wrong.
 * What is missing, unreadable or of the future makes an answer new.
 */
export function answerAge(headers: Headers): number {
  return Math.max(0, httpDate(headers.get('Date')) - httpDate(headers.get('X-GW-Data-Date'))) || 0;
}

/**
 * Whether an old answer was given because another browser waits for the new one: a gateway has that in a moment. While the
 * service fails it has none, and says so in another way.
 */
export function isBeingReplaced(headers: Headers): boolean {
  return headers.get('X-GW-Cache') === 'UPDATING' && answerAge(headers) > longestShared;
}

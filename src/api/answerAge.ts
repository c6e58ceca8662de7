import { httpDate } from './httpDate.ts';

/**
 * How old an answer is when it comes, in milliseconds: a gateway shares answers between browsers, and gives old ones
 * while the service fails (docs/gateway.md 4). Both dates are of the gateway's clock, since this device's may be wrong.
 * What is missing, unreadable or of the future makes an answer new.
 */
export function answerAge(headers: Headers): number {
  return Math.max(0, httpDate(headers.get('Date')) - httpDate(headers.get('X-GW-Data-Date'))) || 0;
}

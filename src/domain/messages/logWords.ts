import { ago, wholeDays } from '#/time/words.ts';
import type { LoggedRecipient } from './log.ts';

/** `Bay Brokers`, `the broker` */
export const recipientName = ({ party, contact, name }: LoggedRecipient): string =>
  contact?.name || name || `the ${party === 'consignee' ? 'customer' : party}`;
/** @param day as the screen writes it: `Fri 20 Nov` */
export const noAnswer = (recipient: LoggedRecipient, day: string): string =>
  `No answer from ${recipientName(recipient)} since ${day}`;
export const noAnswerDue = 'Asked';
export const askedDaysAgo = (days: number): string => (days <= 0 ? 'today' : ago(wholeDays(days)));

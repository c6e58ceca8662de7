import type { LoggedRecipient } from '#/domain/messages/log.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';

/** Whom a message goes to. The consignee is the reader's customer. */
export const partyNames: Readonly<Record<ActingParty, string>> = {
  broker: 'broker',
  terminal: 'terminal',
  carrier: 'carrier',
  consignee: 'customer',
  trucker: 'trucker',
};

/** `Bay Brokers`, `the broker` */
export const recipientName = ({
  party,
  contact,
  name,
}: Pick<LoggedRecipient, 'party' | 'name'> & Partial<LoggedRecipient>): string =>
  contact?.name || name || `the ${partyNames[party]}`;

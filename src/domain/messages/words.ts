import type { FreeDaySource } from '#/domain/pickup/freeDay.ts';
import type { ActingParty } from '#/domain/pickup/party.ts';
import type { VerdictKind } from '#/domain/verdict/finding.ts';
import { capitalized } from '#/language/capitalized.ts';
import { formatList } from '#/language/formatList.ts';
import { plural } from '#/language/plural.ts';
import { freeDayReporters } from '#/wording/freeDay.ts';
import type { LoggedRecipient } from './log.ts';

export const greeting = 'Hello,';
export const closing = 'Thank you.';

export const these = (count: number): string =>
  count === 1 ? 'this container' : `these ${count} containers`;
export const containers = (count: number): string => `${count} containers`;

/** What a party is asked, by what the verdicts say. */
export function askOf(to: ActingParty, kinds: readonly VerdictKind[]): string {
  const all = (kind: VerdictKind) => kinds.every((one) => one === kind);
  const which = these(kinds.length);
  switch (to) {
    case 'broker':
      return `Please advise when the ${plural(kinds.length, 'hold')} on ${which} will be cleared, and what you still need from us.`;
    case 'terminal':
      return all('ready')
        ? `Please confirm that ${which} can be picked up, and until when at no charge.`
        : `Please advise status and ETA of release of ${which}, and what is outstanding.`;
    case 'carrier':
      return all('onHold')
        ? `Please advise status and ETA of release of ${which}, and what is outstanding.`
        : `Please advise status and ETA of ${which}.`;
    case 'trucker':
      return all('emptyOut')
        ? `Please tell us when ${which} will be returned empty.`
        : `Please arrange the pickup of ${which} and confirm the appointment.`;
    case 'consignee':
      return `Here is the current status of ${which}.`;
  }
}

/** What a message to a party is about, where its containers have no headline in common. */
export const topics: Readonly<Record<ActingParty, string>> = {
  broker: 'holds',
  terminal: 'availability',
  carrier: 'status and ETA',
  consignee: 'status',
  trucker: 'pickup and return',
};

export const bill = (number: string): string => `Bill of lading ${number}`;
/** @param why in brackets, as a headline may have a colon of its own; else empty */
export const status = (headline: string, why: string): string =>
  `Status: ${headline}${why === '' ? '' : ` (${why})`}`;
export const location = (text: string): string => `Location: ${text}`;
export const fees = (sums: string): string => `Fees reported: ${sums}`;
export const pickedUp = (when: string): string => `Picked up: ${when}`;
export const appointment = (when: string): string => `Pickup appointment: ${when}`;
/** @param count null where the data is too old to count by */
export function lastFreeDay(when: string, sources: readonly FreeDaySource[], count: string | null): string {
  const by = formatList(sources.map((source) => freeDayReporters[source]));
  const label = `${capitalized(by)} LFD`;
  return `${label}: ${when}${count === null ? '' : ` (${count})`}`;
}
/** @param change against the original ETA; null where that is not reported */
export function arrival(
  isActual: boolean,
  place: string | null,
  when: string,
  change: string | null,
): string {
  const label = isActual ? 'ATA' : 'ETA';
  return `${label}${place === null ? '' : ` ${place}`}: ${when}${change === null ? '' : ` (${change})`}`;
}

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

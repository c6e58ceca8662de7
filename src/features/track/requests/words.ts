import type { RequestGroup } from '#/domain/tracking/requestList.ts';
import { formatList } from '#/language/formatList.ts';
import { lowerCase } from '#/language/lowerCase.ts';
import { counted, formatCount } from '#/language/plural.ts';

const requestCount = (count: number): string => counted(count, 'request');

export const pageTitle = 'Requests';
export const trackNumbers = 'Track numbers';
export const groupsLabel = 'Requests by state';
export const list = 'Tracking requests';
export const all = 'All';

export const groupLabels: Readonly<Record<RequestGroup, string>> = {
  failed: 'Failed',
  awaiting_manifest: 'Awaiting manifest',
  pending: 'Pending',
  created: 'Created',
  sentAgain: 'Sent again',
  other: 'Other',
};

export const columnLabels = {
  number: 'Number',
  state: 'State',
  next: 'What to do',
  carrier: 'Carrier',
  references: 'References',
  requested: 'Requested',
  action: 'Action',
} as const;

export const printedHeadings = [
  'Number',
  'State',
  'Reason',
  'What to do',
  'Carrier',
  'References',
  'Requested (UTC)',
] as const;

export const nothing = {
  title: 'No requests yet',
  text: 'Each number that is tracked has its request here, with what became of it and what to do if it failed.',
  filtered: 'No request matches',
} as const;

/** @param groups the states of which there are more */
export const cut = (groups: readonly RequestGroup[]): string =>
  `Of ${formatList(groups.map((group) => lowerCase(groupLabels[group])))} requests only the newest are listed.`;
/** At least so many. */
export const skipped = (count: number): string => `${requestCount(count)} could not be read.`;

export const detecting = 'being identified';
export const editAgain = 'Edit and send';
export const editAgainOf = (number: string): string => `Edit and send again: ${number}`;
export const openShipment = 'Open shipment';
export const findShipment = 'Find shipment';
export const findShipmentOf = (number: string): string => `Find shipment: ${number}`;
export const openShipmentOf = (number: string): string => `Open the shipment of ${number}`;

export const selected = requestCount;
export const putOnList = 'Put on the list to track';
/** Where a list does not take all that were chosen: another window has it, or it is full. */
export const notOnList = (taken: number, chosen: number): string =>
  taken === 0
    ? 'Not put on the list: it is full, or Track is open in another window. Finish it there first.'
    : `${formatCount(taken)} of ${requestCount(chosen)} put on the list, which is full now. Finish it, then put the others on a new one.`;
export const onlyFailed = 'Only failed requests can be sent again.';
export const clear = 'Clear selection';

export const dialog = {
  title: 'Send again',
  text: 'It becomes a new request; the failed one stays in the list.',
  send: 'Send again',
  sending: 'Sending',
  cancel: 'Cancel',
  sent: (number: string): string => `${number} was requested again.`,
  offline: 'Not sent: this device is offline. Connect to the network and send it again.',
  unclear:
    'It is not known whether this was sent. Look for the number under Pending before you send it again.',
  duplicate: 'This account tracks the number already, or has a request that waits. Nothing was sent.',
  failed: (title: string, why: string): string => `Not sent. ${title}. ${why}`,
} as const;

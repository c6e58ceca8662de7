import type { Backtest } from '#/domain/performance/usualRange.ts';
import { counted, plural } from '#/language/plural.ts';
import { containerCount } from '#/wording/counts.ts';

export const shipment = 'Shipment';
export const shipmentTitle = 'Shipment · Landfall';
export const notFoundTitle = 'Not found · Landfall';
export const pageTitle = (name: string): string => `${name} · Landfall`;
export const loadingShipment = 'Loading the shipment';
/** What the page's age is the age of. */

export const noShipment = 'No such shipment';
export const noShipmentWhy =
  'This account has no shipment at this address: it may have been removed, or the link may belong to another account. Search above by container, bill of lading, booking or reference number.';
export const allShipments = 'All shipments';

export const copy = 'Copy number';
export const copyNumber = (number: string): string => `Copy number ${number}`;
export const copyLink = 'Copy link';
export const print = 'Print';
export const share = 'Share';
export const evidencePack = 'Evidence pack';
export const copyLinkTo = (number: string): string => `Copy link to ${number}`;
export const bill = 'Bill';
export const carrierNotReported = 'Carrier not reported';

export const trackingStopped = 'Tracking stopped';
export const tracking = 'Tracked';
export const carrierLastUpdated = 'Carrier last updated';
export const carrierNeverUpdated = 'No carrier update yet';
/** Follows the carrier's last update: a later request that failed. */
export const lastRequest = ', last request';

export const containers = 'Containers';
export const noContainers = 'No containers yet';
export const noContainersWhy = (isStopped: boolean): string =>
  isStopped
    ? 'The carrier has not named the containers. Tracking stopped, so none will appear unless it is resumed.'
    : 'The carrier has not named the containers yet. They appear here once it does.';
/** @param unread containers of the shipment that could not be read, of which it may be one */
export const notOnShipment = (unread: number): string =>
  unread > 0 ? ' is not among the containers that could be read.' : ' is not on this shipment.';
export const otherShown = ' The most pressing container is shown instead.';
export const unreadContainers = (count: number): string =>
  `${containerCount(count)} of this shipment could not be read and ${plural(count, 'is', 'are')} not shown.`;

/** Parts of the page, as they begin a sentence. */
export const parts = {
  verdict: 'The status',
  journey: 'The journey',
  facts: 'The facts',
  map: 'The map',
  events: 'The events',
  costs: 'The cost of waiting',
  etaRecord: 'Carrier reliability',
  documents: 'The documents',
} as const;
export const partFailed = (part: string): string =>
  `${part} could not be read. The rest of the page is not affected.`;

export const changesSinceReview = 'Changes since last review';
export const since = 'Changes since';
export const markAsReviewed = 'Mark as reviewed';
export const markedAsReviewed = 'Marked as reviewed';

export const messages = 'Messages';
export const messagesHint = 'What was copied, opened in mail or saved on this device.';
/** `3 messages, 1 without an answer` */
export const messageDigest = (all: number, open: number): string =>
  `${counted(all, 'message')}${open === 0 ? '' : `, ${open} without an answer`}`;

export const etaRecord = 'Carrier reliability';
export const allCarriers = 'All carriers';
export const etaHistory = 'The middle 80% of past arrivals: history, not a new ETA.';
export const rangeHeld = ({ inside, of }: Backtest): string =>
  `The range was right ${inside} of ${of} times, tested on each arrival without it.`;
export const showArrivals = (count: number): string => `Show the ${counted(count, 'arrival')}`;

export const age = {
  refresh: 'Refresh the shipment',
  loading: 'Loading the shipment',
  age: 'Age of the shipment',
} as const;
export const unreadEvents = (count: number): string => `${counted(count, 'event')} could not be read`;

import { maxInSet, type NumbersRead } from '#/domain/find/readNumbers.ts';
import type { PageAddress } from '#/features/shell/allPages.ts';
import { counted, formatCount } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';

export const undo = 'Undo';
export const dismiss = 'Dismiss';
export const onLabel = 'On';

export const groupNames = {
  recent: 'Recent',
  numbers: 'Numbers',
  near: 'Did you mean',
  set: 'Number list',
  shipment: 'This shipment',
  pages: 'Pages',
  profiles: 'Places, vessels and carriers',
  views: 'Saved views',
  actions: 'Actions',
  search: 'Search',
} as const;

export const findEverywhere = {
  label: (text: string) => `Find “${text}” in the whole account`,
  detail: 'Asks the service too, which knows bookings and requests by number',
} as const;
export const filterList = {
  label: (text: string) => `Filter the list by “${text}”`,
  detail: 'Shipments and containers with these words',
} as const;

export const trackNumber = {
  label: (text: string) => `Track “${text}”`,
  detail: 'Opens Track with it; nothing is sent yet',
} as const;

export const openSet = {
  label: (count: number) => `Open a number list of ${count}`,
  detail: 'What they name, as a list with an address of its own',
} as const;

export function setRead({ numbers, repeats, leftOut }: NumbersRead): string {
  const parts = [
    `${formatCount(numbers.length)} numbers read`,
    repeats > 0 && `${formatCount(repeats)} repeated and counted once`,
    leftOut > 0 && `${formatCount(leftOut)} beyond the first ${formatCount(maxInSet)} left out`,
  ];
  return `${parts.filter(Boolean).join(comma)}.`;
}

export const copied = (text: string): string => `Copied ${text}`;
export const notCopied = 'The browser did not copy it. Copy it by hand:';
export const copyPage = 'Copy link to this page';
export const copyContainer = 'Copy the container number';
export const copyShipment = 'Copy the shipment number';
export const copyLink = (number: string): string => `Copy link to ${number}`;

export const changedShipments = (count: number): string =>
  counted(count, 'shipment has changed', 'shipments have changed');
export const refresh = { label: 'Refresh the list', done: 'Refreshing the list' } as const;
export const showTimes = (clock: string): string => `Show times in: ${clock}`;
export const openTimeline = 'Open the timeline';
export const openSources = 'Open date sources and history';

/** Other words that a page is found by. */
export const pageKeywords: Readonly<Record<PageAddress, string>> = {
  '/shipments': 'list containers arrivals home page',
  '/overview': 'dashboard summary figures charts costs arrivals ahead free time where home page',
  '/map': 'fleet vessels ports positions time machine scrubber page',
  '/exceptions': 'last free days holds slipped failed requests page',
  '/changes': 'since last review what changed message news page',
  '/morning': 'today day review ask write messages fetch arrives money home page',
  '/pickups': 'plan trucks truckers drayage terminal day suggest sheet empties return page',
  '/track': 'add new numbers paste upload spreadsheet csv excel import page',
  '/documents': 'bill of lading arrival notice delivery order invoice packing list pdf upload files page',
  '/requests': 'tracking failed pending awaiting manifest send again retry page',
  '/carriers': 'reliability delay late on time lane transit dwell backtest history performance page',
  '/arrivals/setup': 'wall display screen kiosk set up page',
  '/settings/preferences':
    'settings clock time zone hours dates units theme colours density motion start page appearance page',
  '/settings/fields': 'settings define new field options rename delete page',
  '/settings/parties': 'settings customers companies rename page',
  '/settings/contacts':
    'settings people mailboxes address book brokers truckers terminals e-mail phone vcard page',
  '/settings/templates': 'settings messages texts variables signature language mail wording page',
  '/settings/webhooks':
    'settings integration push events notifications deliveries signature receiver api page',
  '/settings/tariffs':
    'settings demurrage storage per diem detention chassis rates free days calendars holidays costs page',
  '/settings/team': 'settings share export import views templates tariffs contacts thresholds page',
  '/settings/alerts': 'settings notifications browser exceptions quiet hours page',
};

export const uploadDocuments = 'Upload documents …';

/** Other words that an action is found by. */
export const actionKeywords = {
  copy: 'clipboard share',
  mark: 'changes since last review',
  refresh: 'reload update shipments',
  upload: 'add files pdf bill of lading arrival notice invoice',
  clock: 'clock zone',
  theme: 'colours night day mode appearance',
  shortcuts: 'help keys',
  clear: 'delete device storage privacy cache',
  view: 'saved view',
  sources: 'timeline events ledger journey',
} as const;

/** Where a number stands that is not the record's own; null for its own. */
export const fieldNames = {
  containerNumber: null,
  billOfLading: null,
  normalizedNumber: 'Known to the carrier as',
  shipmentReference: 'Reference',
  containerReference: 'Reference',
  requestedNumber: 'Requested as',
} as const;

export const containerOn = (shipment: string): string => `Container on ${shipment}`;
export const shipmentWord = 'Shipment';

export function shipmentOf(containers: number): string {
  if (containers === 0) return 'Shipment without containers yet';
  return `Shipment of ${counted(containers, 'container')}`;
}

export function foundNumbers(count: number, limit: number): string {
  if (count === 0) return 'No number found';
  if (count >= limit) return `The ${limit} best numbers`;
  return counted(count, 'number found', 'numbers found');
}

export const foundSoFar = (found: string, shipments: string): string =>
  `${found} among the ${shipments} shipments loaded so far.`;
export const listFailed = (why: string): string => `The list could not be loaded: ${why}.`;
export const listLoading = 'The list of shipments is loading. Numbers show as they come.';
export const restLoading = 'The rest is still loading.';
export const preparingNumbers = 'Preparing the numbers.';
export const foundInCache = (found: string): string =>
  `${found} in the list cached on this device, which is being refreshed.`;
export const foundInAccount = (found: string): string => `${found} in the whole account.`;

export const paletteLabel = 'Find';
export const palettePlaceholder = 'Any number, place, vessel, page, view or action';

import { lookup } from '#/domain/records/lookup.ts';
import type { DeliveryProblem, HealthState, WebhookHealth } from '#/domain/webhooks/health.ts';
import type { DeliveryStatus } from '#/domain/webhooks/notification.ts';
import { formatPhrases } from '#/language/formatPhrases.ts';
import { counted, formatCount, plural } from '#/language/plural.ts';

export const pageTitle = 'Webhooks';
export const intro =
  'A webhook sends what happens to your shipments to an address of yours, within seconds, signed.';
export const create = 'New webhook';
export const guide = 'Check signatures';
export const loading = 'Loading webhooks';
export const listLabel = 'Webhooks of the account';
export const activityFailed = (why: string): string => `How deliveries go is not loaded: ${why}.`;

export const empty = {
  title: 'No webhooks yet',
  text: 'Your own systems hear of every change at once, such as',
  uses: [
    'a transport system that dispatches a truck when a container is available',
    'a mailbox or chat that hears of a new last free day, hold or ETA',
    'a data warehouse that stores every event as it is reported',
  ],
} as const;

export const stateNames: Readonly<Record<HealthState, string>> = {
  delivering: 'Delivering',
  failing: 'Failing',
  deactivated: 'Deactivated',
  silent: 'Nothing sent yet',
};

export const lastSuccess = 'Last success';
export const failingSince = 'Failing since';
export const waiting = 'Waiting';
export const waitingCount = (count: number, isLeast: boolean): string =>
  `${formatCount(count)}${isLeast ? ' or more' : ''}`;

/** Why nothing is sent any more. */
export function whyDeactivated({ givenUp, lastProblem }: WebhookHealth): string {
  if (lastProblem === null) return 'Nothing is sent until it is reactivated.';
  const last = `Last answer: ${describeProblem(lastProblem)}.`;
  if (givenUp === 0) return `${last} Repair the receiver, send it a sample, then reactivate.`;
  const failed = givenUp === 1 ? 'A notification' : `${formatCount(givenUp)} notifications in a row`;
  return `${failed} failed. ${last} Repair the receiver, send it a sample, then reactivate.`;
}

const codeNotes: Readonly<Record<string, string>> = {
  '301': 'redirects are not followed',
  '302': 'redirects are not followed',
  '303': 'redirects are not followed',
  '307': 'redirects are not followed',
  '308': 'redirects are not followed',
  '401': 'the receiver refused it',
  '403': 'the receiver refused it',
  '404': 'nothing is at this address',
  '405': 'the receiver takes no POST',
  '410': 'nothing is at this address any more',
  '413': 'too large for the receiver',
  '429': 'too many for the receiver',
  '500': 'the receiver failed',
  '502': 'what is behind the receiver failed',
  '503': 'the receiver is not available',
  '504': 'what is behind the receiver did not answer',
};

/** What came back, or why nothing did. */
export function describeProblem({ status, error }: DeliveryProblem): string {
  if (status === null) return error === null ? 'not reported' : error.replace(/\.$/, '');
  const note = problemNote({ status, error });
  return note === null ? `HTTP ${status}` : `HTTP ${status}, ${note}`;
}

/** What to say beside the code of an answer, or why there is none; null where the code says all. */
export function problemNote({ status, error }: DeliveryProblem): string | null {
  const reason = error?.replace(/\.$/, '') ?? null;
  return (status === null ? null : lookup(codeNotes, String(status))) ?? reason;
}

const maxNamed = 3;
export function eventsLine(labels: readonly string[] | null, all: number): string {
  if (labels === null) return 'Events not reported';
  if (labels.length >= all) return `All ${formatCount(all)} events`;
  const more = labels.length - maxNamed;
  const named = more > 1 ? [...labels.slice(0, maxNamed), `${formatCount(more)} more`] : labels;
  return `${counted(labels.length, 'event')}: ${formatPhrases(named)}`;
}

export const secretLabel = 'Secret';
export const maskedSecret = (end: string | null): string => (end === null ? 'not shown' : `••••••••${end}`);
export const secretOnce =
  'Shown once, when the webhook was created. If it is lost, create a new webhook and delete this one.';

export const edit = 'Edit';
export const deactivate = 'Deactivate';
export const reactivate = 'Reactivate';
export const reactivateOf = (host: string): string => `Reactivate ${host}`;
export const remove = 'Delete';
export const switched = {
  deactivated: 'Deactivated: nothing is sent until it is reactivated.',
  reactivated: 'Reactivated: what waits is sent now.',
} as const;

export const removing = {
  title: (host: string): string => `Delete the webhook to ${host}?`,
  waiting: (count: number, isLeast: boolean): string =>
    `${waitingCount(count, isLeast)} ${plural(count, 'notification that waits is', 'notifications that wait are')} not sent.`,
  history: 'Its notifications and their attempts are deleted, and its secret signs nothing any more.',
  instead: 'To stop deliveries for a while, deactivate it instead.',
  submit: 'Delete the webhook',
} as const;

export const notFound = {
  title: 'No such webhook',
  text: 'It may have been deleted.',
  link: 'All webhooks',
} as const;

export const views = { notifications: 'Notifications', sample: 'Send a sample', setup: 'Setup' } as const;
export const viewsLabel = 'Parts of the webhook';

export const form = {
  create: 'New webhook',
  edit: 'Edit webhook',
  url: 'Address',
  urlHint: 'An https address that takes POST. Private addresses and redirects are refused.',
  active: 'Active',
  activeHint: 'Without it the webhook is created and sends nothing until you activate it.',
  events: 'Events',
  noEvents: 'Choose at least one event.',
  find: 'Find an event',
  noMatch: (text: string): string => `No event matches “${text}”.`,
  chosen: (count: number, all: number): string => `${formatCount(count)} of ${counted(all, 'event')} chosen`,
  all: 'All',
  none: 'None',
  allOf: (group: string): string => `All of ${group}`,
  ofGroup: (count: number, all: number): string => `${formatCount(count)} of ${formatCount(all)}`,
  saveAgain: 'Somebody else changed this webhook meanwhile. Saving once more replaces their change.',
  otherEvents: 'No longer offered',
  unfold: (group: string): string => `Show the events of ${group}`,
  eventsFailed: 'What this account offers is not loaded, so all known events are listed.',
  headers: 'Headers',
  headersHint: 'Sent with every delivery, such as a key that your gateway asks for. They may stay empty.',
  headerName: (place: number): string => `Name of header ${place}`,
  headerValue: (place: number): string => `Value of header ${place}`,
  name: 'Name',
  value: 'Value',
  addHeader: 'Add a header',
  removeHeader: (place: number): string => `Remove header ${place}`,
  submit: 'Create webhook',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
} as const;

export const secret = {
  title: 'Webhook created',
  text: 'Store the secret now, where your receiver finds it. It is shown this once and cannot be shown again.',
  missing: 'The service did not give a secret, so its deliveries are not signed.',
  label: 'Secret of the webhook',
  copy: 'Copy secret',
  what: 'the secret',
  next: 'Your receiver checks each delivery with it:',
  guide: 'complete examples',
  done: 'Done, the secret is stored',
} as const;

export const sample = {
  text: 'Sends a notification of this event once, as it happened last in your account. It is not repeated and not listed.',
  event: 'Event',
  secret: 'Secret to sign with',
  secretHint: 'Without it the sample has no signature. It is used for this sample and not stored.',
  secretGiven: 'It is signed with the new secret.',
  headersHint: 'Headers of the webhook are not sent with a sample.',
  send: 'Send sample',
  sending: 'Sending',
  good: 'Succeeded',
  bad: 'Failed',
  noAnswer: 'No answer',
  took: (milliseconds: number): string => `answered after ${formatCount(milliseconds)} ms`,
  tookTitle: 'From here and back, with the service in between',
  failed: (title: string, why: string): string => `Not sent. ${title}. ${why}`,
  request: 'Request',
  answer: 'Answer',
  headers: (count: number): string => counted(count, 'header'),
  body: 'Body',
  emptyBody: 'The body is empty.',
} as const;

export const statusNames: Readonly<Record<DeliveryStatus, string>> = {
  pending: 'Waiting',
  succeeded: 'Succeeded',
  failed: 'Failed',
};

export const notifications = {
  unread: (count: number) => `${counted(count, 'notification')} could not be read`,
  statuses: 'Notifications by status',
  all: 'All',
  list: 'Notifications',
  loading: 'Loading notifications',
  noEvent: 'Event not reported',
  attempts: (count: number): string => (count === 0 ? 'not sent yet' : counted(count, 'attempt')),
  none: 'Nothing was sent yet',
  noneText:
    'A notification appears here when one of its events happens. Send a sample to try the receiver now.',
  noneOf: (status: string): string => `No notification is “${status}”`,
  noneHere: (count: number): string =>
    `None among the newest ${counted(count, 'notification')} of the account.`,
  more: 'Load older',
  loadingMore: 'Loading',
  back: 'All notifications',
  choose: 'Choose a notification to see its payload and attempts.',
  loadingOne: 'Loading the notification',
  notFound: 'The service has no such notification any more.',
  created: 'Happened',
  id: 'ID',
  idHint: 'The same with every attempt: your receiver takes each id once.',
  nextAttempt: 'Next attempt',
  afterReactivation: 'after the webhook is reactivated',
  afterEarlier: 'after an earlier notification about the same container',
  attemptsTitle: 'Attempts',
  attemptsUnknown: 'The service does not report its attempts.',
  noAttempts: 'No attempt yet.',
  attempt: (place: number): string => `Attempt ${place}`,
  noAnswer: 'No answer',
  milliseconds: (count: number): string => `${formatCount(count)} ms`,
  later: (length: string): string => `${length} later`,
  answer: 'Answer, its first 2 kB',
  noResend:
    'The service tries about twelve times, over a day. It cannot be asked to send one again: load the records instead.',
  payload: 'Payload',
  copyPayload: 'Copy as JSON',
  copiedPayload: 'the payload as JSON',
  expand: 'Expand all',
  collapse: 'Collapse',
  rest: (count: string): string => `${count} more, in the copied JSON`,
  treeHint: 'Arrow keys move, open and close.',
} as const;

export const setup = {
  events: 'Events',
  headers: 'Headers',
  noHeaders: 'No custom headers.',
  hiddenValue: '••••••••',
  created: 'Created',
} as const;

export const addresses = {
  title: 'Source addresses',
  text: 'Deliveries come from these addresses. Let them through your firewall.',
  copy: 'Copy addresses',
  what: 'the source addresses',
  updated: 'Last changed',
  none: 'The service names no addresses.',
  loading: 'Loading source addresses',
} as const;

export const guidePage = {
  title: 'Check signatures',
  back: 'Webhooks',
  intro:
    'Anybody can send to an address. A signature shows that a delivery comes from the service and was not changed on the way.',
  steps: [
    'The header X-SVC-Webhook-Signature holds the HMAC SHA-256 of the body, with the secret of the webhook as key, in lower-case hex. Some services give the header a name of their own.',
    'Sign the bytes as they came, before anything parses them, and compare in constant time. Refuse what differs with 401.',
    'Answer 200, 201, 202 or 204 within 10 seconds, and do the work afterwards. Anything else is tried again, about twelve times over a day.',
    'A notification may come twice, and newer before older: take each data.id once, and load the record where its latest state matters.',
  ],
  languages: 'Languages',
  examples:
    'Complete receivers, without packages. Each is tested against real deliveries: genuine, forged, cut and in upper case.',
  copy: 'Copy',
  copyOf: (name: string): string => `Copy ${name}`,
  node: 'Node',
  python: 'Python',
  shell: 'Shell',
} as const;

export const age = {
  refresh: 'Refresh the webhooks',
  loading: 'Loading the webhooks',
  age: 'Age of the webhooks',
} as const;
export const unread = (count: number): string => `${counted(count, 'webhook')} could not be read`;

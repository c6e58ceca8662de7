import type { ApiError, ApiErrorKind } from './errors.ts';

/** A failure in words: what happened, why, and what to do next. Plain text. */
export interface FailureWords {
  readonly title: string;
  readonly why: string;
  readonly next: string;
}

/** One row for every kind; the compiler refuses a kind without words. */
const failureWords: Readonly<Record<ApiErrorKind, FailureWords>> = {
  unauthorized: {
    title: 'The tracking service does not accept our key',
    why: 'The key that this server sends is missing, wrong or withdrawn.',
    next: 'Ask whoever runs this server to check the key it was started with, then try again.',
  },
  forbidden: {
    title: 'The tracking service refused this',
    why: 'The account is known, but it may not do or see this.',
    next: 'Ask the owner of the account for access.',
  },
  featureNotEnabled: {
    title: 'This is not part of the account’s plan',
    why: 'The tracking service offers it as a paid feature, and it is not switched on for this account.',
    next: 'Everything else works as usual. The owner of the account can have it switched on.',
  },
  notFound: {
    title: 'Not found',
    why: 'The tracking service has no such record in this account. It may have been removed, or the link may be wrong.',
    next: 'Check the number, or search for it.',
  },
  conflict: {
    title: 'This already exists',
    why: 'The tracking service holds a record that stands in the way of this one.',
    next: 'Reload to see what is there now.',
  },
  invalid: {
    title: 'The tracking service could not accept the request',
    why: 'Something in the request is not as the service expects it.',
    next: 'Check what was entered and try again.',
  },
  rateLimited: {
    title: 'Too many requests for now',
    why: 'The account may make only so many requests per minute, and they are used up.',
    next: 'Wait a minute and try again.',
  },
  serverError: {
    title: 'The tracking service has a fault',
    why: 'It failed while answering. The fault is on its side.',
    next: 'Try again in a moment. If it stays, tell the tracking service.',
  },
  offline: {
    title: 'This device is offline',
    why: 'There is no network connection, so nothing new can be read.',
    next: 'Connect to the network and try again. What was read before stays on the screen.',
  },
  unreachable: {
    title: 'The server cannot be reached',
    why: 'No answer came. The server may be stopped, or something on the way blocks it.',
    next: 'Check that the server runs, then try again.',
  },
  timeout: {
    title: 'The answer took too long',
    why: 'The tracking service did not answer in time.',
    next: 'Try again in a moment.',
  },
  aborted: {
    title: 'The request was called off',
    why: 'It was no longer needed.',
    next: 'Try again if you still want it.',
  },
  malformed: {
    title: 'The answer could not be read',
    why: 'What came back is not the answer of a tracking service.',
    next: 'Try again. If it stays, ask whoever runs this server to check which service it points to.',
  },
  unexpected: {
    title: 'Something unexpected happened',
    why: 'The tracking service answered in a way that has no meaning here.',
    next: 'Try again. If it stays, reload the page.',
  },
};

// What the service says about these adds something a reader can use. On the others it is noise, or (401) may
// repeat the key that was sent.
const quoted: ReadonlySet<ApiErrorKind> = new Set<ApiErrorKind>([
  'forbidden',
  'featureNotEnabled',
  'conflict',
  'invalid',
  'serverError',
  'unexpected',
]);

/** Puts a failure into words, with what the service itself said where that helps. */
export function describeFailure(error: ApiError): FailureWords {
  const words = failureWords[error.kind];
  const said = quoted.has(error.kind) && error.detail ? ` It says: “${error.detail}”` : '';
  const status = error.kind === 'unexpected' && error.status !== null ? ` (status ${error.status})` : '';
  return { ...words, why: `${words.why}${status}${said}` };
}

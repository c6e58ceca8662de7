import { itSays, refusalReasons } from '#/wording/refusals.ts';
import { type ApiError, type ApiErrorKind, quotableDetail } from './errors.ts';

/** A failure in words: what happened, why, and what to do next. Plain text. */
export interface FailureText {
  readonly title: string;
  readonly why: string;
  readonly next: string;
}

/** One row for every kind; the compiler refuses a kind without words. */
const failureLabels: Readonly<Record<ApiErrorKind, FailureText>> = {
  unauthorized: {
    title: 'API key not accepted',
    why: 'The API key of this server is missing, wrong or revoked.',
    next: 'Ask whoever runs this server to check its API key, then try again.',
  },
  signedOut: {
    title: 'Sign-in has ended',
    why: 'The session is over, or the password was changed.',
    next: 'Sign in again. This page goes on by itself.',
  },
  forbidden: {
    title: 'Access denied',
    why: 'This account has no permission for this.',
    next: 'Ask the owner of the account for access.',
  },
  featureNotEnabled: {
    title: 'Not part of this plan',
    why: 'It is a paid feature of the tracking service that is not enabled for this account.',
    next: 'Everything else works. The owner of the account can have it enabled.',
  },
  notFound: {
    title: 'Not found',
    why: refusalReasons.notFound,
    next: 'Check the number, or search for it.',
  },
  conflict: {
    title: 'This already exists',
    why: refusalReasons.conflict,
    next: 'Reload to see it.',
  },
  invalid: {
    title: 'Request not accepted',
    why: refusalReasons.invalid,
    next: 'Check what was entered and try again.',
  },
  rateLimited: {
    title: 'Too many requests',
    why: 'The account has used up its requests for this minute.',
    next: 'Wait a minute and try again.',
  },
  serverError: {
    title: 'Tracking service error',
    why: 'The tracking service failed to answer.',
    next: 'Try again in a moment. If it keeps failing, contact the tracking service.',
  },
  offline: {
    title: 'This device is offline',
    why: 'There is no network connection, so nothing new can be loaded.',
    next: 'Connect and try again. What was loaded before stays on the screen.',
  },
  unreachable: {
    title: 'Server not reachable',
    why: 'The server did not answer: it may be stopped, or the network may block it.',
    next: 'Check that the server is running, then try again.',
  },
  timeout: {
    title: 'Request timed out',
    why: 'The tracking service did not answer in time.',
    next: 'Try again in a moment.',
  },
  aborted: {
    title: 'Request cancelled',
    why: 'It was no longer needed.',
    next: 'Try again if you still need it.',
  },
  malformed: {
    title: 'Answer could not be read',
    why: 'It is not the answer of a tracking service.',
    next: 'Try again. If it keeps failing, ask whoever runs this server to check the address of the tracking service.',
  },
  unexpected: {
    title: 'Unexpected error',
    why: 'The tracking service gave an unexpected answer.',
    next: 'Try again. If it keeps failing, reload the page.',
  },
  ours: {
    title: 'Error in Landfall',
    why: 'Landfall itself failed here, not the tracking service.',
    next: 'Reload the page. If it fails again, update the browser and tell whoever runs this server.',
  },
};

/** Puts a failure into words, with what the service itself said where that helps. */
export function describeFailure(error: ApiError): FailureText {
  const words = failureLabels[error.kind];
  const detail = quotableDetail(error);
  const said = detail === null ? '' : itSays(detail);
  const status = error.kind === 'unexpected' && error.status !== null ? ` (status ${error.status})` : '';
  return { ...words, why: `${words.why}${status}${said}` };
}

import type { RefusedAs } from '#/domain/tracking/tracking.ts';

/** Why the tracking service refuses a request, wherever that is said. */
export const refusalReasons: Readonly<Record<RefusedAs, string>> = {
  invalid: 'The tracking service found a mistake in it.',
  conflict: 'The tracking service has a record that conflicts with this one.',
  notFound: 'This account has no such record: it may have been removed, or the link may be wrong.',
};

/** What the service itself said, after the reason. */
export const itSays = (detail: string): string => ` It says: “${detail}”`;

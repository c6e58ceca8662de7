import { counted } from '#/language/plural.ts';

export const notCounted = (why: string): string => `not counted: ${why}`;
/** Follows a count of exceptions. */
export const withoutRequests = ', without tracking requests';
export const productName = 'Landfall';
export const skipToContent = 'Skip to content';
export const skipToList = 'Skip to the list';
export const mainNavigation = 'Main';
export const morePages = 'More pages';
export const phoneLabels = { find: 'Find', more: 'More' } as const;

export const offline = {
  title: 'This device is offline',
  shown: 'List updated',
  next: 'It refreshes when the connection is back.',
} as const;

export const findLabel = 'Find a container, bill of lading, booking or reference';
export const findPlaceholder = 'Container, bill of lading, booking, reference';

export const findHint = (keys: string): string => `${findLabel}, or a page, saved view or action (${keys})`;

export const cachedTitle = 'Cached on this device';
/** In a few words, beside the age of the list. */
export const cacheProblems = {
  full: 'No room to cache the list',
  tooMany: 'List too long to cache',
  dropped: 'Cached data could not be read',
} as const;

export const updateAvailable = 'Update available. Save what you have typed before you reload.';
export const reload = 'Reload';

export const rateLimited = 'Rate limit reached';
export const nextRequest = (seconds: number): string => `, resuming in ${seconds} s`;
export const requestLimit = 'Waiting for the request limit';
export const requestCount = (count: number): string => counted(count, 'request');

export const shortcutsTitle = 'Keyboard shortcuts';

export const listAge = {
  refresh: 'Refresh the list',
  loading: 'Loading the list',
  age: 'Age of the list',
} as const;

export const problemTitle = 'Problem';

export const notFoundTitle = 'Page not found';
export const notFoundText =
  'The link may be incomplete. Type any container, bill of lading, booking or reference number into the find box.';
export const allShipments = 'All shipments';

export const signInEnded = 'Your sign-in has ended';
export const signInAgain = 'Sign in again';
export const signInNext = 'What you typed stays, and this page goes on by itself.';

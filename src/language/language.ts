/** The language of this build, as a BCP 47 tag: what numbers, plurals, lists and dates are written by. Known here alone. */
export const language: string = 'en';
/** The service worker that holds this build. */
export const workerScript: string = '/sw.js';

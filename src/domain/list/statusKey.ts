import type { StatusFact } from '#/domain/status/status.ts';

/** The same for containers of which the same is said. */
export const statusKey = (status: StatusFact): string =>
  status.code === 'other' ? `other ${status.word}` : status.code;

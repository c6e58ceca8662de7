import { counted } from '#/language/plural.ts';

/** `2 records could not be read` */
export const unreadRecords = (count: number): string => `${counted(count, 'record')} could not be read`;
/** After a count, while the account is loading. */
export const soFar = (read: string, total: string | null): string =>
  ` so far, from ${read} of ${total ?? 'more'} shipments`;

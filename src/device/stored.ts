import { tryOr } from '#/domain/records/mapTolerant.ts';

/** What the log of messages is stored under (messageLog.ts). */
export const messageLogName = 'landfall.messages';
/** What the name of the reader is stored under (reader.ts). */
export const readerName = 'landfall.reader';

/** Whether there may be something under a name, for who loads what reads it only then. */
export const isStored = (name: string): boolean => tryOr(() => name in localStorage, false);

import { tryOr } from '#/domain/records/mapTolerant.ts';

/** What the log of messages is stored under (messageLog.ts). */
export const messageLogName = 'landfall.messages';

/** Whether there may be a log, for who loads it only then. */
export const hasMessages = (): boolean => tryOr(() => messageLogName in localStorage, false);

import { type LoggedMessage, readLoggedMessage } from '#/domain/messages/log.ts';
import { cachedList, storedStore } from './storage.ts';
import { messageLogName as name } from './stored.ts';

interface StoredLog {
  /** Newest first. */
  readonly messages: readonly LoggedMessage[];
}

/**
 * What left this device, for whom and about which containers (docs/contacts.md 4). What this version cannot read is not in
 * it, and goes with the next message.
 */
export const useMessageLog = storedStore<StoredLog>(name, () => ({ messages: [] }), {
  read: (stored) => ({
    messages: cachedList(stored, 'messages')
      .flatMap((record) => readLoggedMessage(record) ?? [])
      .toSorted((a, b) => b.at - a.at),
  }),
});

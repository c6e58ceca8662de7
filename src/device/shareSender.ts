import { storedStore } from './storage.ts';

/** The name that a reader of this device has signed shared pictures with; empty before the first. */
export const useShareSender = storedStore<{ readonly sender: string }>(
  'landfall.shareSender',
  () => ({ sender: '' }),
  {
    read: (stored) => {
      const { sender } = (typeof stored === 'object' && stored !== null ? stored : {}) as {
        sender?: unknown;
      };
      return typeof sender === 'string' ? { sender } : {};
    },
  },
);

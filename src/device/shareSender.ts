import { fieldsOf } from '#/domain/records/json.ts';
import { storedStore } from './storage.ts';

/** The name that a reader of this device has signed shared pictures with; empty before the first. */
export const useShareSender = storedStore<{ readonly sender: string }>(
  'landfall.shareSender',
  () => ({ sender: '' }),
  {
    read: (stored) => {
      const { sender } = fieldsOf(stored);
      return typeof sender === 'string' ? { sender } : {};
    },
  },
);

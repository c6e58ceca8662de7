import { fieldsOf } from '#/domain/records/json.ts';
import { storedStore } from './storage.ts';
import { readerName as name } from './stored.ts';

/** Who reads on this device, and what they chose about their cases. */
interface Reader {
  /** As colleagues call them; null until it was asked. */
  readonly name: string | null;
  /** Whether notes and snoozes that this device alone has stay here. */
  readonly keepsCases: boolean;
}

export const useReader = storedStore<Reader>(name, () => ({ name: null, keepsCases: false }), {
  read: (stored) => {
    const { name: known, keepsCases } = fieldsOf(stored);
    return {
      name: typeof known === 'string' && known.trim() !== '' ? known : null,
      keepsCases: keepsCases === true,
    };
  },
});

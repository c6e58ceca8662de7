import { useStore } from 'zustand';
import {
  type AccountEntries,
  type AccountEntry,
  type AccountFieldSet,
  withValue,
} from '#/domain/accountFields/accountFields.ts';
import { caseFields } from '#/domain/cases/cases.ts';
import { planFields } from '#/domain/pickups/plan.ts';
import { isObject, listOf } from '#/domain/records/json.ts';
import { cachedList, storedStore } from './storage.ts';

/** What the account does not hold of a set of its fields. */
interface DeviceFields<Slug extends string> {
  readonly entries: AccountEntries<Slug>;
  /** Why it is here: the reader chose so, or may not define custom fields; null where that was not asked yet. */
  readonly why: 'chosen' | 'forbidden' | null;
}

/** A store for what a set holds on this device alone. */
function deviceFields<Slug extends string>(name: string, set: AccountFieldSet<Slug>) {
  const initial: DeviceFields<Slug> = { entries: new Map(), why: null };
  return storedStore<DeviceFields<Slug>>(name, () => initial, {
    read: (stored) => {
      const entries = new Map<string, AccountEntry<Slug>>();
      for (const pair of cachedList(stored, 'entries')) {
        const [key, known] = listOf(pair);
        if (typeof key !== 'string' || !isObject(known)) continue;
        const texts = new Map(Object.entries(known));
        entries.set(
          key,
          set.fields.reduce<AccountEntry<Slug>>((entry, { slug }) => {
            const text = texts.get(slug);
            return typeof text === 'string' ? withValue(set, entry, slug, text) : entry;
          }, {}),
        );
      }
      const [why] = cachedList(stored, 'why');
      return { entries, why: why === 'chosen' || why === 'forbidden' ? why : null };
    },
    write: ({ entries, why }) => ({ entries: [...entries], why }),
  });
}

export type DeviceFieldsStore<Slug extends string> = ReturnType<typeof deviceFields<Slug>>;

/** What such a store holds. */
export function useDeviceFields<Slug extends string>(store: DeviceFieldsStore<Slug>): DeviceFields<Slug> {
  return useStore(store);
}

/** What is planned on this device alone (docs/charges.md 5). */
export const devicePlan = deviceFields('landfall.pickupPlan', planFields);

/** Owners of cases on this device alone (docs/cases.md). Notes and snoozes of this device are in acknowledgements.ts. */
export const deviceCases = deviceFields('landfall.cases', caseFields);

import { type PlanEntries, type PlanEntry, planSlugs, withValue } from '#/domain/pickups/plan.ts';
import { cachedList, onOtherPage, storedStore } from './storage.ts';

const name = 'landfall.pickupPlan';

/** A pickup plan that the account does not hold. */
interface DevicePlan {
  readonly entries: PlanEntries;
  /** Why it is here: the reader chose so, or may not define custom fields; null where that was not asked yet. */
  readonly why: 'chosen' | 'forbidden' | null;
}

/** What is planned on this device alone (docs/charges.md 5). */
export const useDevicePlan = storedStore<DevicePlan>(name, () => ({ entries: new Map(), why: null }), {
  read: (stored) => {
    const entries = new Map<string, PlanEntry>();
    for (const pair of cachedList(stored, 'entries')) {
      const [id, known]: unknown[] = Array.isArray(pair) ? pair : [];
      if (typeof id !== 'string' || typeof known !== 'object' || known === null) continue;
      const texts = new Map<string, unknown>(Object.entries(known));
      entries.set(
        id,
        planSlugs.reduce<PlanEntry>((entry, slug) => {
          const text = texts.get(slug);
          return typeof text === 'string' ? withValue(entry, slug, text) : entry;
        }, {}),
      );
    }
    const [why] = cachedList(stored, 'why');
    return { entries, why: why === 'chosen' || why === 'forbidden' ? why : null };
  },
  write: ({ entries, why }) => ({ entries: [...entries], why }),
});

/** Takes over what another page of this device has planned; returns how to stop. */
export function followDevicePlan(): () => void {
  return onOtherPage(name, useDevicePlan.reread);
}

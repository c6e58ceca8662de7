import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { type AlertRules, defaultAlertRules, readAlertRules } from '#/domain/alerts/alertRules.ts';
import { forgivingStorage, onOtherPage } from './storage.ts';

const name = 'landfall.alertRules';

/** Which exceptions show notifications on this device. Stored in local storage; what cannot be read falls back part by part. */
export const useAlertRules = create<AlertRules>()(
  persist((): AlertRules => defaultAlertRules, {
    name,
    version: 1,
    storage: createJSONStorage(() => forgivingStorage(localStorage)),
    // Another version's record goes through the same reading.
    migrate: (stored) => stored as AlertRules,
    merge: (stored) => readAlertRules(stored),
  }),
);

/** Takes over what is chosen on another page of this device; returns how to stop. */
export function followAlertRules(): () => void {
  return onOtherPage(name, () => void useAlertRules.persist.rehydrate());
}

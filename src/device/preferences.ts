import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import {
  type ExceptionSettings,
  defaultExceptionSettings,
  readExceptionSettings,
} from '#/domain/exceptions/exceptionSettings.ts';
import type { TimeDisplay } from '#/time/format.ts';
import { forgivingStorage } from './storage.ts';

export type Theme = 'system' | 'light' | 'dark';

interface Preferences {
  /** Which clock every time on every screen is shown by. */
  readonly timeDisplay: TimeDisplay;
  readonly theme: Theme;
  /** What the attention page and its count in the navigation judge by. */
  readonly attention: ExceptionSettings;
  /** Whether a character key alone does something wherever the focus is (WCAG 2.1.4). */
  readonly singleKeys: boolean;
  setTimeDisplay(timeDisplay: TimeDisplay): void;
  setTheme(theme: Theme): void;
  setExceptions(attention: ExceptionSettings): void;
  setSingleKeys(singleKeys: boolean): void;
}

const timeDisplays: readonly unknown[] = ['place', 'mine', 'utc'] satisfies TimeDisplay[];
const themes: readonly unknown[] = ['system', 'light', 'dark'] satisfies Theme[];

/** What this device's user chose. Kept in local storage; unreadable or unknown values fall back one by one. */
export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      timeDisplay: 'place',
      theme: 'system',
      attention: defaultExceptionSettings,
      singleKeys: true,
      setTimeDisplay: (timeDisplay) => set({ timeDisplay }),
      setTheme: (theme) => set({ theme }),
      setExceptions: (attention) => set({ attention }),
      setSingleKeys: (singleKeys) => set({ singleKeys }),
    }),
    {
      name: 'landfall.preferences',
      version: 1,
      storage: createJSONStorage(() => forgivingStorage(localStorage)),
      // Another version's record goes through the same reading, part by part.
      migrate: (kept) => kept,
      merge: (kept, initial) => {
        const { timeDisplay, theme, attention, singleKeys } = (kept ?? {}) as Partial<Preferences>;
        return {
          ...initial,
          ...(timeDisplays.includes(timeDisplay) && timeDisplay ? { timeDisplay } : {}),
          ...(themes.includes(theme) && theme ? { theme } : {}),
          attention: readExceptionSettings(attention),
          ...(typeof singleKeys === 'boolean' ? { singleKeys } : {}),
        };
      },
    },
  ),
);

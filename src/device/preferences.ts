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
  /** From when on something is an exception, on its page and in the count of the navigation. */
  readonly exceptions: ExceptionSettings;
  /** Whether a character key alone does something wherever the focus is (WCAG 2.1.4). */
  readonly singleKeys: boolean;
  setTimeDisplay(timeDisplay: TimeDisplay): void;
  setTheme(theme: Theme): void;
  setExceptions(exceptions: ExceptionSettings): void;
  setSingleKeys(singleKeys: boolean): void;
}

const timeDisplays: readonly unknown[] = ['place', 'mine', 'utc'] satisfies TimeDisplay[];
const themes: readonly unknown[] = ['system', 'light', 'dark'] satisfies Theme[];

/** What the user of this device chose. Stored in local storage; unreadable or unknown values fall back one by one. */
export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      timeDisplay: 'place',
      theme: 'system',
      exceptions: defaultExceptionSettings,
      singleKeys: true,
      setTimeDisplay: (timeDisplay) => set({ timeDisplay }),
      setTheme: (theme) => set({ theme }),
      setExceptions: (exceptions) => set({ exceptions }),
      setSingleKeys: (singleKeys) => set({ singleKeys }),
    }),
    {
      name: 'landfall.preferences',
      version: 2,
      storage: createJSONStorage(() => forgivingStorage(localStorage)),
      // Another version's record goes through the same reading, part by part.
      migrate: (stored, version) => (version < 2 ? withExceptions(stored) : stored),
      merge: (stored, initial) => {
        const { timeDisplay, theme, exceptions, singleKeys } = (stored ?? {}) as Partial<Preferences>;
        return {
          ...initial,
          ...(timeDisplays.includes(timeDisplay) && timeDisplay ? { timeDisplay } : {}),
          ...(themes.includes(theme) && theme ? { theme } : {}),
          exceptions: readExceptionSettings(exceptions),
          ...(typeof singleKeys === 'boolean' ? { singleKeys } : {}),
        };
      },
    },
  ),
);

/** Before version 2 the settings of the exceptions had another name. */
function withExceptions(stored: unknown): unknown {
  const { attention, ...others } = (stored ?? {}) as { readonly attention?: unknown };
  return { ...others, exceptions: attention };
}

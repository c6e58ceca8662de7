import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { TimeDisplay } from '#/time/format.ts';

export type Theme = 'system' | 'light' | 'dark';

interface Preferences {
  /** Which clock every time on every screen is shown by. */
  readonly timeDisplay: TimeDisplay;
  readonly theme: Theme;
  setTimeDisplay(timeDisplay: TimeDisplay): void;
  setTheme(theme: Theme): void;
}

const timeDisplays: readonly unknown[] = ['place', 'mine', 'utc'] satisfies TimeDisplay[];
const themes: readonly unknown[] = ['system', 'light', 'dark'] satisfies Theme[];

/** What this device's user chose. Kept in local storage; unreadable or unknown values fall back one by one. */
export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      timeDisplay: 'place',
      theme: 'system',
      setTimeDisplay: (timeDisplay) => set({ timeDisplay }),
      setTheme: (theme) => set({ theme }),
    }),
    {
      name: 'landfall.preferences',
      version: 1,
      // Another version's record goes through the same reading, part by part.
      migrate: (kept) => kept,
      merge: (kept, initial) => {
        const { timeDisplay, theme } = (kept ?? {}) as Partial<Preferences>;
        return {
          ...initial,
          ...(timeDisplays.includes(timeDisplay) && timeDisplay ? { timeDisplay } : {}),
          ...(themes.includes(theme) && theme ? { theme } : {}),
        };
      },
    },
  ),
);

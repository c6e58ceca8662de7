import { create } from 'zustand';

interface Release {
  /** Loads the page again as the next release; null while there is none. */
  readonly take: (() => void) | null;
  /** True where it may not help, so that an unattended page does not take it. */
  readonly byHand?: boolean;
}

/** The next release of the application, once this browser holds all of it (`releaseWatch.ts`). */
export const useRelease = create<Release>()(() => ({ take: null }));

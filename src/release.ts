import { create } from 'zustand';

interface Release {
  /** Loads the page again as the next release; null while there is none. */
  readonly take: (() => void) | null;
}

/** The next release of the application, once this browser holds all of it (`releaseWatch.ts`). */
export const useRelease = create<Release>()(() => ({ take: null }));

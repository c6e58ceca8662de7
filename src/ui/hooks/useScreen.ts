import { useSyncExternalStore } from 'react';

interface Fits {
  /** Now. */
  readonly fits: () => boolean;
  readonly useFits: () => boolean;
}

/** Whether the window fits a media query; `otherwise` where there is none to ask. */
function media(query: string, otherwise: boolean): Fits {
  const list = typeof matchMedia === 'undefined' ? null : matchMedia(query);
  const subscribe = (listener: () => void) => {
    list?.addEventListener('change', listener);
    return () => list?.removeEventListener('change', listener);
  };
  const fits = () => list?.matches ?? otherwise;
  return { fits, useFits: () => useSyncExternalStore(subscribe, fits) };
}

/** Whether the window has room for a table with columns. Tailwind's `xl`: below it the rows of a list are cards. */
export const { fits: isWide, useFits: useWide } = media('(min-width: 80rem)', true);

/** Whether the window is as narrow as a phone's. Below Tailwind's `md`. */
export const { fits: isPhone, useFits: usePhone } = media('(width < 48rem)', false);

import { usePreferences } from './preferences.ts';

/** Whether the user asked for less motion, here or on the device. */
export function prefersReducedMotion(): boolean {
  return (
    usePreferences.getState().motion === 'reduce' || matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

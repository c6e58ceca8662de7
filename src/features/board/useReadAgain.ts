import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BoardFleetQuery } from '#/queries/boardFleet.ts';
import { isReadingDue } from '#/queries/boardReading.ts';
import { second } from '#/time/durations.ts';

const lookEvery = 5 * second;
/** More than a busy device is late with a timer. */
const jump = 30 * second;

/** Reads at once, where it is worth it, when the network is back, the page is shown again or the device has slept. */
export function useReadAgain({ queryKey }: BoardFleetQuery): void {
  const client = useQueryClient();
  useEffect(() => {
    const readAgain = () => {
      const state = client.getQueryState(queryKey);
      if (state && isReadingDue(state, Date.now())) {
        void client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
      }
    };
    const onSight = () => {
      if (document.visibilityState === 'visible') readAgain();
    };
    // Only the clock shows a page that its device has slept, or that the clock was set.
    let last = Date.now();
    const timer = setInterval(() => {
      const passed = Date.now() - last;
      last += passed;
      if (Math.abs(passed - lookEvery) > jump) readAgain();
    }, lookEvery);
    window.addEventListener('online', readAgain);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', readAgain);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [client, queryKey]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BoardFleetQuery } from '#/queries/boardFleet.ts';
import { isReadingDue } from '#/queries/boardReading.ts';

const second = 1_000;
const lookEvery = 5 * second;
/** More than a busy device is late with a timer. */
const jump = 30 * second;

/** Reads at once, where it is worth it, when the network is back, the page is seen again or the device has slept. */
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
    // Nothing tells a page that its device has slept, or that its clock was set, but the clock itself.
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

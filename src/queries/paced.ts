import { useLive } from '#/device/live.ts';
import { minute } from '#/time/durations.ts';

/** How often it is read again all the same while the page hears of what happens: a notice may be lost on its way. */
const heartbeat = 5 * minute;

/** The pace of a page that hears of what happens, where it may be slower. Milliseconds. */
export function paced(usual: number): number {
  return useLive.getState().isOpen ? Math.max(usual, heartbeat) : usual;
}

/** Whether two readings at that pace were missed: the page was asleep, or the service does not answer. */
export function hasMissedReadings(age: number, pace: number): boolean {
  return age > 3 * pace;
}

import { useLive } from '#/device/useLive.ts';
import { systemClock } from '#/time/clock.ts';
import { minute, second } from '#/time/durations.ts';

/** How often it is read again all the same while the page receives live updates: a notice may be lost on its way. */
const heartbeat = 5 * minute;
/** How long before the stream opened a list may have been read. */
const longestStart = 15 * second;

const slowPace = (usual: number) => Math.max(usual, heartbeat);

/** How old it may be before a reading is missed: the next one comes after the pace, takes its time, and may be late. */
const longestAge = (pace: number, usual: number) => pace + Math.max(usual, pace / 2);

/** Null while no stream is open. One that opens in the future: the clock of the device was set back since. */
function openedBefore(now: number): number | null {
  const { openedAt } = useLive.getState();
  return openedAt !== null && openedAt > now ? 0 : openedAt;
}

/**
 * Whether the stream makes up for a slower pace. What was read before it opened may have missed something; and what has
 * grown too old was not confirmed since: a gateway answers from its cache while the service is down (docs/gateway.md 4).
 */
function isCovered(usual: number, readAt: number, now: number): boolean {
  const openedAt = openedBefore(now);
  return openedAt !== null && readAt >= openedAt && now - readAt <= longestAge(slowPace(usual), usual);
}

/**
 * The pace of reading again, which may be slower while the page receives live updates.
 *
 * @param readAt when the service gave it. Milliseconds of this device
 */
export function paced(usual: number, readAt: number, now: number): number {
  return isCovered(usual, readAt, now) ? slowPace(usual) : usual;
}

/**
 * How long until it is read again, counted from the last reading and the last try: TanStack Query begins its interval
 * anew with each record that a notice puts into the data. A clock that was set back does not put it off for long.
 */
export function nextReadingIn(usual: number, readAt: number, triedAt: number, now: number): number {
  const slow = isCovered(usual, readAt, now) ? readAt + slowPace(usual) : 0;
  const due = Math.max(triedAt + usual, slow);
  return Math.min(slowPace(usual), Math.max(second, due - now));
}

/** The `refetchInterval` of a query with that pace, whose data changes with its own readings alone. */
export function atPace(usual: number) {
  return ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) => {
    const now = systemClock.now();
    return nextReadingIn(usual, state.dataUpdatedAt, now, now);
  };
}

/**
 * Whether it shows what happens as it happens: it was not read long before the stream opened, and a reading has confirmed
 * it lately. A stream that is open says nothing of a service that is down.
 */
export function isLive(usual: number, readAt: number, now: number): boolean {
  const openedAt = openedBefore(now);
  const pace = paced(usual, readAt, now);
  return openedAt !== null && openedAt - readAt <= longestStart && now - readAt <= longestAge(pace, usual);
}

/** Whether two readings at that pace were missed: the page was asleep, or the service does not answer. */
export function hasMissedReadings(age: number, pace: number): boolean {
  return age > 3 * pace;
}

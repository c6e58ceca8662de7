import { afterEach, describe, expect, it } from 'vitest';
import { useLive } from '#/device/useLive.ts';
import { minute, second } from '#/time/durations.ts';
import { isLive, nextReadingIn, paced } from './paced.ts';

afterEach(() => useLive.setState(useLive.getInitialState(), true));

/** All times in minutes. */
const opened = 100;
const setOpen = (at: number | null) => useLive.setState({ openedAt: at === null ? null : at * minute });

describe('the pace of reading again', () => {
  it.each([
    ['the usual one without a stream', null, 101, 102, 1],
    ['slow for what was read since the stream opened', opened, 101, 102, 5],
    ['the usual one for what was read before the stream opened', opened, 99, 101, 1],
    ['the usual one once it has been in the cache of a gateway for too long', opened, 101, 109, 1],
    ['slow after the clock of the device was set back', opened, 41, 42, 5],
  ])('is %s', (_, openedAt, readAt, now, minutes) => {
    setOpen(openedAt);
    expect(paced(minute, readAt * minute, now * minute)).toBe(minutes * minute);
  });

  it.each([
    ['counts from the last reading, whatever is put into the list meanwhile', 101, 101, 105, 60],
    ['is over soon when the reading is due, whatever is put into the list', 101, 101, 106.5, 1],
    ['counts from the last try where a gateway answers from its cache', 101, 106, 106.5, 30],
    ['is the usual one for what was read before the stream opened', 99, 99, 100.5, 1],
    ['is five minutes at most after the clock of the device was set back', 141, 141, 101, 300],
  ])('the time until the next one %s', (_, readAt, triedAt, now, seconds) => {
    setOpen(opened);
    const until = nextReadingIn(minute, readAt * minute, triedAt * minute, now * minute);
    expect(until).toBe(seconds * second);
  });
});

describe('a list is live', () => {
  it.each([
    ['when it was read since the stream opened', 103, 110, 1, true],
    ['no longer when the next two readings did not confirm it', 102, 110, 1, false],
    ['when it was read just before the stream opened', 99.8, 101, 1, true],
    ['no longer when no refresh came', 99.8, 102, 1, false],
    ['not when it has been in the cache of a gateway for a while', 99.5, 100, 1, false],
    ['while a reading of many pages takes its five minutes', 101, 110.5, 5, true],
  ])('%s', (_, readAt, now, usual, live) => {
    setOpen(opened);
    expect(isLive(usual * minute, readAt * minute, now * minute)).toBe(live);
  });
});

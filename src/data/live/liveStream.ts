import { systemTimers, type Timers } from '#/data/http/timers.ts';
import { second } from '#/time/durations.ts';
import { type LiveChange, readChange } from './liveChange.ts';
import { longestSilence } from './workerMessages.ts';

export interface LiveListener {
  /** The stream is open; what happened before may have been missed. */
  onOpen(): void;
  onChange(change: LiveChange): void;
  /** It is not open any more. It opens again by itself. */
  onLost(): void;
}

/** What is needed of an EventSource. */
export interface Source {
  readonly readyState: number;
  addEventListener(type: string, hear: (event: Event) => void): void;
  close(): void;
}

export interface LiveStreamSettings {
  readonly connect?: () => Source;
  readonly timers?: Timers;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** Where this server says what changes. */
const path = '/live';
const shortestPause = 2 * second;
const longestPause = 60 * second;
/** EventSource.CLOSED */
const closed = 2;

/**
 * Listens to what happens. A browser connects again by itself after a broken connection, but not after a refusal, and
 * does not notice one that has gone silent; both are made up for here.
 *
 * @returns ends it
 */
export function openLiveStream(
  listener: LiveListener,
  {
    connect = () => new EventSource(path),
    timers = systemTimers,
    random = Math.random,
  }: LiveStreamSettings = {},
): () => void {
  let source: Source | null = null;
  let isOpen = false;
  let refusals = 0;
  let cancelTimer = (): void => undefined;

  function open(): void {
    const own = (source = connect());
    const ifCurrent = (run: () => void) => () => {
      if (source === own) run();
    };
    own.addEventListener(
      'open',
      ifCurrent(() => {
        refusals = 0;
        onActivity();
        if (isOpen) return;
        isOpen = true;
        listener.onOpen();
      }),
    );
    own.addEventListener('ping', ifCurrent(onActivity));
    own.addEventListener('message', (event) => {
      if (source !== own) return;
      onActivity();
      const { data } = event as MessageEvent<unknown>;
      const change = typeof data === 'string' ? readChange(data) : null;
      if (change) listener.onChange(change);
    });
    own.addEventListener(
      'error',
      ifCurrent(() => {
        lose();
        if (own.readyState === closed) openLater();
      }),
    );
    onActivity();
  }

  function onActivity(): void {
    cancelTimer();
    cancelTimer = timers.after(longestSilence, () => {
      lose();
      openLater();
    });
  }

  function lose(): void {
    if (!isOpen) return;
    isOpen = false;
    listener.onLost();
  }

  /** Not all browsers of a team at once. */
  function openLater(): void {
    source?.close();
    cancelTimer();
    const pause = Math.min(longestPause, shortestPause * 2 ** refusals);
    refusals += 1;
    cancelTimer = timers.after(pause * (0.5 + random()), open);
  }

  open();
  return () => {
    cancelTimer();
    source?.close();
    source = null;
  };
}

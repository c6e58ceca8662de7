import { systemTimers, type Timers } from '#/data/http/timers.ts';
import { second } from '#/time/durations.ts';
import { type LiveListener, openLiveStream } from './liveStream.ts';
import { type LiveMessage, longestSilence } from './workerMessages.ts';

/** A worker of this origin answers within a tenth of a second, or something is wrong. */
const startLimit = 5 * second;

/** What is needed of a SharedWorker. */
export interface LiveWorker {
  readonly port: Pick<MessagePort, 'addEventListener' | 'start' | 'postMessage' | 'close'>;
}

export interface LiveConnectionSettings {
  /** Null where the browser has no such workers. */
  readonly createWorker?: () => LiveWorker | null;
  readonly open?: (listener: LiveListener) => () => void;
  readonly timers?: Timers;
}

/**
 * Listens to what happens, through the worker that all tabs share, or for itself where the browser has no such workers.
 * A page that the browser keeps for "back" does not listen until it is shown again.
 *
 * @returns ends it
 */
export function connectLive(listener: LiveListener, settings: LiveConnectionSettings = {}): () => void {
  let disconnect = connect(listener, settings);
  const onHide = (): void => {
    disconnect();
    listener.onLost();
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) disconnect = connect(listener, settings);
  };
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
    disconnect();
  };
}

function connect(listener: LiveListener, settings: LiveConnectionSettings): () => void {
  const { createWorker = createSharedWorker, open = openLiveStream, timers = systemTimers } = settings;
  const worker = createWorker();
  if (!worker) return open(listener);
  let end = (): void => undefined;
  end = follow(worker, listener, timers, (hasAnswered) => {
    end();
    if (hasAnswered) listener.onLost();
    end = hasAnswered ? connect(listener, settings) : open(listener);
  });
  return () => end();
}

/** @param onSilence where the worker does not answer, or does not any more */
function follow(
  { port }: LiveWorker,
  listener: LiveListener,
  timers: Timers,
  onSilence: (hasAnswered: boolean) => void,
): () => void {
  let cancelTimer = timers.after(startLimit, () => onSilence(false));
  port.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
    cancelTimer();
    cancelTimer = timers.after(longestSilence, () => onSilence(true));
    if (data === 'open') listener.onOpen();
    else if (data === 'lost') listener.onLost();
    else if (data !== 'here') listener.onChange(data);
  });
  port.start();
  return () => {
    cancelTimer();
    port.postMessage('bye');
    port.close();
  };
}

function createSharedWorker(): SharedWorker | null {
  try {
    return new SharedWorker(new URL('./live.worker.ts', import.meta.url), {
      type: 'module',
      name: 'landfall live',
    });
  } catch {
    return null;
  }
}

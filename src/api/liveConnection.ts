import { second } from '#/time/durations.ts';
import type { LiveChange } from './liveChange.ts';
import { type LiveListener, openLiveStream } from './liveStream.ts';

/** What the worker says to a tab: `here` where its stream is not open yet. */
export type LiveMessage = 'here' | 'open' | 'lost' | LiveChange;

/** A worker of this origin answers within a tenth of a second, or something is wrong. */
const startLimit = 5 * second;

/**
 * Listens to what happens, through the worker that all tabs share, or for itself where the browser has no such workers.
 * A page that the browser keeps for "back" does not listen until it is shown again.
 *
 * @returns ends it
 */
export function connectLive(listener: LiveListener): () => void {
  let disconnect = connect(listener);
  const onHide = (): void => {
    disconnect();
    listener.onLost();
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) disconnect = connect(listener);
  };
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
    disconnect();
  };
}

function connect(listener: LiveListener): () => void {
  const worker = createOrNull();
  if (!worker) return openLiveStream(listener);
  let end = (): void => undefined;
  end = follow(worker, listener, () => {
    end();
    end = openLiveStream(listener);
  });
  return () => end();
}

/** @param giveUp where the worker does not answer */
function follow({ port }: SharedWorker, listener: LiveListener, giveUp: () => void): () => void {
  const late = setTimeout(giveUp, startLimit);
  port.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
    clearTimeout(late);
    if (data === 'open') listener.onOpen();
    else if (data === 'lost') listener.onLost();
    else if (data !== 'here') listener.onChange(data);
  });
  port.start();
  return () => {
    clearTimeout(late);
    port.postMessage('bye');
    port.close();
  };
}

function createOrNull(): SharedWorker | null {
  try {
    return new SharedWorker(new URL('./live.worker.ts', import.meta.url), {
      type: 'module',
      name: 'landfall live',
    });
  } catch {
    return null;
  }
}

import { type ComponentType, lazy } from 'react';

/** From the first try of a part to the second; each further wait is twice as long, up to the longest. */
const shortestWait = 2_000;
const longestWait = 60_000;

/**
 * A part of a page whose code comes after the rest. Where that cannot be loaded, the page goes on without it: it is tried
 * again after a while, and as soon as the device is on a network again.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

/** What is loaded, however often that has to be tried. */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let wait = shortestWait; ; wait = Math.min(2 * wait, longestWait)) {
    try {
      return await load();
    } catch {
      await onlineOrAfter(wait);
    }
  }
}

function onlineOrAfter(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      window.removeEventListener('online', go);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
  });
}

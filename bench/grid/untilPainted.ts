import { whenPainted } from './whenPainted.ts';

/**
 * Waits until a change of the document makes it true, and then until the browser has painted that.
 *
 * @returns when that was, on the clock of `performance.now()`; null where it did not come true within `patience`
 */
export function untilPainted(host: Element, isDone: () => boolean, patience = 1_500): Promise<number | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(null), patience);
    const observer = new MutationObserver(check);
    observer.observe(host, { subtree: true, childList: true, characterData: true, attributes: true });
    check();

    function check() {
      if (!isDone()) return;
      observer.disconnect();
      whenPainted(finish);
    }
    function finish(at: number | null) {
      clearTimeout(timer);
      observer.disconnect();
      resolve(at);
    }
  });
}

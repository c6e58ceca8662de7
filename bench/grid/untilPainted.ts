// Whether the code that runs now belongs to a frame that is about to be painted. Grids change the document in both.
let inFrame = false;

function marking<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    inFrame = true;
    try {
      callback(...args);
    } finally {
      // After the mutation observers, which are told in the order of the changes.
      queueMicrotask(() => (inFrame = false));
    }
  };
}

const request = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => request(marking(callback));
window.ResizeObserver = class extends ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    super(marking(callback));
  }
};

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
      if (inFrame) afterFrame();
      else request(afterFrame);
    }
    // A message that is sent while a frame is made comes after its painting.
    function afterFrame() {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => finish(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    }
    function finish(at: number | null) {
      clearTimeout(timer);
      observer.disconnect();
      resolve(at);
    }
  });
}

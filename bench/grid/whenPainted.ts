// Whether the code that runs now belongs to a frame that is about to be painted. Grids change the document in both.
let inFrame = false;

function marking<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    inFrame = true;
    try {
      callback(...args);
    } finally {
      // After the mutation observers, which are called in the order of the changes.
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

/** Tells when what the document shows now has been painted, on the clock of `performance.now()`. */
export function whenPainted(tell: (at: number) => void): void {
  // Asked for while a frame is made, so that it comes after its painting; before all else that waits for that, since
  // what a page does once its rows are seen is not what is measured.
  const afterFrame = () =>
    void scheduler.postTask(() => tell(performance.now()), { priority: 'user-blocking' });
  if (inFrame) afterFrame();
  else request(afterFrame);
}

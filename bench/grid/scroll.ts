const frame = 1000 / 60;

/** Scrolls down at an even speed, and up again at the end, and counts the frames of 60 Hz that were not drawn. */
export function scroll(element: HTMLElement, seconds: number): Promise<{ frames: number; dropped: number }> {
  return new Promise((resolve) => {
    let start = 0;
    let last = 0;
    let dropped = 0;
    let pixels = 60;
    const step = (now: number) => {
      if (start === 0) start = now;
      else dropped += Math.max(0, Math.round((now - last) / frame) - 1);
      last = now;
      if (now - start >= seconds * 1000) {
        resolve({ frames: Math.round((now - start) / frame), dropped });
        return;
      }
      const before = element.scrollTop;
      element.scrollTop += pixels;
      if (element.scrollTop === before) pixels = -pixels;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

const frame = 1000 / 60;

export interface Scrolled {
  readonly frames: number;
  /** Frames of 60 Hz that were not drawn. */
  readonly dropped: number;
  /** Frames that were drawn without a row at the middle or the foot of the list. */
  readonly blank: number;
  readonly pixels: number;
}

/** Scrolls down at an even speed, and up again at the end. */
export function scroll(element: HTMLElement, row: string, seconds: number): Promise<Scrolled> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isFilled = (share: number) =>
    document.elementFromPoint(left + width / 2, top + height * share)?.closest(row) != null;
  return new Promise((resolve) => {
    let start = 0;
    let last = 0;
    let dropped = 0;
    let blank = 0;
    let pixels = 0;
    let step = 60;
    const draw = (now: number) => {
      if (start === 0) start = now;
      else dropped += Math.max(0, Math.round((now - last) / frame) - 1);
      last = now;
      // What the frame before has drawn.
      if (!isFilled(0.5) || !isFilled(0.95)) blank++;
      if (now - start >= seconds * 1000) {
        resolve({ frames: Math.round((now - start) / frame), dropped, blank, pixels });
        return;
      }
      const before = element.scrollTop;
      element.scrollTop += step;
      if (element.scrollTop === before) step = -step;
      pixels += Math.abs(element.scrollTop - before);
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  });
}

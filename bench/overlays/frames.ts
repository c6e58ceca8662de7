/** Does something in each of so many frames, and tells how long each took until the next. Milliseconds. */
export function frames(count: number, work: (frame: number) => void): Promise<number[]> {
  return new Promise((resolve) => {
    const starts: number[] = [];
    const step = (now: number) => {
      starts.push(now);
      if (starts.length > count) {
        resolve(starts.slice(1).map((start, index) => start - (starts[index] ?? 0)));
        return;
      }
      work(starts.length - 1);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** Waits until the page has had nothing to do for a while. */
export async function untilIdle(): Promise<void> {
  for (let free = 0; free < 5;) {
    // A page at rest gives all of the 50 ms that an idle period may last, or what is left of a frame.
    const left = await new Promise<number>((resolve) =>
      requestIdleCallback((period) => resolve(period.timeRemaining())),
    );
    free = left > 10 ? free + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

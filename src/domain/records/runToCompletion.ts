/** Drives work that can pause to its end without a pause, for what cannot wait. */
export function runToCompletion<Made>(work: Generator<undefined, Made, undefined>): Made {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

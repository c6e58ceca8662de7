/** Runs `work` once there is room for it; what comes later waits. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function createTurns(most: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Its place is handed on.
      if (next) next();
      else running--;
    }
  };
}

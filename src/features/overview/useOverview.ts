import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { runCooperatively } from '#/async/runCooperatively.ts';
import type { OverviewQuestion } from '#/domain/overview/figure.ts';
import { overview, type Overview } from '#/domain/overview/overview.ts';

interface Running {
  asked: OverviewQuestion | null;
  readonly left: AbortController;
}

/**
 * The fleet in figures, counted in slices, so that the page stays responsive. What arrives meanwhile is counted next:
 * an account that grows page by page would else never come to an end. Null until the first count.
 *
 * @param question the same object as long as it is the same; null while nothing is loaded
 */
export function useOverview(question: OverviewQuestion | null): Overview | null {
  const [found, setFound] = useState<Overview | null>(null);
  const running = useRef<Running | null>(null);
  const show = useEffectEvent(setFound);

  useEffect(() => {
    if (!question) return;
    if (running.current) {
      running.current.asked = question;
      return;
    }
    const run: Running = { asked: question, left: new AbortController() };
    running.current = run;
    void countAll(run, (next) => show(next)).finally(() => {
      if (running.current === run) running.current = null;
    });
  }, [question]);

  useEffect(
    () => () => {
      running.current?.left.abort();
      running.current = null;
    },
    [],
  );
  return question && found;
}

async function countAll(run: Running, show: (found: Overview) => void): Promise<void> {
  while (run.asked) {
    const { asked } = run;
    run.asked = null;
    try {
      show(await runCooperatively(overview(asked), run.left.signal));
    } catch {
      // The page was left.
      return;
    }
  }
}

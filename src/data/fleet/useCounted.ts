import { useEffect, useState } from 'react';
import { oneAtATime } from '#/async/oneAtATime.ts';
import { runCooperatively } from '#/async/runCooperatively.ts';

/**
 * What is counted of a question, in slices: to its end, and then what has come meanwhile. An account that grows page by
 * page would else never be counted.
 *
 * @param count does not change
 */
export function useCounted<Question, Found>(
  question: Question | null,
  count: (question: Question) => Generator<undefined, Found, undefined>,
): Found | null {
  const [counted, setCounted] = useState<Found | null>(null);
  const [ask] = useState(() =>
    oneAtATime(async (asked: Question) => setCounted(await runCooperatively(count(asked)))),
  );
  useEffect(() => {
    if (question) ask(question);
  }, [question, ask]);
  return question && counted;
}

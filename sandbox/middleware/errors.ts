import type { Context } from 'hono';
import { mediaType } from '#sandbox/jsonapi/jsonapi.ts';
import { notFound, Problem, type ProblemItem } from '#sandbox/jsonapi/problem.ts';
import { DatabaseError } from '#sandbox/store/databaseError.ts';

// As the live service answers its own faults (docs/interface.md 1.6): nothing about the inside.
const internalError: ProblemItem = {
  status: '500',
  source: null,
  title: 'Internal Server Error',
  detail: null,
};

const noRoom: ProblemItem = {
  status: '507',
  title: 'Insufficient Storage',
  detail: 'There is no room for this change. What was there before is kept.',
};

/** Answers whatever a request threw as an `errors` array (docs/interface.md 1.6). */
export function answerError(report: (error: Error) => void) {
  return (error: Error, c: Context): Response => {
    if (error instanceof Problem) return answerProblem(c, error);
    report(error);
    if (error instanceof DatabaseError && error.isFull) return answerProblem(c, new Problem(507, [noRoom]));
    return answerProblem(c, new Problem(500, [internalError]));
  };
}

/** Unknown routes are JSON too, although the live service answers them with a page. */
export function answerNotFound(c: Context): Response {
  return answerProblem(c, notFound());
}

function answerProblem(c: Context, problem: Problem): Response {
  const body = JSON.stringify({ errors: problem.items });
  return c.body(body, problem.status, { ...problem.headers, 'content-type': mediaType });
}

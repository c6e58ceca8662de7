import { isServerUp } from '#/data/http/request.ts';
import { second } from '#/time/durations.ts';

const shortestPause = 10 * second;
const longestPause = 5 * 60 * second;
const failuresKey = 'landfall.failedStarts';

/**
 * Loads the page again after a start that failed, as while the server is restarted: there is no user at a wall who
 * would. Pauses become longer from one failure to the next, of this page and of the ones before it, and differ, so that
 * the boards of an office do not come back all at once. An error page would be worse: nothing is loaded before the server
 * answers.
 */
export async function startAgain(): Promise<void> {
  let failures = failedStarts();
  do {
    await after(pauseAfter(failures));
    failures += 1;
  } while (!(await isServerUp()));
  note(failures);
  window.location.reload();
}

/** The next failure is the first again. */
export function startedWell(): void {
  note(0);
}

function pauseAfter(failures: number): number {
  return Math.min(longestPause, shortestPause * 2 ** failures) * (1 + 0.4 * Math.random());
}

function failedStarts(): number {
  try {
    return Number(sessionStorage.getItem(failuresKey)) || 0;
  } catch {
    return 0;
  }
}

function note(failures: number): void {
  try {
    sessionStorage.setItem(failuresKey, String(failures));
  } catch {
    // Then every page begins with the shortest pause.
  }
}

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

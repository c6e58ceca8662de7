import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { errorWords } from '#/queries/errorWords.ts';

/** The last resort, when drawing a page failed. The address, and with it the whole view, is still there. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  return (
    <div className="p-6">
      <title>Problem · Landfall</title>
      <h1 className="sr-only">Problem</h1>
      <ErrorPanel words={errorWords(error)} onRetry={reset} />
    </div>
  );
}

import type { ErrorComponentProps } from '@tanstack/react-router';
import { describeError } from '#/data/cache/describeError.ts';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { problemTitle } from './words.ts';

/** The last resort, when drawing a page failed. The address, and with it the whole view, is still there. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  return (
    <div className="p-6">
      <title>{`${problemTitle} · Landfall`}</title>
      <h1 className="sr-only">{problemTitle}</h1>
      <ErrorPanel words={describeError(error)} onRetry={reset} />
    </div>
  );
}

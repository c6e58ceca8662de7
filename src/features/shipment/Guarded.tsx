import type { ReactNode } from 'react';
import { ErrorBoundary } from '#/ui/states/ErrorBoundary.tsx';
import * as words from './words.ts';

/** Keeps a part of the page that cannot be drawn from the others. Another record is another try. */
export function Guarded({ what, of, children }: { what: string; of: object; children: ReactNode }) {
  return (
    <ErrorBoundary
      of={of}
      renderFailure={() => (
        <p role="status" className="text-sm text-attention">
          {words.partFailed(what)}
        </p>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

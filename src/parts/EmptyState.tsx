import type { ReactNode } from 'react';

/** Says that there is nothing, why, and what to do. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-2 px-6 py-16 text-center">
      <p className="text-lg font-semibold">{title}</p>
      <div className="space-y-3 text-sm text-ink-soft">{children}</div>
    </div>
  );
}

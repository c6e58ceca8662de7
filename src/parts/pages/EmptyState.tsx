import type { ReactNode } from 'react';

/** Says that there is nothing, why, and what to do. `heading` makes the title a heading of that level. */
export function EmptyState({
  title,
  heading: Title = 'p',
  children,
}: {
  title: string;
  heading?: 'h1' | 'h2' | 'p';
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center gap-2 px-6 py-16 text-center">
      <Title className="max-w-full text-lg font-semibold">{title}</Title>
      <div className="space-y-3 text-sm text-balance text-ink-soft">{children}</div>
    </div>
  );
}

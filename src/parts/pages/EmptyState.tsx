import type { ReactNode } from 'react';

/** Says that there is nothing, why, and what to do. `heading` makes the title a heading of that level. */
export function EmptyState({
  title,
  heading: Title = 'p',
  picture,
  children,
}: {
  title: string;
  heading?: 'h1' | 'h2' | 'p';
  /** Of what will be here, where there was never anything. */
  picture?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto w-full max-w-md space-y-2 px-6 py-16">
      {picture && <div className="pb-2">{picture}</div>}
      <Title className="text-lg font-semibold">{title}</Title>
      <div className="space-y-3 text-sm text-ink-soft">{children}</div>
    </div>
  );
}

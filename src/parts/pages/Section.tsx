import { type ReactNode, useId } from 'react';

/** A part of a page under its own small heading. */
export function Section({
  title,
  level = 3,
  aside,
  children,
}: {
  title: string;
  level?: 2 | 3;
  /** Stands at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className="space-y-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading id={id} className="eyebrow">
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}

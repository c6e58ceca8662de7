import { type ReactNode, useState } from 'react';

/** A line that unfolds its content. Folded content is not rendered: a day may have hundreds of containers. */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group text-sm"
    >
      <summary className="-mx-1 flex items-baseline gap-1.5 rounded px-1 py-0.5 marker:content-none hover:bg-hover">
        <span aria-hidden className="w-2.5 shrink-0 text-ink-faint transition-transform group-open:rotate-90">
          ›
        </span>
        {summary}
      </summary>
      {open && <div className="py-1 pl-4">{children}</div>}
    </details>
  );
}

import { type ReactNode, useId } from 'react';

/** A part of the morning: its heading with a note and a count, its rows, and where there is more. */
export function Panel({
  title,
  note,
  count,
  busy = false,
  foot,
  area,
  children,
}: {
  title: ReactNode;
  note?: string;
  count: ReactNode;
  busy?: boolean;
  foot?: ReactNode;
  /** Where it stands among the parts (morning.css). */
  area: 'ask' | 'fetch' | 'arrives' | 'since' | 'waits';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={busy} className="card min-w-0" style={{ gridArea: area }}>
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-3">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {note !== undefined && <p className="text-xs text-ink-soft max-md:hidden">{note}</p>}
        <p className="ml-auto text-sm font-semibold">{count}</p>
      </div>
      {children}
      {foot && <div className="border-t border-line px-4 py-2 text-sm">{foot}</div>}
    </section>
  );
}

/** Stands where a panel has no rows. */
export const PanelNote = ({ children }: { children: ReactNode }) => (
  <p className="px-4 py-3 text-sm text-ink-soft">{children}</p>
);

export const panelLink =
  'inline-flex items-center font-medium text-accent underline-offset-2 hover:underline max-md:min-h-11';
export const panelRow = 'flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-2 text-sm';

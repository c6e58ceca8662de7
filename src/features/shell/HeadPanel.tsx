import { type ReactNode, useState } from 'react';

/** Browsers read it when a panel opens; React's own property is for what is drawn anew. */
const takeFocus = (panel: HTMLElement | null) => panel?.setAttribute('autofocus', '');

/**
 * What a mark at the end of the head stands for: its `popoverTarget` opens it below, where it is read out. What it holds
 * is drawn, and loaded, when it opens first.
 */
export function HeadPanel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  return (
    <div
      ref={takeFocus}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onBeforeToggle={() => setDrawn(true)}
      className="card fixed inset-auto top-15 right-3 w-80 max-w-[calc(100vw-1.5rem)] space-y-2 p-4 text-sm shadow-float outline-none"
    >
      <p className="font-semibold">{title}</p>
      {isDrawn && children}
    </div>
  );
}

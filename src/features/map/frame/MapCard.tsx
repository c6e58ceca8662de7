import { type ReactNode, useState } from 'react';
import { ExpansionContext, useExpanded } from './useExpanded.ts';

/**
 * A map with what belongs to it, such as its time bar. An expanded map covers the window together with them, so that
 * another time is never mistaken for the present.
 */
export function MapCard({
  label,
  selected = null,
  className,
  map,
  mapClassName,
  children,
}: {
  /** The name for screen readers: “Route of MSKU4807969”. */
  label: string;
  /** Key of the selection, whose details are beside the card: another one collapses an expanded map. */
  selected?: string | null;
  className?: string;
  map: ReactNode;
  /** Gives the collapsed map its size: the map itself has none. */
  mapClassName: string;
  children?: ReactNode;
}) {
  const [card, setCard] = useState<HTMLElement | null>(null);
  const expansion = useExpanded(card, selected);
  const { expanded } = expansion;
  return (
    <section
      ref={setCard}
      role={expanded ? 'dialog' : undefined}
      aria-modal={expanded || undefined}
      aria-label={label}
      className={expanded ? 'fixed inset-0 z-25 flex flex-col bg-surface' : className}
    >
      <ExpansionContext value={expansion}>
        <div className={expanded ? 'min-h-0 flex-1' : mapClassName}>{map}</div>
      </ExpansionContext>
      {children}
    </section>
  );
}

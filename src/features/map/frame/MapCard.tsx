import { type ReactNode, useState } from 'react';
import { ExpansionContext, useExpanded } from './useExpanded.ts';

/**
 * A map and what belongs to it, such as the time that it shows. All of it covers the window where the map is made
 * large: a large map must not pass another time for the present.
 */
export function MapCard({
  label,
  selected = null,
  className,
  map,
  mapClassName,
  children,
}: {
  /** What the map shows, for those who hear it: “Route of MSKU4807969”. */
  label: string;
  /** Key of what is selected and told of beside the card: another one makes a card small that covers the window. */
  selected?: string | null;
  className?: string;
  map: ReactNode;
  /** The size of the map while it is small: the map itself has none. */
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

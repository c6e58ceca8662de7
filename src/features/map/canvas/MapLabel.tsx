import type { ReactNode } from 'react';
import type { WorldPoint } from '#/domain/geo/mercator.ts';
import { useBeside } from './useBeside.ts';

/**
 * A label beside a place of the world at the zoom of the map. Hidden from screen readers: the lists of the page have the
 * same facts.
 */
export function MapLabel({
  place,
  dot = false,
  children,
}: {
  place: WorldPoint;
  /** Marks the place with a dot, where nothing is drawn there. */
  dot?: boolean;
  children: ReactNode;
}) {
  const { element, x, y } = useBeside(place);
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-[700] overflow-hidden">
      {dot && (
        <div
          className="absolute -top-[5px] -left-[5px] size-2.5 rounded-full border-2 border-[var(--map-edge)] bg-[var(--map-track)]"
          style={{ translate: `${x}px ${y}px` }}
        />
      )}
      <div
        ref={element}
        className="absolute top-0 left-0 w-max max-w-[18rem] rounded border border-line bg-surface px-2 py-1 text-xs text-ink shadow-float"
      >
        {children}
      </div>
    </div>
  );
}

import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import type { RouteLeg } from '#/domain/route/legs.ts';
import type { RouteStop } from '#/domain/route/route.ts';
import { classes } from '#/ui/classes.ts';
import { LegItem } from './LegItem.tsx';
import { legIdOf, stopIdOf } from './routeIds.ts';
import { StopItem } from './StopItem.tsx';

/** The facts of the map as a list: stops with their times, the legs between them, and the vessel. */
export function RouteList({
  label,
  stops,
  legs,
  tracking,
  chosen,
}: {
  label: string;
  stops: readonly RouteStop[];
  legs: readonly RouteLeg[];
  tracking: CarrierTracking;
  /** The id of what was clicked on the map (routeIds.ts). */
  chosen: string | null;
}) {
  return (
    <ol aria-label={label} className="min-w-0 p-2 sm:p-3">
      {stops.map((stop, index) => {
        const leg = legs[index];
        return (
          <Fragment key={`${stop.label} ${stop.place.id ?? index}`}>
            <Item isChosen={chosen === stopIdOf(index)}>
              <StopItem stop={stop} tracking={tracking} />
            </Item>
            {leg && (
              <Item isChosen={chosen === legIdOf(index)}>
                <LegItem leg={leg} />
              </Item>
            )}
          </Fragment>
        );
      })}
    </ol>
  );
}

function Item({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li
      ref={item}
      aria-current={isChosen || undefined}
      className={classes('rounded px-1.5', isChosen && 'bg-accent-wash')}
    >
      {children}
    </li>
  );
}

import { Fragment } from 'react';
import type { RouteStop } from '#/domain/containerRoute.ts';
import type { RouteLeg } from '#/domain/routeLegs.ts';
import type { LineTracking } from '#/domain/shipment.ts';
import { LegItem } from './LegItem.tsx';
import { StopItem } from './StopItem.tsx';

/** All that the map says, in words: stops with their times, the legs between them, and the vessel. */
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
  tracking: LineTracking;
  /** The stop that was pointed out on the map. */
  chosen: number | null;
}) {
  return (
    <ol aria-label={label} className="min-w-0 p-3 sm:p-4">
      {stops.map((stop, index) => {
        const leg = legs[index];
        return (
          <Fragment key={`${stop.label} ${stop.place.id ?? index}`}>
            <li>
              <StopItem stop={stop} tracking={tracking} isChosen={chosen === index} />
            </li>
            {leg && (
              <li>
                <LegItem leg={leg} />
              </li>
            )}
          </Fragment>
        );
      })}
    </ol>
  );
}

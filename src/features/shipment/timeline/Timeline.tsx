import { useMemo } from 'react';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import type { TimelineLeg } from '#/domain/timeline/legs.ts';
import { timelineRows } from '#/domain/timeline/rows.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { useNow } from '#/ui/useNow.ts';
import { TimelineGroup } from './TimelineGroup.tsx';

const minute = 60_000;

interface TimelineProps {
  readonly legs: readonly TimelineLeg[];
  /** Tells whether an expectation whose time has passed can be called not seen. */
  readonly tracking: CarrierTracking;
  /** When the service made the record of the container; null where unknown. */
  readonly trackedSince: Instant | null;
}

/**
 * The journey of one container as a single line from top to bottom: what happened solid, what is expected dashed, the
 * present between them. Notices, which moved nothing, stand below it off the line (docs/interface.md trap 26).
 */
export function Timeline({ legs, tracking, trackedSince }: TimelineProps) {
  const now = instant(useNow(minute));
  const drawn = useMemo(() => timelineRows(legs, now), [legs, now]);
  const end = drawn.findLast(({ leg }) => leg.kind !== 'notice');
  return (
    <ol>
      {drawn.map((one) => (
        <TimelineGroup
          key={one.leg.key}
          leg={one.leg}
          rows={one.rows}
          reading={{ now, tracking, trackedSince }}
          last={one === end}
        />
      ))}
    </ol>
  );
}

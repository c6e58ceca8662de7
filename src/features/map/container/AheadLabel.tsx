import type { LegEnd } from '#/domain/route/route.ts';
import { aheadAt, type WayAhead } from '#/domain/route/projectedRoute.ts';
import { Time } from '#/parts/Time.tsx';
import type { Instant } from '#/time/instant.ts';
import { momentAtPort, standingText, toGoText } from './aheadWords.ts';

/** What the map says of a point of the way ahead that is pointed at; the scrubber says the same to everybody. */
export function AheadLabel({ way, to, at, now }: { way: WayAhead; to: LegEnd; at: Instant; now: Instant }) {
  const ahead = aheadAt(way, at, now);
  if (!ahead) return null;
  return (
    <>
      {standingText(ahead)} · <Time moment={momentAtPort(at, to)} display="place" />
      <br />
      {toGoText(ahead)}
    </>
  );
}

import { usePreferences } from '#/device/preferences.ts';
import { kilometresText, milesText, type SeaUnit } from '#/domain/geo/positionWords.ts';
import type { RouteLeg } from '#/domain/route/legs.ts';
import { modeWords } from '#/domain/route/words.ts';
import type { TimelineKind } from '#/domain/timeline/groups.ts';
import { ModeIcon } from '#/parts/ModeIcon.tsx';
import { classes } from '#/ui/classes.ts';
import { LastPosition } from './LastPosition.tsx';
import {
  atLeast,
  distanceNotKnown,
  inTotal,
  legStateWords,
  sailedOf,
  straightLine,
  toGo,
  vesselPositionNotReported,
} from './words.ts';

const icons: Readonly<Record<RouteLeg['mode'], TimelineKind>> = {
  sea: 'vessel',
  rail: 'rail',
  land: 'inland',
};

/** A leg: its mode, state and distance, and the last position of the vessel. */
export function LegItem({ leg }: { leg: RouteLeg }) {
  const { mode, state, vessel } = leg;
  const unit = usePreferences((preferences) => preferences.distance);
  return (
    <div
      className={classes(
        'ml-1 space-y-1 border-l-2 py-2 pl-3.5 text-sm',
        state === 'done' ? 'border-vessel' : 'border-dashed border-line-strong',
      )}
    >
      <p className="flex items-start gap-x-1.5 text-ink-soft">
        <span className="mt-1">
          <ModeIcon kind={icons[mode]} />
        </span>
        <span>
          {modeWords[mode]}, {legStateWords[state]} · {distanceOf(leg, unit)}
        </span>
      </p>
      {vessel ? (
        <LastPosition vessel={vessel} />
      ) : (
        mode === 'sea' && state === 'current' && <p className="text-ink-soft">{vesselPositionNotReported}</p>
      )}
    </div>
  );
}

function distanceOf(
  { mode, state, vessel, past, miles, indicative, from, to }: RouteLeg,
  unit: SeaUnit,
): string {
  const seaMiles = (length: number) => milesText(length, unit);
  if (!from.position || !to.position) return distanceNotKnown;
  if (mode !== 'sea') return straightLine(kilometresText(miles.covered + miles.remaining));
  const bounded = (text: string) => (indicative ? atLeast(text) : text);
  if (state !== 'current') return bounded(seaMiles(miles.covered + miles.remaining));
  const remaining = bounded(seaMiles(miles.remaining));
  // Without a position or a past track, the length of the leg is no lower bound of what remains.
  if (indicative && !vessel && past.length === 0) return inTotal(remaining);
  return miles.covered > 0 ? `${sailedOf(seaMiles(miles.covered))}, ${toGo(remaining)}` : toGo(remaining);
}

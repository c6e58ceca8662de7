import { kilometresText, milesText } from '#/domain/geo/positionWords.ts';
import type { RouteLeg } from '#/domain/route/legs.ts';
import type { TimelineKind } from '#/domain/timeline/timeline.ts';
import { ModeIcon } from '#/parts/ModeIcon.tsx';
import { classes } from '#/ui/classes.ts';
import { LastSeen } from './LastSeen.tsx';
import { modeWords } from '#/features/map/frame/modeWords.ts';

const icons: Readonly<Record<RouteLeg['mode'], TimelineKind>> = {
  sea: 'vessel',
  rail: 'rail',
  land: 'inland',
};

const stateWords: Readonly<Record<RouteLeg['state'], string>> = {
  done: 'done',
  underWay: 'under way',
  toCome: 'to come',
};

/** The way between two stops: how it is made, how far it is, and where the vessel was seen last. */
export function LegItem({ leg }: { leg: RouteLeg }) {
  const { mode, state, vessel } = leg;
  return (
    <div
      className={classes(
        'ml-1 space-y-1 border-l-2 py-2 pl-3.5 text-sm',
        state === 'done' ? 'border-moving' : 'border-dashed border-line-strong',
      )}
    >
      <p className="flex items-start gap-x-1.5 text-ink-soft">
        <span className="mt-1">
          <ModeIcon kind={icons[mode]} />
        </span>
        <span>
          {modeWords[mode]}, {stateWords[state]} · {distanceWords(leg)}
        </span>
      </p>
      {vessel ? (
        <LastSeen running={vessel} />
      ) : (
        mode === 'sea' &&
        state === 'underWay' && <p className="text-ink-soft">The position of the vessel is not known.</p>
      )}
    </div>
  );
}

function distanceWords({ mode, state, vessel, past, miles, indicative, from, to }: RouteLeg): string {
  if (!from.position || !to.position) return 'distance not known';
  if (mode !== 'sea') {
    return `${kilometresText(miles.behind + miles.ahead)} in a straight line; the true way is not known`;
  }
  const least = indicative ? 'at least ' : '';
  if (state !== 'underWay') return `${least}${milesText(miles.behind + miles.ahead)}`;
  // Where nobody tells how far it has come, the whole leg is no lower bound of what is left of it.
  if (indicative && !vessel && past.length === 0) return `${least}${milesText(miles.ahead)} in all`;
  const behind = miles.behind > 0 ? `${milesText(miles.behind)} behind, ` : '';
  return `${behind}${least}${milesText(miles.ahead)} to go`;
}

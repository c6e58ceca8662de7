import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import { positionAge } from '#/domain/fleetMap/positionAge.ts';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import type { RouteStop, Call, RouteVessel } from '#/domain/route/route.ts';
import type { RouteLeg } from '#/domain/route/routeLegs.ts';
import type { TimelineKind } from '#/domain/timeline/groups.ts';
import { clauseComma } from '#/language/punctuation.ts';
import { ModeIcon } from '#/parts/status/ModeIcon.tsx';
import { PlaceName } from '#/parts/status/PlaceName.tsx';
import { PassedNote } from '#/parts/time/PassedNote.tsx';
import { Time, InstantTime } from '#/parts/time/Time.tsx';
import { justNow } from '#/parts/words.ts';
import { minute } from '#/time/durations.ts';
import { formatDuration } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { sortKey } from '#/time/moment.ts';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import {
  kilometresText,
  milesText,
  type SeaUnit,
  headingText,
  positionText,
  speedText,
} from '#/wording/position.ts';
import { modeLabels, stopLabel } from '#/wording/route.ts';
import {
  atLeast,
  distanceNotKnown,
  inTotal,
  legStateLabels,
  sailedOf,
  straightLine,
  toGo,
  vesselPositionNotReported,
  arrivalLabels,
  type CallText,
  departureLabels,
  placeNotOnMap,
  stopTitle,
  ago,
  formatHeading,
  lastPosition,
  mayBeFar,
  timeNotReported,
  vesselOf,
} from './words.ts';

const icons: Readonly<Record<RouteLeg['mode'], TimelineKind>> = {
  sea: 'vessel',
  rail: 'rail',
  land: 'inland',
};

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
  /** The id of what was clicked on the map. */
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
      className={classes('rounded px-2', isChosen && 'bg-accent-wash')}
    >
      {children}
    </li>
  );
}

/** A leg: its mode, state and distance, and the last position of the vessel. */
function LegItem({ leg }: { leg: RouteLeg }) {
  const { mode, state, vessel } = leg;
  const unit = usePreferences((preferences) => preferences.distance);
  return (
    <div
      className={classes(
        'ml-1 space-y-1 border-l-2 py-2 pl-4 text-sm',
        state === 'done' ? 'border-vessel' : 'border-dashed border-line-strong',
      )}
    >
      <p className="flex items-start gap-x-2 text-ink-soft">
        <span className="mt-1">
          <ModeIcon kind={icons[mode]} />
        </span>
        <span>
          {`${modeLabels[mode]}${clauseComma}${legStateLabels[state]}`} · {distanceOf(leg, unit)}
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
  return miles.covered > 0
    ? `${sailedOf(seaMiles(miles.covered))}${clauseComma}${toGo(remaining)}`
    : toGo(remaining);
}

/** Ids that the map and the list share. */
export const stopIdOf = (index: number) => `stop ${index}`;
export const legIdOf = (index: number) => `leg ${index}`;

/** A stop of the journey with its original, estimated and actual times. */
function StopItem({ stop, tracking }: { stop: RouteStop; tracking: CarrierTracking }) {
  const { label, place, arrival, departure, position } = stop;
  const isReached = arrival.actual !== null || arrival.isReached || departure.actual !== null;
  const title = label === null ? undefined : stopTitle(label);
  return (
    <div className="relative pl-5">
      <span
        aria-hidden
        className={classes(
          'absolute top-1.5 left-0 size-2.5 rounded-full border-2',
          isReached ? 'border-vessel bg-vessel' : 'border-line-strong bg-surface',
        )}
      />
      <p className="flex flex-wrap items-baseline gap-x-2">
        <abbr title={title} className="eyebrow no-underline">
          {stopLabel(stop)}
        </abbr>
        {title && <span className="sr-only">{title}</span>}
        <span className="font-semibold">
          <PlaceName place={place} />
        </span>
        {position === null && <span className="text-xs text-ink-faint">{placeNotOnMap}</span>}
      </p>
      <CallTimes call={arrival} words={arrivalLabels} tracking={tracking} />
      <CallTimes call={departure} words={departureLabels} tracking={tracking} />
    </div>
  );
}

/** The actual time first. The last and the original estimate stay beside it, so that a delay shows. */
function CallTimes({
  call: { original, expected, actual, isReached, isAboard },
  words,
  tracking,
}: {
  call: Call;
  words: CallText;
  tracking: CarrierTracking;
}) {
  const reported = actual ?? expected;
  if (!actual && isReached) return <p className="text-sm font-medium">{words.dateNotReported}</p>;
  if (!reported) return null;
  const first = original && (!expected || sortKey(original) !== sortKey(expected)) ? original : null;
  return (
    <>
      <p className="text-sm">
        <span className={actual ? 'font-medium' : 'text-ink-soft'}>
          {actual ? words.actual : words.estimated}
        </span>{' '}
        <Time moment={reported} />
        {!actual && <PassedNote expected={expected} tracking={tracking} isAboard={isAboard} />}
      </p>
      {(first ?? (actual && expected)) && (
        <p className="text-xs text-ink-faint">
          {actual && expected && (
            <>
              {words.last} <Time moment={expected} />
            </>
          )}
          {actual && expected && first && ' · '}
          {first && (
            <>
              {words.original} <Time moment={first} />
            </>
          )}
        </p>
      )}
    </>
  );
}

/** The last reported position of a vessel, with its age. */
export function LastPosition({ vessel }: { vessel: RouteVessel }) {
  const { position, heading, speedInKnots, reportedAt } = vessel;
  return (
    <div>
      <p className="font-semibold">{vesselOf(vessel)}</p>
      <p className="text-ink-soft">
        {lastPosition} <span className="whitespace-nowrap">{positionText(position)}</span>
        {heading !== null && `${clauseComma}${formatHeading(headingText(heading))}`}
        {speedInKnots !== null && `${clauseComma}${speedText(speedInKnots)}`}
      </p>
      <p className="text-xs">
        <Age at={reportedAt} />
      </p>
    </div>
  );
}

/** The age of a position, with a warning where it is old. */
function Age({ at }: { at: Instant | null }) {
  const now = instant(useNow(minute));
  if (at === null) return <span className="text-attention">{timeNotReported}</span>;
  const age = now - at;
  const isFresh = positionAge(at, now) === 'fresh';
  return (
    <span className={classes(isFresh ? 'text-ink-faint' : 'text-attention')}>
      <InstantTime at={at} />, {age < minute ? justNow : ago(formatDuration(age))}
      {!isFresh && mayBeFar}
    </span>
  );
}

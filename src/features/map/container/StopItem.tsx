import type { CarrierTracking } from '#/domain/records/shipment.ts';
import type { Call, RouteStop } from '#/domain/route/route.ts';
import { PassedNote } from '#/parts/PassedNote.tsx';
import { PlaceName } from '#/parts/PlaceName.tsx';
import { Time } from '#/parts/Time.tsx';
import { sortKey } from '#/time/moment.ts';
import { classes } from '#/ui/classes.ts';
import { arrivalWords, type CallWords, departureWords, placeNotOnMap, stopTitle } from './words.ts';

/** A stop of the journey with its original, estimated and actual times. */
export function StopItem({ stop, tracking }: { stop: RouteStop; tracking: CarrierTracking }) {
  const { label, place, arrival, departure, position } = stop;
  const isReached = arrival.actual !== null || arrival.isReached || departure.actual !== null;
  const title = stopTitle(label);
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
          {label}
        </abbr>
        {title && <span className="sr-only">{title}</span>}
        <span className="font-semibold">
          <PlaceName place={place} />
        </span>
        {position === null && <span className="text-xs text-ink-faint">{placeNotOnMap}</span>}
      </p>
      <CallTimes call={arrival} words={arrivalWords} tracking={tracking} />
      <CallTimes call={departure} words={departureWords} tracking={tracking} />
    </div>
  );
}

/** The actual time first. The last and the original estimate stay beside it, so that a delay shows. */
function CallTimes({
  call: { original, expected, actual, isReached },
  words,
  tracking,
}: {
  call: Call;
  words: CallWords;
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
        {!actual && <PassedNote expected={expected} tracking={tracking} />}
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

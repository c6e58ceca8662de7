import type { Call, RouteStop } from '#/domain/route/route.ts';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import { PassedNote } from '#/parts/PassedNote.tsx';
import { PlaceName } from '#/parts/PlaceName.tsx';
import { Time } from '#/parts/Time.tsx';
import { sortKey } from '#/time/moment.ts';
import { classes } from '#/ui/classes.ts';

/** What the words of a label mean; other labels are shown as they came. */
function labelTitle(label: string): string | undefined {
  if (label === 'POL') return 'Port of loading';
  if (label === 'POD') return 'Port of discharge';
  return /^TS\d*$/.test(label) ? 'Transshipment port' : undefined;
}

/** A stop of the journey with the times that are planned, expected and known. */
export function StopItem({ stop, tracking }: { stop: RouteStop; tracking: CarrierTracking }) {
  const { label, place, arrival, departure, position } = stop;
  const isReached = arrival.actual !== null || arrival.isReached || departure.actual !== null;
  const title = labelTitle(label);
  return (
    <div className="relative pl-5">
      <span
        aria-hidden
        className={classes(
          'absolute top-1.5 left-0 size-2.5 rounded-full border-2',
          isReached ? 'border-moving bg-moving' : 'border-line-strong bg-surface',
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
        {position === null && <span className="text-xs text-ink-faint">place on the map not known</span>}
      </p>
      <CallTimes call={arrival} done="Arrived" expected="Arrival expected" tracking={tracking} />
      <CallTimes call={departure} done="Departed" expected="Departure expected" tracking={tracking} />
    </div>
  );
}

/** What happened stands first; what had been expected stays beside it, so that late is seen as late. */
function CallTimes({
  call: { planned, expected, actual, isReached },
  done,
  expected: expectedWords,
  tracking,
}: {
  call: Call;
  done: string;
  expected: string;
  tracking: CarrierTracking;
}) {
  const reported = actual ?? expected;
  if (!actual && isReached) return <p className="text-sm font-medium">{done}, date not reported</p>;
  if (!reported) return null;
  const first = planned && (!expected || sortKey(planned) !== sortKey(expected)) ? planned : null;
  return (
    <>
      <p className="text-sm">
        <span className={actual ? 'font-medium' : 'text-ink-soft'}>{actual ? done : expectedWords}</span>{' '}
        <Time moment={reported} />
        {!actual && <PassedNote expected={expected} tracking={tracking} />}
      </p>
      {(first ?? (actual && expected)) && (
        <p className="text-xs text-ink-faint">
          {actual && expected && (
            <>
              Last expected <Time moment={expected} />
            </>
          )}
          {actual && expected && first && ' · '}
          {first && (
            <>
              {actual && expected ? 'first' : 'First expected'} <Time moment={first} />
            </>
          )}
        </p>
      )}
    </>
  );
}

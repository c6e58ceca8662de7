import { formatInstant, formatMoment, type MomentText, type TimeDisplay } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { useFormatOptions } from './useFormatOptions.ts';

interface TimeLook {
  /** Date above time, for narrow columns. */
  readonly stacked?: boolean;
}

/**
 * When something happened or is due, on the clock the user chose, always with its zone.
 *
 * @param display another clock instead, where a date is proved by more than one
 */
export function Time({
  moment,
  stacked = false,
  display,
}: { moment: Moment | null; display?: TimeDisplay } & TimeLook) {
  const options = useFormatOptions(display);
  if (!moment) return <span className="text-ink-faint">–</span>;
  return <TimeText text={formatMoment(moment, options)} stacked={stacked} />;
}

/** A time of the service's own systems, which has no place: shown in the viewer's zone, or UTC if so chosen. */
export function InstantTime({ at, stacked = false }: { at: Instant | null } & TimeLook) {
  const options = useFormatOptions();
  if (at === null) return <span className="text-ink-faint">–</span>;
  return <TimeText text={formatInstant(at, options)} stacked={stacked} />;
}

/**
 * A moment that was put into words.
 *
 * @param leading whether it begins its line: a break then comes after the date without help, which saves an element
 *   where thousands of rows say when. A row has no room for a second clock either: pointing at the first shows it
 */
export function TimeText({
  text,
  stacked = false,
  leading = false,
}: { text: MomentText; leading?: boolean } & TimeLook) {
  return (
    <time
      dateTime={text.dateTime}
      title={
        [leading ? text.second : null, text.note].filter((note) => note !== null).join(' · ') || undefined
      }
      className={stacked ? 'inline-flex flex-col' : undefined}
    >
      {/* A narrow place breaks a moment between its date and its time, and nowhere else. */}
      {leading ? text.date : <span className="whitespace-nowrap">{text.date}</span>}
      {text.time !== null && (
        <>
          {!stacked && ' '}
          <span className="whitespace-nowrap">
            {text.time}
            {text.zone !== null && <span className="ml-1 text-2xs text-ink-faint">{text.zone}</span>}
          </span>
        </>
      )}
      {text.second !== null && !leading && (
        <span className="text-2xs whitespace-nowrap text-ink-faint">
          {stacked ? '' : ' · '}
          {text.second}
        </span>
      )}
    </time>
  );
}

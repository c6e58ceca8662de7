import { formatMoment } from '#/time/format.ts';
import type { Moment } from '#/time/moment.ts';
import { TimeText } from './Time.tsx';
import { useFormatOptions } from './useFormatOptions.ts';

/** Two moments of which one or the other is right: `Sat 15 Aug 18:00–21:00 PDT`; one where they read the same. */
export function TimeRange({ from, to }: { from: Moment; to: Moment }) {
  const options = useFormatOptions();
  const [first, last] = [formatMoment(from, options), formatMoment(to, options)];
  const isOneDay = first.date === last.date && first.zone === last.zone;
  if (isOneDay && first.time === last.time) return <TimeText text={first} />;
  if (isOneDay && first.time !== null && last.time !== null) {
    return <TimeText text={{ ...first, time: `${first.time}–${last.time}`, second: null }} />;
  }
  return (
    <>
      <TimeText text={first} /> – <TimeText text={last} />
    </>
  );
}

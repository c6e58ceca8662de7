import { useState } from 'react';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { minute } from '#/time/durations.ts';
import { formatDuration, formatInstant, momentLine } from '#/time/format.ts';
import { instant, type Instant } from '#/time/instant.ts';

const ageUnknown = 'Data still loading.';

/** The last line of a printed sheet: when it was printed, how old its data was then, and where it is on the screen. */
export function PaperFoot({ readAt }: { readAt: Instant | null }) {
  const format = useFormatOptions();
  const [now] = useState(() => instant(Date.now()));
  // Paper may be read in another year.
  const line = (at: Instant) => momentLine(formatInstant(at, { ...format, now: instant(0) }));
  return (
    <footer className="paper-foot">
      <p>
        {printed(line(now))}{' '}
        {readAt === null
          ? ageUnknown
          : updated(now - readAt < minute ? null : formatDuration(now - readAt), line(readAt))}
      </p>
      <p className="num">{window.location.href}</p>
    </footer>
  );
}

/** @param when with its zone: `Wed 12 Aug 2026 15:00 UTC` */
const printed = (when: string): string => `Printed ${when}.`;
/** @param age `3 min`; null for less than a minute */
const updated = (age: string | null, when: string): string =>
  `Data updated ${age === null ? 'less than a minute' : age} before, ${when}.`;

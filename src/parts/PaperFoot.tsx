import { useState } from 'react';
import { minute } from '#/time/durations.ts';
import { formatDuration, formatInstant } from '#/time/format.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { momentLine } from '#/time/momentLine.ts';
import * as words from './paperWords.ts';
import { useFormatOptions } from './useFormatOptions.ts';

/** The last line of a printed sheet: when it was printed, how old its data was then, and where it is on the screen. */
export function PaperFoot({ readAt }: { readAt: Instant | null }) {
  const format = useFormatOptions();
  const [now] = useState(() => instant(Date.now()));
  // Paper may be read in another year.
  const line = (at: Instant) => momentLine(formatInstant(at, { ...format, now: instant(0) }));
  return (
    <footer className="paper-foot">
      <p>
        {words.printed(line(now))}{' '}
        {readAt === null
          ? words.ageUnknown
          : words.updated(now - readAt < minute ? null : formatDuration(now - readAt), line(readAt))}
      </p>
      <p className="num">{window.location.href}</p>
    </footer>
  );
}

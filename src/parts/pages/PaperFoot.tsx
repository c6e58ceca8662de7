import { useState } from 'react';
import { paperLine } from '#/files/paperLine.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { instant, type Instant } from '#/time/instant.ts';

/** The last line of a printed sheet: when it was printed, how old its data was then, and where it is on the screen. */
export function PaperFoot({
  readAt,
  write = paperLine,
}: {
  readAt: Instant | null;
  /** In the language of the sheet. */
  write?: typeof paperLine;
}) {
  const format = useFormatOptions();
  const [now] = useState(() => instant(Date.now()));
  return (
    <footer className="paper-foot">
      <p>{write(readAt, now, format)}</p>
      <p className="num">{window.location.href}</p>
    </footer>
  );
}

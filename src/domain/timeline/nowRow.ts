import { isStopped } from '#/domain/status/carrierTracking.ts';
import type { Instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';
import type { Reading } from './eventRow.ts';
import type { NowMark } from './rows.ts';
import { noEventsYet, sinceWords, soFarWords, stayWords, toGoWords } from './words.ts';

/** The present on the line. */
export interface NowRow {
  readonly kind: 'now';
  readonly key: string;
  readonly now: Instant;
  /** Of the next place, else of the last one; null where neither is known. */
  readonly zone: ZoneName | null;
  /** `22 d since the last event: at sea`, `About 2 d to go to Los Angeles` */
  readonly lines: readonly string[];
}

/** What can be said at this moment. Once tracking has stopped, it is not reported what the container has done since. */
export function nowRow(mark: NowMark, { now, tracking }: Reading): NowRow {
  const { since, silent, soFar, toGo, next, zone } = mark;
  const stay = soFar && !isStopped(tracking) ? stayWords(soFar.kind, soFar.from) : null;
  const isSinceLast = soFar?.words === since?.words;
  const last = silent ? noEventsYet : sinceWords(since?.words ?? null);
  const lines = [stay !== null && isSinceLast ? `${last}: ${stay}` : last];
  if (stay !== null && soFar && !isSinceLast && soFar.words !== 'same day') {
    lines.push(soFarWords(soFar.words, stay));
  }
  // No estimate has been renewed since.
  if (toGo !== null && !isStopped(tracking)) lines.push(toGoWords(toGo, next));
  return { kind: 'now', key: 'now', now, zone, lines };
}

import * as words from '#/parts/words.ts';
import { second } from '#/time/durations.ts';
import { formatDuration } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';

/** The age of something in words: `just now`, `40 s ago`, `3 h ago`; `never` when it has not happened. */
export function Freshness({ at }: { at: Instant | null }) {
  const now = useNow(second);
  if (at === null) return <span>{words.never}</span>;
  return (
    <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap">
      {describeAge(now - at)}
    </time>
  );
}

/** @param age milliseconds */
export function describeAge(age: number): string {
  return age < 5 * second ? words.justNow : words.ago(formatDuration(age));
}

import { formatDuration } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { useNow } from '#/ui/useNow.ts';

const second = 1_000;

/** The age of something in words: `just now`, `40 s ago`, `3 h ago`; `never` when it has not happened. */
export function Freshness({ at }: { at: Instant | null }) {
  const now = useNow(second);
  if (at === null) return <span>never</span>;
  const age = now - at;
  return (
    <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap">
      {age < 5 * second ? 'just now' : `${formatDuration(age)} ago`}
    </time>
  );
}

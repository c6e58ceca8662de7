import { type Fleet, isOutOfDate } from '#/domain/records/fleet.ts';
import { stop } from '#/language/punctuation.ts';
import { InstantTime } from '#/parts/time/Time.tsx';
import * as words from '#/parts/words.ts';
import { minute } from '#/time/durations.ts';
import { formatDuration } from '#/time/format.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { useOffline } from '#/ui/hooks/useOffline.ts';
import type { ErrorText } from './ErrorPanel.tsx';
import { PageError } from './PageError.tsx';

/**
 * Why the list could not be refreshed, and prominently that it is the cached one: when the service could not be read, or
 * when it is too old to act on. Without a network the bar above every page says both, once.
 */
export function ListNotices({
  fleet,
  failure,
  onRetry,
}: {
  fleet: Fleet | undefined;
  failure: ErrorText | null;
  onRetry: () => void;
}) {
  const now = useNow(minute);
  if (useOffline() && fleet) return null;
  return (
    <>
      <CachedNotice fleet={fleet} failed={failure !== null} now={now} />
      <PageError words={failure} onRetry={onRetry} />
    </>
  );
}

function CachedNotice({ fleet, failed, now }: { fleet: Fleet | undefined; failed: boolean; now: number }) {
  if (!fleet?.cached || fleet.readAt === null) return null;
  const age = now - fleet.readAt;
  const old = isOutOfDate(age);
  if (!failed && !old) return null;
  // The time goes on by minutes, and a list of this minute is no list of the future.
  const since = old && age < 0 ? words.cachedInFuture : `, ${words.ago(formatDuration(Math.max(0, age)))}`;
  return (
    <p role="status" className="px-4 pb-3 text-sm text-attention">
      {words.cachedList(old)} <InstantTime at={fleet.readAt} />
      {since}
      {stop}
      {words.cachedAdvice(old)}
    </p>
  );
}

import { type Fleet, isOutOfDate } from '#/domain/records/fleet.ts';
import { minute } from '#/time/durations.ts';
import { formatDuration } from '#/time/format.ts';
import { useNow } from '#/ui/useNow.ts';
import { InstantTime } from './Time.tsx';
import * as words from './words.ts';

/**
 * Says prominently that the list is the cached one: when the service could not be read, or when the list is too old to
 * act on.
 */
export function CachedNotice({ fleet, failed }: { fleet: Fleet | undefined; failed: boolean }) {
  const now = useNow(minute);
  if (!fleet?.cached || fleet.readAt === null) return null;
  const age = now - fleet.readAt;
  const old = isOutOfDate(age);
  if (!failed && !old) return null;
  return (
    <p role="status" className="px-4 pb-3 text-sm text-attention">
      {words.cachedList(old)} <InstantTime at={fleet.readAt} />
      {age < 0 ? words.cachedInFuture : `, ${words.ago(formatDuration(age))}`}. {words.cachedAdvice(old)}
    </p>
  );
}

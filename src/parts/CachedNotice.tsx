import { type Fleet, isOutOfDate } from '#/domain/records/fleet.ts';
import { formatDuration } from '#/time/format.ts';
import { useNow } from '#/ui/useNow.ts';
import { InstantTime } from './Time.tsx';

const minute = 60_000;

/**
 * Says that the list is the one this device kept, where nobody may miss it: when the service could not be read, or
 * when the list is so old that it should not be acted on.
 */
export function CachedNotice({ fleet, failed }: { fleet: Fleet | undefined; failed: boolean }) {
  const now = useNow(minute);
  if (!fleet?.kept || fleet.readAt === null) return null;
  const age = now - fleet.readAt;
  const old = isOutOfDate(age);
  if (!failed && !old) return null;
  return (
    <p role="status" className="px-4 pb-3 text-sm text-attention">
      {old ? 'Out of date: this' : 'This'} is the list that this device kept on{' '}
      <InstantTime at={fleet.readAt} />
      {age < 0 ? ', later than now by the clock of this device' : `, ${formatDuration(age)} ago`}.{' '}
      {old ? 'Do not act on it before it has been read again.' : 'What has happened since then is not in it.'}
    </p>
  );
}

import { useRouteContext } from '@tanstack/react-router';
import { useRequestStatus } from '#/data/cache/requestStatus.ts';
import { second } from '#/time/durations.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { nextRequest, rateLimited, requestCount, requestLimit } from './words.ts';

/** A short notice when requests wait for the account's budget, or for as long as the service asked us to. */
export function RequestStatus() {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const { waiting, pausedUntil } = useRequestStatus(api);
  const now = useNow(second);
  const pause = pausedUntil === null ? 0 : Math.max(0, Math.ceil((pausedUntil - now) / second));
  const [what, rest] =
    pause > 0
      ? [rateLimited, nextRequest(pause)]
      : waiting > 0
        ? [requestLimit, `: ${requestCount(waiting)}`]
        : ['', ''];
  return (
    <span title={what + rest} className="max-w-full truncate text-xs text-attention">
      {/* Only that it waits is announced: a screen reader would read every second of a countdown. */}
      <span role="status">{what}</span>
      {rest}
    </span>
  );
}

import { lookup } from '#/domain/records/lookup.ts';
import type { StopReason } from '#/domain/records/vocabulary.ts';
import { unknownReason } from '#/domain/records/words.ts';
import type { StatusFact } from '#/domain/status/status.ts';
import { stageLabels, statusLabels } from '#/domain/status/words.ts';

const labels = { ...statusLabels, ...stageLabels };

/** Where a container is; a word of the source that we do not know as it came. */
export const describeStatusFact = (status: StatusFact): string =>
  status.code === 'unknown' ? status.word : labels[status.code];

/** Why tracking stopped (docs/interface.md 4.2). */
const stopReasons: Record<StopReason | 'account_closed', string> = {
  all_containers_terminated: 'every container has ended its journey',
  past_arrival_window: 'too long since arrival at destination',
  past_full_out_window: 'too long since gate-out full',
  no_updates_at_line: 'no carrier updates for too long',
  cancelled_by_user: 'cancelled by a user',
  booking_cancelled: 'booking cancelled by the carrier',
  // Of live services alone (docs/interface.md 9).
  account_closed: 'the account with the service is closed',
};

const noReason = 'reason not reported';

/**
 * Why tracking stopped; a reason we do not know as it came. No reason is read as "returned empty": one live record says that
 * all containers ended while none had come back (docs/interface.md trap 67).
 */
export function describeStopReason(reason: string | null): string {
  if (reason === null) return noReason;
  return lookup<string>(stopReasons, reason) ?? unknownReason(reason);
}

import type { Instant } from '#/time/instant.ts';
import type { Account } from '#sandbox/account.ts';
import { requestState } from '#sandbox/records/requestRecord.ts';
import type { Listed } from '#sandbox/world/account.ts';

/**
 * What tracks a number of a carrier already: a request that is neither failed nor stopped and asks for it, or whose
 * shipment has it among its numbers or containers (docs/interface.md 2.5).
 */
export function findTracked(
  account: Account,
  number: string,
  scac: string | null,
  now: Instant,
): Listed | null {
  const found = account.world.requestsOf(number, now).find((listed) => {
    const { status } = requestState(account, listed, now);
    return listed.request.scac === scac && status !== 'failed' && status !== 'tracking_stopped';
  });
  return found ?? null;
}

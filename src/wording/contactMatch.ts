import type { TradeLane } from '#/domain/contacts/contact.ts';
import type { MatchGrounds } from '#/domain/contacts/contactMatch.ts';
import type { OpenState } from '#/domain/contacts/hours.ts';
import { comma } from '#/language/punctuation.ts';
import type { Instant } from '#/time/instant.ts';
import { formatSpan } from '#/time/relative.ts';

/** `opens in 40 min` */
export function describeOpen({ isOpen, changesAt }: OpenState, now: Instant): string {
  if (changesAt === null) return isOpen ? 'always open' : 'closed';
  const length = formatSpan(changesAt - now) ?? 'less than a minute';
  return isOpen ? `open, closes in ${length}` : `opens in ${length}`;
}

const describeLane = (lane: TradeLane): string => `${lane.from} to ${lane.to}`;

/** Why a contact was chosen: `For customer Acme, terminal West Basin`. */
export function describeGrounds(grounds: MatchGrounds): string {
  const { customer, terminal, place, carrier } = grounds;
  const lane = grounds.lane && describeLane(grounds.lane);
  const named = [
    customer !== undefined && `customer ${customer}`,
    terminal !== undefined && `terminal ${terminal}`,
    lane !== undefined && `lane ${lane}`,
    place !== undefined && `place ${place}`,
    carrier !== undefined && `carrier ${carrier}`,
  ].filter((one) => one !== false);
  return `For ${named.length > 0 ? named.join(comma) : 'any container'}`;
}

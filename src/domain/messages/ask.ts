import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { holdKey } from '#/domain/pickup/holds.ts';
import { factKey } from '#/domain/records/factKey.ts';
import type { VerdictKind } from '#/domain/verdict/finding.ts';

/** What a party is asked because something needs action. */
export type PartyAct =
  /** Names of holds as the source has them, each once; none where only their party is known. */
  | { readonly code: 'askAboutHolds'; readonly holds: readonly string[] }
  | {
      readonly code:
        | 'askHoldStatus'
        | 'askAgain'
        | 'askRelease'
        | 'bookPickup'
        | 'confirmPickup'
        | 'askIfPickedUp'
        | 'askForEmpty'
        | 'askNewEta'
        /** How it stands and its ETA. */
        | 'askStatus'
        | 'askReplacement';
    };

/** What a party is asked in a message. */
export type AskAct =
  | PartyAct
  | {
      readonly code:
        /** That it can be picked up, and until when at no charge. */
        | 'confirmAvailable'
        /** Nothing is asked: it says how things stand. */
        | 'report';
    };

/** A container or a shipment as a whole, with its number and what the address calls it. */
interface AskSubject {
  readonly kind: 'container' | 'shipment' | 'request';
  readonly id: string;
  readonly number: string;
  readonly shipmentId: string | null;
  readonly container: string | null;
}

/** What an ask rests on. */
interface AskFacts {
  /** Calendar days to the last free day, negative after it; null where none is reported or it cannot be counted. */
  readonly daysLeft: number | null;
}

/** What one party is asked about one thing: the row, the morning and the message say this same value (wording/asks.ts). */
export interface Ask<Act extends AskAct = PartyAct> {
  readonly party: ActingParty;
  readonly act: Act;
  readonly subject: AskSubject;
  readonly facts: AskFacts;
}

/** Several that ask one party for the same, in one sentence. */
export interface JointAsk<Act extends AskAct = PartyAct> extends Pick<Ask<Act>, 'party' | 'act'> {
  /** What all of them rest on. */
  readonly facts: AskFacts;
  /** At least one. */
  readonly asks: readonly Ask<Act>[];
}

/** The same for asks of one party for the same, whatever they are about. */
export const askKey = ({ party, act }: Pick<Ask<AskAct>, 'party' | 'act'>): string =>
  factKey({ party, ...act, ...(act.code === 'askAboutHolds' && { holds: act.holds.map(holdKey) }) });

/** The asks by what they ask for, in the order of the first of each. */
export function joinAsks<Act extends AskAct>(asks: readonly Ask<Act>[]): readonly JointAsk<Act>[] {
  return [...Map.groupBy(asks, askKey).values()].flatMap((same) =>
    same.slice(0, 1).map(({ party, act, facts: { daysLeft } }) => ({
      party,
      act,
      facts: { daysLeft: same.every(({ facts }) => facts.daysLeft === daysLeft) ? daysLeft : null },
      asks: same,
    })),
  );
}

/** What a party is asked where nothing that needs action is theirs: by what the verdict says. */
export function generalAct(to: ActingParty, kind: VerdictKind): AskAct {
  switch (to) {
    case 'broker':
      return { code: 'askAboutHolds', holds: [] };
    case 'terminal':
      return { code: kind === 'ready' ? 'confirmAvailable' : 'askRelease' };
    case 'carrier':
      return { code: kind === 'onHold' ? 'askRelease' : 'askStatus' };
    case 'trucker':
      return { code: kind === 'emptyOut' ? 'askForEmpty' : 'bookPickup' };
    case 'consignee':
      return { code: 'report' };
  }
}

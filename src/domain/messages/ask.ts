import type { ActingParty } from '#/domain/pickup/party.ts';
import type { VerdictKind } from '#/domain/verdict/finding.ts';
import type { Verdict } from '#/domain/verdict/verdict.ts';

/** What a party is asked in a message. Codes that acts of rows have too mean the same there (domain/exceptions/nextAct.ts). */
export interface MessageAsk {
  readonly code:
    /** When they are cleared, and what is still needed. */
    | 'askAboutHolds'
    /** That it can be picked up, and until when at no charge. */
    | 'confirmAvailable'
    | 'askRelease'
    /** How it stands and its ETA. */
    | 'askStatus'
    | 'askForEmpty'
    | 'bookPickup'
    /** Nothing is asked: it says how things stand. */
    | 'report';
  /** About how many containers. */
  readonly count: number;
}

/** By what the verdicts say. */
export const messageAsk = (to: ActingParty, verdicts: readonly Pick<Verdict, 'kind'>[]): MessageAsk => ({
  code: codeOf(to, (kind) => verdicts.every((one) => one.kind === kind)),
  count: verdicts.length,
});

/** @param all whether all verdicts are of a kind */
function codeOf(to: ActingParty, all: (kind: VerdictKind) => boolean): MessageAsk['code'] {
  switch (to) {
    case 'broker':
      return 'askAboutHolds';
    case 'terminal':
      return all('ready') ? 'confirmAvailable' : 'askRelease';
    case 'carrier':
      return all('onHold') ? 'askRelease' : 'askStatus';
    case 'trucker':
      return all('emptyOut') ? 'askForEmpty' : 'bookPickup';
    case 'consignee':
      return 'report';
  }
}

import type { ActingParty } from '#/domain/pickup/party.ts';
import type { ExceptionStep } from './exception.ts';
import type { ExceptionRow } from './exceptionRows.ts';

/** What a party is asked about a row. */
export type PartyAct =
  /** Names of holds as the source has them, each once. */
  | { readonly code: 'askAboutHolds'; readonly party: ActingParty; readonly holds: readonly string[] }
  | { readonly code: 'askHoldStatus' | 'askAgain'; readonly party: ActingParty }
  | {
      readonly code:
        | 'askRelease'
        | 'bookPickup'
        | 'confirmPickup'
        | 'askIfPickedUp'
        | 'askForEmpty'
        | 'askNewEta'
        | 'askOverdue'
        | 'askReplacement';
    };

/** What is done next about a row: by a message to who acts, or by the reader on the page of the shipment or the request. */
export type NextAct =
  | PartyAct
  | { readonly code: 'resumeTracking' }
  /** `step` is null where nothing is known to be done. */
  | { readonly code: 'handleRequest'; readonly step: ExceptionStep | null };

/** Null where the service itself acts, and where nothing can be done from here. */
export function nextAct(row: ExceptionRow): NextAct | null {
  const { party, items, lead, subject } = row;
  if (party === 'service') return null;
  if (party === null) {
    if (subject.shipmentId === null) {
      const { next } = items.find((item) => item.party === null) ?? lead;
      return { code: 'handleRequest', step: next };
    }
    return items.some(({ kind }) => kind === 'tracking_stopped') ? { code: 'resumeTracking' } : null;
  }
  // There is no shipment yet to write about.
  return subject.shipmentId === null ? null : partyAct(row, party);
}

/** @param party who acts on the row */
export function partyAct({ items, lead }: ExceptionRow, party: ActingParty): PartyAct {
  const theirs = items.filter((item) => item.party === party);
  if (theirs.some(({ kind }) => kind === 'no_answer')) return { code: 'askAgain', party };
  const item = theirs[0] ?? lead;
  switch (item.kind) {
    case 'hold':
      return {
        code: 'askAboutHolds',
        party,
        holds: [...new Set(theirs.flatMap(({ hold }) => hold ?? []))],
      };
    case 'hold_unclear':
      return { code: 'askHoldStatus', party };
    case 'not_ready':
      return { code: 'askRelease' };
    case 'free_day_over':
    case 'free_day_near':
      return { code: item.hasAppointment ? 'confirmPickup' : 'bookPickup' };
    case 'free_day_stale':
      return { code: 'askIfPickedUp' };
    case 'empty_out':
      return { code: 'askForEmpty' };
    case 'eta_slipped':
      return { code: 'askNewEta' };
    case 'not_seen':
      return { code: 'askOverdue' };
    case 'no_answer':
      return { code: 'askAgain', party };
    case 'tracking_stopped':
    case 'request_failed':
    case 'request_waiting':
      return { code: 'askReplacement' };
  }
}

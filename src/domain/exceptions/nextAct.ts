import type { Ask, PartyAct } from '#/domain/messages/ask.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { uniqueHolds } from '#/domain/pickup/holds.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type ExceptionStep, subjectOf } from './exception.ts';
import type { ExceptionRow } from './exceptionRows.ts';

/** What is done next about a row: by a message to who acts, or by the reader on the page of the shipment or the request. */
export type NextAct =
  | { readonly code: 'ask'; readonly ask: Ask }
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
  const ask = subject.shipmentId === null ? null : askOf(row, party);
  return ask && { code: 'ask', ask };
}

/** What a party is asked about a row; null where nothing of it is theirs. */
export function askOf(row: ExceptionRow, party: ActingParty): Ask | null {
  const act = actOf(row, party);
  if (!act) return null;
  // Of a container at sea a last free day that is past was set for another vessel, and no item is due by it.
  const isDue = row.items.some((item) => item.party === party && item.due?.of === 'freeDay');
  return {
    party,
    act,
    subject: row.subject,
    facts: { daysLeft: isDue ? (row.freeDay?.daysLeft ?? null) : null },
  };
}

/** What a party is asked about a container, or a shipment: by its own row, else by that of the shipment as a whole. */
export function askAbout(
  { shipment, container }: { readonly shipment: Shipment; readonly container: Container | null },
  rows: readonly ExceptionRow[],
  party: ActingParty,
): Ask | null {
  for (const about of [subjectOf(shipment, container), subjectOf(shipment, null)]) {
    const row = rows.find(({ subject }) => subject.kind === about.kind && subject.id === about.id);
    const ask = row && askOf(row, party);
    // It is about what the message is about, also where the shipment as a whole raises it.
    if (ask) return { ...ask, subject: subjectOf(shipment, container) };
  }
  return null;
}

function actOf({ items }: ExceptionRow, party: ActingParty): PartyAct | null {
  const theirs = items.filter((item) => item.party === party);
  const [item] = theirs;
  if (!item) return null;
  if (theirs.some(({ kind }) => kind === 'no_answer')) return { code: 'askAgain' };
  switch (item.kind) {
    case 'hold':
      return { code: 'askAboutHolds', holds: uniqueHolds(theirs.flatMap(({ hold }) => hold ?? [])) };
    case 'hold_unclear':
      return { code: 'askHoldStatus' };
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
      return { code: 'askStatus' };
    case 'no_answer':
      return { code: 'askAgain' };
    case 'tracking_stopped':
    case 'request_failed':
    case 'request_waiting':
      return { code: 'askReplacement' };
  }
}

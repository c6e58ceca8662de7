import { partyNames } from '#/domain/messages/words.ts';
import type { ActingParty } from '#/domain/pickup/party.ts';
import { formatList } from '#/language/formatList.ts';
import { inSentence } from '#/language/inSentence.ts';
import { holdLabel, holdName } from '#/wording/pickup.ts';
import type { ExceptionItem } from './exception.ts';
import type { ExceptionRow } from './exceptionRows.ts';
import { severalHolds } from './words.ts';

/** `USDA hold`, `USDA and customs holds`. */
function holdsTogether(holds: readonly string[]): string {
  const [only, ...more] = holds;
  return only !== undefined && more.length === 0
    ? inSentence(holdName(only))
    : severalHolds(formatList(new Set(holds.map((name) => inSentence(holdLabel(name))))));
}

/** The next act about a row, as one says it to a colleague. */
const actLabels = {
  askAboutHolds: (party: ActingParty, holds: string): string => `Ask ${partyNames[party]} about ${holds}`,
  askHoldStatus: (party: ActingParty): string => `Ask ${partyNames[party]} about hold status`,
  askRelease: 'Ask terminal for release',
  bookPickup: 'Book pickup',
  confirmPickup: 'Confirm pickup appointment',
  askIfPickedUp: 'Ask trucker if picked up',
  askForEmpty: 'Ask trucker for empty return',
  askNewEta: 'Ask carrier about new ETA',
  askOverdue: 'Ask carrier for status',
  askNewBooking: 'Ask carrier for new booking',
  askAgain: (party: ActingParty): string => `Ask ${partyNames[party]} again`,
  resume: 'Resume tracking',
  checkRequest: 'Check request',
} as const;

/** What is done next about a row, in words, and where. */
export interface NextAct {
  readonly label: string;
  /** `write`: a message to who acts. `shipment`, `request`: on the page of it. */
  readonly by: 'write' | 'shipment' | 'request';
}

/** Null where the service itself acts, and where nothing can be done from here. */
export function nextAct(row: ExceptionRow): NextAct | null {
  const { party, items, lead, subject } = row;
  if (party === 'service') return null;
  const item = items.find((one) => one.party === party) ?? lead;
  if (party === null) {
    if (subject.shipmentId === null) return { label: item.next ?? actLabels.checkRequest, by: 'request' };
    return items.some(({ kind }) => kind === 'tracking_stopped')
      ? { label: actLabels.resume, by: 'shipment' }
      : null;
  }
  // There is no shipment yet to write about.
  if (subject.shipmentId === null) return null;
  const isAsked = items.some((one) => one.kind === 'no_answer' && one.party === party);
  return { label: isAsked ? actLabels.askAgain(party) : labelOf(item, party, row), by: 'write' };
}

function labelOf(item: ExceptionItem, party: ActingParty, { items }: ExceptionRow): string {
  switch (item.kind) {
    case 'hold': {
      const theirs = items.flatMap((one) => (one.party === party && one.hold !== null ? [one.hold] : []));
      return actLabels.askAboutHolds(party, holdsTogether([...new Set(theirs)]));
    }
    case 'hold_unclear':
      return actLabels.askHoldStatus(party);
    case 'not_ready':
      return actLabels.askRelease;
    case 'free_day_over':
    case 'free_day_near':
      return item.hasAppointment ? actLabels.confirmPickup : actLabels.bookPickup;
    case 'free_day_stale':
      return actLabels.askIfPickedUp;
    case 'empty_out':
      return actLabels.askForEmpty;
    case 'eta_slipped':
      return actLabels.askNewEta;
    case 'not_seen':
      return actLabels.askOverdue;
    case 'no_answer':
      return actLabels.askAgain(party);
    case 'tracking_stopped':
    case 'request_failed':
    case 'request_waiting':
      return actLabels.askNewBooking;
  }
}

import type { Contact } from '#/domain/contacts/contact.ts';
import type { ContactMatch } from '#/domain/contacts/contactMatch.ts';
import { contactFor } from '#/domain/messages/contactFor.ts';
import type { FindUsual, MessageSubject } from '#/domain/messages/messageFacts.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { VerdictLimits } from '#/domain/verdict/limits.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import type { Instant } from '#/time/instant.ts';
import type { ExceptionRow } from './exceptionRows.ts';
import { askOf } from './nextAct.ts';
import { recipientsOf } from './recipients.ts';

/** Somebody to write to, and what about. */
export interface Draft {
  readonly id: string;
  readonly to: ActingParty;
  /** Of the contact, else what the records say; null where they name none. */
  readonly name: string | null;
  /** Why this contact; null where none fits. */
  readonly match: ContactMatch | null;
  readonly subjects: readonly MessageSubject[];
  /** What it is about, in the order of the list. */
  readonly rows: readonly ExceptionRow[];
}

/** What drafts are made from. */
export interface DraftFacts {
  readonly shipments: readonly Shipment[];
  readonly contacts: readonly Contact[];
  readonly now: Instant;
  readonly limits: VerdictLimits;
  readonly findUsual?: FindUsual;
}

/**
 * One draft for each contact, and for each recipient without one, the one with the worst row first. A record that cannot
 * be judged costs its own place in the message.
 *
 * @param to whom all go to; null for who acts on each row
 */
export function draftsOf(
  rows: readonly ExceptionRow[],
  to: ActingParty | null,
  { shipments, contacts, now, limits, findUsual = () => null }: DraftFacts,
): Draft[] {
  const byId = new Map(shipments.map((shipment) => [shipment.id, shipment]));
  const subjectOf = (row: ExceptionRow, party: ActingParty): MessageSubject | null => {
    const { kind, id, shipmentId } = row.subject;
    const shipment = byId.get(shipmentId ?? '');
    if (!shipment) return null;
    const container =
      kind === 'container' ? (shipment.containers.find((one) => one.id === id) ?? null) : null;
    // Whoever writes about it judges it: one that cannot be is left out here.
    verdictOf({ shipment, container, now, limits });
    return { shipment, container, limits, usual: findUsual(shipment, now), ask: askOf(row, party) };
  };
  const drafts = new Map<
    string,
    Draft & { readonly subjects: MessageSubject[]; readonly rows: ExceptionRow[] }
  >();
  for (const { id, to: party, name, rows: theirs } of recipientsOf(rows, to)) {
    for (const row of theirs) {
      const subject = tryOr(() => subjectOf(row, party), null);
      if (!subject) continue;
      const match = tryOr(() => contactFor(contacts, party, subject), null);
      const key = match ? `${party} contact ${match.contact.id}` : id;
      let draft = drafts.get(key);
      if (!draft) {
        draft = { id: key, to: party, name: match?.contact.name ?? name, match, subjects: [], rows: [] };
        drafts.set(key, draft);
      }
      draft.subjects.push(subject);
      draft.rows.push(row);
    }
  }
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  const placeOf = ({ rows: [first] }: Draft) => places.get(first?.id ?? '') ?? 0;
  return [...drafts.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
}

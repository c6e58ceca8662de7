import type { Contact, ContactRole } from '#/domain/contacts/contact.ts';
import { bestContact, contactFacts, type ContactMatch } from '#/domain/contacts/contactMatch.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import type { MessageSubject } from './messageFacts.ts';

/** What a contact of a party is. */
export const partyRoles: Readonly<Record<ActingParty, ContactRole>> = {
  broker: 'broker',
  terminal: 'terminal',
  carrier: 'carrier',
  consignee: 'customer',
  trucker: 'trucker',
};

/** The contact of a party for what a message is about; null where none fits. A ramp without one is the railroad's. */
export function contactFor(
  contacts: readonly Contact[],
  party: ActingParty,
  { shipment, container }: MessageSubject,
): ContactMatch | null {
  const facts = contactFacts(shipment, container);
  const isRamp = party === 'terminal' && facts.site.terminal?.type === 'rail_terminal';
  return (
    bestContact(contacts, partyRoles[party], facts) ??
    (isRamp ? bestContact(contacts, 'railroad', facts) : null)
  );
}

/** The one contact of a party for all of these; null where none fits any, `several` where they differ. */
export function contactForAll(
  contacts: readonly Contact[],
  party: ActingParty,
  subjects: readonly MessageSubject[],
): ContactMatch | 'several' | null {
  const matches = subjects.map((subject) => contactFor(contacts, party, subject));
  const [first = null] = matches;
  return matches.every((match) => match?.contact.id === first?.contact.id) ? first : 'several';
}

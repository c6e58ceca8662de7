import type { ContactMatch } from '#/domain/contacts/contactMatch.ts';
import { openState } from '#/domain/contacts/hours.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import type { Instant } from '#/time/instant.ts';
import { describeGrounds, describeOpen } from '#/wording/contactMatch.ts';
import * as words from './messageWords.ts';

/** To whom a message goes, why, and whether they are open; where no contact fits, the way to add one. */
export function ContactLine({
  party,
  match,
  now,
}: {
  party: ActingParty;
  match: ContactMatch | 'several' | null;
  now: Instant;
}) {
  if (!match) {
    return (
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
        {words.noContact(party)}
        {/* Beside this page, whose drafts may have been edited. */}
        <a
          href="/settings/contacts"
          target="_blank"
          className="text-accent underline-offset-2 hover:underline"
        >
          {words.addContact}
        </a>
      </p>
    );
  }
  if (match === 'several') return <p className="text-xs text-ink-soft">{words.severalContacts}</p>;
  const { contact, grounds } = match;
  const state = openState(contact, now);
  return (
    <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
      <span className="break-words">
        {words.to} {contact.name}, {contact.email || words.noEmail}
      </span>
      {contact.phone !== '' && <span>{contact.phone}</span>}
      <span>{describeGrounds(grounds)}</span>
      {state && <span>{describeOpen(state, now)}</span>}
    </p>
  );
}

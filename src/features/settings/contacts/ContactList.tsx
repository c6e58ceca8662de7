import type { Contact } from '#/domain/contacts/contact.ts';
import { openState } from '#/domain/contacts/hours.ts';
import type { EntryActs } from '#/features/settings/entries/EntriesPage.tsx';
import { EntryItem } from '#/features/settings/EntryItem.tsx';
import { FilteredList } from '#/features/settings/FilteredList.tsx';
import { clauseComma } from '#/language/punctuation.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { Badge } from '#/ui/Badge.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import { describeOpen } from '#/wording/contactMatch.ts';
import { roleLabels } from '#/wording/contacts.ts';
import * as words from './words.ts';

type ContactActs = Pick<EntryActs<Contact>, 'onEdit' | 'onRemove'>;

/** The contacts by name, with what finds one. */
export function ContactList({ contacts, onEdit, onRemove }: { contacts: readonly Contact[] } & ContactActs) {
  return (
    <FilteredList
      label={words.find}
      entries={contacts}
      textOf={textOf}
      count={words.count}
      noMatches={words.noneMatches}
    >
      {(contact) => <ContactItem key={contact.id} {...{ contact, onEdit, onRemove }} />}
    </FilteredList>
  );
}

const textOf = ({ name, company, roles, email, ...contact }: Contact) =>
  [name, company, email, ...roles.map((role) => roleLabels[role]), ...namesOf(contact)].join('\n');

/** All that a contact is for. */
const namesOf = ({
  customers,
  places,
  lanes,
  carriers,
}: Pick<Contact, 'customers' | 'places' | 'lanes' | 'carriers'>) => [
  ...customers,
  ...places,
  ...lanes.map(({ from, to }) => words.laneName(from, to)),
  ...carriers,
];

function ContactItem({ contact, onEdit, onRemove }: { contact: Contact } & ContactActs) {
  const now = instant(useNow(minute));
  const { name, company, roles, email, phone, language, days, opens, closes, zone, note } = contact;
  const state = openState(contact, now);
  return (
    <EntryItem name={name} onEdit={() => onEdit(contact)} onRemove={() => onRemove(contact)}>
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 font-semibold">{name}</span>
        {company !== '' && <span className="min-w-0 text-ink-soft">{company}</span>}
        {roles.map((role) => (
          <Badge key={role}>{roleLabels[role]}</Badge>
        ))}
      </p>
      <p>{roles.length === 0 ? words.noRole : words.forWhich(namesOf(contact))}</p>
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
        {[email, phone, language].filter(Boolean).map((text) => (
          <span key={text} className="min-w-0">
            {text}
          </span>
        ))}
        {state && (
          <span>
            {words.describeHours(days, opens, closes)} {`${zone}${clauseComma}${describeOpen(state, now)}`}
          </span>
        )}
      </p>
      {note !== '' && <p className="text-xs whitespace-pre-line text-ink-soft">{note}</p>}
    </EntryItem>
  );
}

import { useState } from 'react';
import { useContacts } from '#/device/contacts.ts';
import { logSent } from '#/device/messageLogWrites.ts';
import { contactForAll } from '#/domain/messages/contactFor.ts';
import type { MessageSubject } from '#/domain/messages/facts.ts';
import { aboutOf, recipientOf } from '#/domain/messages/log.ts';
import { composeMessage, namesFees } from '#/domain/messages/message.ts';
import type { Message } from '#/domain/messages/plainText.ts';
import { parties, type ActingParty } from '#/domain/pickup/party.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { Select } from '#/ui/fields/Select.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { ContactLine } from './ContactLine.tsx';
import { EarlierMessages } from './EarlierMessages.tsx';
import { MessageEditor } from './MessageEditor.tsx';
import * as words from './messageWords.ts';

/** A message to one party of several. What was typed for one addressee stays while another is chosen. */
export function MessageDialog({
  to: first,
  subjects,
  onClose,
}: {
  to: ActingParty;
  subjects: readonly MessageSubject[];
  onClose: () => void;
}) {
  const format = useFormatOptions();
  const [to, setTo] = useState(first);
  const now = instant(useNow(minute));
  // The next answer of the service does not rewrite a message that is open.
  const [facts] = useState(() => ({ subjects, format, now }));
  const [about] = useState(() => aboutOf(subjects));
  const [edits, setEdits] = useState<{ readonly [Name in ActingParty]?: Message | undefined }>({});
  const [fees, setFees] = useState(false);
  const contacts = useContacts((state) => state.contacts);
  const match = tryOr(() => contactForAll(contacts, to, facts.subjects), null);
  const isChoice = to === 'consignee' && namesFees(facts.subjects);
  const recipient = recipientOf(to, match);
  const message = edits[to] ?? composeMessage(to, facts.subjects, isChoice ? { ...facts, fees } : facts);
  return (
    <Dialog title={words.messageTo(to)} onClose={onClose}>
      <div className="min-h-0 space-y-3 overflow-y-auto p-4">
        <Select
          label={words.to}
          value={to}
          options={parties.map((party) => ({ value: party, label: words.addressee(party) }))}
          onChange={setTo}
        />
        <ContactLine party={to} match={match} now={now} />
        <EarlierMessages key={`earlier ${to}`} recipient={recipient} about={about} />
        <MessageEditor
          key={to}
          to={match === null || match === 'several' ? '' : match.contact.email}
          message={message}
          fees={
            isChoice
              ? {
                  on: fees,
                  onChange: (on) => {
                    setFees(on);
                    setEdits({ ...edits, [to]: undefined });
                  },
                }
              : null
          }
          onEdit={(edited) => setEdits({ ...edits, [to]: edited })}
          onSent={(how) => logSent(recipient, about, { how, subject: message.subject })}
        />
      </div>
    </Dialog>
  );
}

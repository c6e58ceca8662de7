import { useState } from 'react';
import { composeMessage, type MessageSubject } from '#/domain/messages/message.ts';
import type { Message } from '#/domain/messages/plainText.ts';
import { parties, type Party } from '#/domain/pickup/party.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { Dialog } from '#/ui/Dialog.tsx';
import { Select } from '#/ui/Select.tsx';
import { useNow } from '#/ui/useNow.ts';
import { MessageEditor } from './MessageEditor.tsx';
import * as words from './messageWords.ts';
import { useFormatOptions } from './useFormatOptions.ts';

/** A message to one party of several. What was typed for one addressee stays while another is chosen. */
export function MessageDialog({
  to: first,
  subjects,
  onClose,
}: {
  to: Party;
  subjects: readonly MessageSubject[];
  onClose: () => void;
}) {
  const format = useFormatOptions();
  const [to, setTo] = useState(first);
  const now = instant(useNow(minute));
  // The next answer of the service does not rewrite a message that is open.
  const [facts] = useState({ subjects, format, now });
  const [edits, setEdits] = useState<Partial<Record<Party, Message>>>({});
  return (
    <Dialog title={words.messageTo(to)} onClose={onClose}>
      <div className="min-h-0 space-y-3 overflow-y-auto p-4">
        <Select
          label={words.to}
          value={to}
          options={parties.map((party) => ({ value: party, label: words.addressee(party) }))}
          onChange={setTo}
        />
        <MessageEditor
          key={to}
          message={edits[to] ?? composeMessage(to, facts.subjects, facts)}
          onEdit={(message) => setEdits({ ...edits, [to]: message })}
        />
      </div>
    </Dialog>
  );
}

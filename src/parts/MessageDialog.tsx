import { useId, useState } from 'react';
import { composeMessage, mailLink, type Message, type MessageSubject } from '#/domain/messages/message.ts';
import { parties, type Party } from '#/domain/pickup/party.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/Dialog.tsx';
import { Select } from '#/ui/Select.tsx';
import { useNow } from '#/ui/useNow.ts';
import { CopyButton } from './CopyButton.tsx';
import * as words from './messageWords.ts';
import { useFormatOptions } from './useFormatOptions.ts';

const field = 'w-full rounded-md border border-line bg-surface px-2.5 text-sm';

/** A message to read, change, and copy or send. What was typed for one addressee stays while another is chosen. */
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
  const message = edits[to] ?? composeMessage(to, facts.subjects, facts);
  const [subject, text] = [useId(), useId()];
  const edit = (changed: Partial<Message>) => setEdits({ ...edits, [to]: { ...message, ...changed } });
  const mail = mailLink(message);
  return (
    <Dialog title={words.messageTo(to)} onClose={onClose}>
      <div className="min-h-0 space-y-3 overflow-y-auto p-4">
        <Select
          label={words.to}
          value={to}
          options={parties.map((party) => ({ value: party, label: words.addressee(party) }))}
          onChange={setTo}
        />
        <div>
          <label htmlFor={subject} className="text-xs text-ink-soft">
            {words.subject}
          </label>
          <input
            id={subject}
            value={message.subject}
            onChange={({ target }) => edit({ subject: target.value })}
            className={`${field} h-9`}
          />
        </div>
        <div>
          <label htmlFor={text} className="text-xs text-ink-soft">
            {words.text}
          </label>
          <textarea
            id={text}
            value={message.body}
            onChange={({ target }) => edit({ body: target.value })}
            className={`${field} h-72 resize-y py-2 leading-5 pointer-coarse:text-[16px]`}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton text={message.body} what={words.theMessage} look="primary">
            {words.copyMessage}
          </CopyButton>
          {mail === null ? (
            <p className="text-xs text-ink-soft">{words.tooLongForMail}</p>
          ) : (
            <a href={mail} className={buttonClasses()}>
              {words.openMail}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
}

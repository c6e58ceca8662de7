import { type ReactNode, useId } from 'react';
import type { SentWay } from '#/domain/messages/log.ts';
import { type Language, languageTags } from '#/language/languages.ts';
import type { Message } from '#/wording/message.ts';
import * as words from './messageWords.ts';
import { SendMessage } from './SendMessage.tsx';

const field = 'w-full rounded border border-line bg-surface px-3 text-sm';

/** A message to read, change, and copy or send. */
export function MessageEditor({
  message,
  language,
  to = '',
  fees,
  below = null,
  onEdit,
  onSent,
}: {
  /** Null while it is written. */
  message: Message | null;
  language: Language;
  /** An e-mail address; empty: for the reader to add. */
  to?: string;
  /** Whether it names fees, where that is for the reader to choose: the text is then written anew. */
  fees: { readonly on: boolean; readonly onChange: (on: boolean) => void } | null;
  /** Stands below the text. */
  below?: ReactNode;
  onEdit: (message: Message) => void;
  onSent?: (how: SentWay, message: Message) => void;
}) {
  const [subject, text] = [useId(), useId()];
  return (
    <>
      <div>
        <label htmlFor={subject} className="text-xs text-ink-soft">
          {words.subject}
        </label>
        <input
          id={subject}
          lang={languageTags[language]}
          value={message?.subject ?? ''}
          disabled={!message}
          onChange={({ target }) => message && onEdit({ ...message, subject: target.value })}
          className={`${field} h-9 max-md:h-11`}
        />
      </div>
      <div>
        <label htmlFor={text} className="text-xs text-ink-soft">
          {words.text}
        </label>
        <textarea
          id={text}
          lang={languageTags[language]}
          value={message?.body ?? ''}
          disabled={!message}
          onChange={({ target }) => message && onEdit({ ...message, body: target.value })}
          className={`${field} h-72 resize-y py-2 leading-5 pointer-coarse:text-[16px]`}
        />
      </div>
      {below}
      {fees && (
        <label className="flex min-h-9 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={fees.on}
            onChange={({ target }) => fees.onChange(target.checked)}
            className="size-4 accent-(--accent)"
          />
          {words.includeFees}
        </label>
      )}
      <SendMessage message={message} to={to} onSent={(how) => message && onSent?.(how, message)} />
    </>
  );
}

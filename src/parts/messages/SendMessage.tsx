import type { SentWay } from '#/domain/messages/log.ts';
import { mailFile, mailLink, plainMessage } from '#/files/mail.ts';
import { saveText } from '#/files/saveFile.ts';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import type { Message } from '#/wording/message.ts';
import { CopyButton } from './CopyButton.tsx';
import * as words from './messageWords.ts';

/** The ways that a message leaves the page, all with the same words. */
export function SendMessage({
  message,
  to = '',
  what = words.theMessage,
  onSent,
}: {
  /** Null while it is written: its buttons can have the focus, and wait. */
  message: Message | null;
  /** An e-mail address; empty: for the reader to add. */
  to?: string;
  /** What is said to have been copied. */
  what?: string;
  onSent?: (how: SentWay) => void;
}) {
  const mail = message && mailLink(message, to);
  const save = () => {
    if (!message) return;
    saveText('eml', mailFile(message, to), message.subject);
    onSent?.('saved');
  };
  return (
    <div data-send className="flex flex-wrap items-center gap-2">
      <CopyButton
        text={message && plainMessage(message).body}
        what={what}
        look="primary"
        onCopied={() => onSent?.('copied')}
      >
        {words.copyMessage}
      </CopyButton>
      {mail !== null && (
        <a href={mail} className={buttonClasses()} onClick={() => onSent?.('opened')}>
          {words.openMail}
        </a>
      )}
      <Button aria-disabled={!message || undefined} onClick={save}>
        {words.saveMail}
      </Button>
      {message && mail === null && <p className="basis-full text-xs text-ink-soft">{words.tooLongForMail}</p>}
    </div>
  );
}

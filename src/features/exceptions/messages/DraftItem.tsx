import { type ComponentProps, useEffect, useRef } from 'react';
import type { Message } from '#/domain/messages/plainText.ts';
import { MessageEditor } from '#/parts/messages/MessageEditor.tsx';
import { Badge } from '#/ui/Badge.tsx';
import { Button } from '#/ui/Button.tsx';
import { ChevronDownIcon } from '#/ui/icons/icons.tsx';
import * as words from './words.ts';

/** Somebody to write to; opened, the message to them. */
export function DraftItem({
  name,
  count,
  sent,
  message,
  fees,
  onToggle,
  onEdit,
  onSent,
  onNext,
}: {
  name: string;
  /** How many containers it is about. */
  count: number;
  /** How the message left the page; null while it has not. */
  sent: string | null;
  /** Null while it is folded. */
  message: Message | null;
  fees: ComponentProps<typeof MessageEditor>['fees'];
  onToggle: () => void;
  onEdit: (message: Message) => void;
  onSent: (how: string) => void;
  /** Null where no other message is left. */
  onNext: (() => void) | null;
}) {
  const heading = useRef<HTMLButtonElement>(null);
  const opened = message !== null;
  // The keyboard follows to the message that "next" opens.
  useEffect(() => {
    if (opened && document.activeElement === document.body) heading.current?.focus();
  }, [opened]);
  return (
    <li className="border-t border-line">
      <h3>
        <button
          ref={heading}
          type="button"
          aria-expanded={opened}
          onClick={onToggle}
          className="flex min-h-11 w-full items-center gap-2 px-4 text-left text-sm -outline-offset-2 hover:bg-hover"
        >
          <span className="min-w-0 truncate font-semibold">{name}</span>
          <span className="shrink-0 text-ink-soft">{words.containerCount(count)}</span>
          <span className="ml-auto flex shrink-0 items-center gap-2">
            {sent !== null && <Badge tone="ready">{sent}</Badge>}
            <span className={opened ? 'rotate-180' : undefined}>
              <ChevronDownIcon />
            </span>
          </span>
        </button>
      </h3>
      {message && (
        <div className="space-y-3 px-4 pb-4">
          <MessageEditor message={message} fees={fees} onEdit={onEdit} onSent={onSent} />
          {onNext && (
            <div className="flex justify-end">
              <Button onClick={onNext}>{words.nextMessage}</Button>
            </div>
          )}
        </div>
      )}
    </li>
  );
}

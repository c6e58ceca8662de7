import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useContacts } from '#/device/contacts.ts';
import { usePreferences } from '#/device/preferences.ts';
import type { Contact } from '#/domain/contacts/contact.ts';
import { type Draft, draftsOf } from '#/domain/exceptions/drafts.ts';
import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import { recipientsOf } from '#/domain/exceptions/recipients.ts';
import type { SentWay } from '#/domain/messages/log.ts';
import type { FindUsual } from '#/domain/messages/messageFacts.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { Badge } from '#/ui/Badge.tsx';
import { Button } from '#/ui/Button.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import { ChevronDownIcon } from '#/ui/icons/icons.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { containerCount } from '#/wording/counts.ts';
import { type DraftChoices, DraftEditor } from './DraftEditor.tsx';
import { sentLabels } from './logWords.ts';
import * as words from './messagesDialogWords.ts';

/** A message to everybody who can act on these rows, one after the other, each about all that is theirs. */
export function MessagesDialog({
  rows,
  to,
  shipments,
  findUsual,
  onSent,
  finalFocus,
  onClose,
}: {
  rows: readonly ExceptionRow[];
  /** Whom all go to; null for who acts on each row. */
  to: ActingParty | null;
  shipments: readonly Shipment[];
  findUsual: FindUsual;
  /** Receives the id of a draft that has left the page. */
  onSent?: (draftId: string, how: SentWay) => void;
  finalFocus?: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const format = useFormatOptions();
  const contacts = useContacts((state) => state.contacts);
  const limits = usePreferences((preferences) => preferences.exceptions);
  const now = instant(useNow(minute));
  // The next answer of the service does not rewrite messages that are open. A contact that the reader changes or deletes
  // meanwhile does: the message would go to somebody who is none any more.
  const [{ drafts: first, facts }] = useState(() => ({
    drafts: draftsOf(rows, to, { shipments, contacts, now, limits, findUsual }),
    facts: { format, writtenAt: now },
  }));
  const drafts = first.map((draft) => withContacts(draft, contacts));
  const [open, setOpen] = useState<string | null>(first[0]?.id ?? null);
  const [choices, setChoices] = useState<ReadonlyMap<string, DraftChoices>>(new Map());
  const [sent, setSent] = useState<ReadonlyMap<string, SentWay>>(new Map());
  const left = rows.length - recipientsOf(rows, to).reduce((sum, one) => sum + one.rows.length, 0);
  const nextAfter = (id: string) => {
    const at = drafts.findIndex((draft) => draft.id === id);
    return [...drafts.slice(at + 1), ...drafts.slice(0, at)].find((draft) => !sent.has(draft.id))?.id;
  };
  return (
    <Dialog
      title={words.dialogTitle(drafts.length)}
      // A draft by itself is sent by one key.
      firstFocus={drafts.length === 1 ? '[data-send] button' : undefined}
      finalFocus={finalFocus}
      onClose={onClose}
    >
      <div className="min-h-0 overflow-y-auto pb-2">
        <p role="status" className="px-4 pt-3 pb-2 text-sm text-ink-soft">
          {[words.progress(sent.size, drafts.length), left > 0 && words.noRecipient(left)]
            .filter(Boolean)
            .join(' ')}
        </p>
        <ul>
          {drafts.map(({ id, ...draft }) => {
            const next = nextAfter(id);
            return (
              <DraftItem
                key={id}
                name={words.recipient(draft.to, draft.name)}
                count={draft.subjects.length}
                sent={sent.get(id) ?? null}
                isOpen={open === id}
                onToggle={() => setOpen(open === id ? null : id)}
                onNext={next === undefined ? null : () => setOpen(next)}
              >
                {open === id && (
                  <DraftEditor
                    {...draft}
                    {...facts}
                    now={now}
                    choices={choices.get(id) ?? {}}
                    onChoose={(chosen) => setChoices(new Map(choices).set(id, chosen))}
                    onSent={(how) => {
                      setSent(new Map(sent).set(id, how));
                      onSent?.(id, how);
                    }}
                  />
                )}
              </DraftItem>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}

/** A draft to its contact as that is now; without a recipient where it was deleted. */
function withContacts(draft: Draft, contacts: readonly Contact[]): Draft {
  const { match } = draft;
  if (match === null) return draft;
  const contact = contacts.find(({ id }) => id === match.contact.id);
  if (contact === match.contact) return draft;
  return contact
    ? { ...draft, name: contact.name, match: { ...match, contact } }
    : { ...draft, name: null, match: null };
}

/** Somebody to write to; opened, the message to them. */
function DraftItem({
  name,
  count,
  sent,
  isOpen,
  onToggle,
  onNext,
  children,
}: {
  name: string;
  /** How many containers it is about. */
  count: number;
  /** How the message left the page; null while it has not. */
  sent: SentWay | null;
  isOpen: boolean;
  onToggle: () => void;
  /** Null where no other message is left. */
  onNext: (() => void) | null;
  children: ReactNode;
}) {
  const heading = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  // The keyboard follows to the message that "next" opens. What the dialog opens with is for the dialog to focus.
  useEffect(() => {
    if (isOpen && !wasOpen.current && document.activeElement === document.body) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <li className="border-t border-line">
      <h3>
        <button
          ref={heading}
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-11 w-full items-center gap-2 px-4 text-left text-sm -outline-offset-2 hover:bg-hover"
        >
          <span className="min-w-0 truncate font-semibold">{name}</span>
          <span className="shrink-0 text-ink-soft">{containerCount(count)}</span>
          <span className="ml-auto flex shrink-0 items-center gap-2">
            {sent !== null && <Badge tone="ready">{sentLabels[sent]}</Badge>}
            <span className={isOpen ? 'rotate-180' : undefined}>
              <ChevronDownIcon />
            </span>
          </span>
        </button>
      </h3>
      {isOpen && (
        <div className="space-y-3 px-4 pb-4">
          {children}
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

import { useState } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import { composeMessage } from '#/domain/messages/message.ts';
import type { Message } from '#/domain/messages/plainText.ts';
import type { Party } from '#/domain/pickup/party.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { useFormatOptions } from '#/parts/useFormatOptions.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { Dialog } from '#/ui/Dialog.tsx';
import { useNow } from '#/ui/useNow.ts';
import { DraftItem } from './DraftItem.tsx';
import { draftsOf } from './drafts.ts';
import * as words from './words.ts';

/** A message to everybody who can act on these rows, one after the other, each about all that is theirs. */
export function MessagesDialog({
  rows,
  to,
  shipments,
  onClose,
}: {
  rows: readonly ExceptionRow[];
  /** Whom all go to; null for who acts on each row. */
  to: Party | null;
  shipments: readonly Shipment[];
  onClose: () => void;
}) {
  const format = useFormatOptions();
  const limits = usePreferences((preferences) => preferences.exceptions);
  const now = instant(useNow(minute));
  // The next answer of the service does not rewrite messages that are open.
  const [{ drafts, facts }] = useState(() => ({
    drafts: draftsOf(rows, to, { shipments, now, limits }),
    facts: { format, now },
  }));
  const [open, setOpen] = useState<string | null>(drafts[0]?.id ?? null);
  const [edits, setEdits] = useState<ReadonlyMap<string, Message>>(new Map());
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map());
  const left = rows.length - drafts.reduce((sum, draft) => sum + draft.rows.length, 0);
  const nextAfter = (id: string) => {
    const at = drafts.findIndex((draft) => draft.id === id);
    return [...drafts.slice(at + 1), ...drafts.slice(0, at)].find((draft) => !sent.has(draft.id))?.id;
  };
  return (
    <Dialog title={words.dialogTitle(drafts.length)} onClose={onClose}>
      <div className="min-h-0 overflow-y-auto pb-2">
        <p role="status" className="px-4 pt-3 pb-2 text-sm text-ink-soft">
          {[words.progress(sent.size, drafts.length), left > 0 && words.nobody(left)]
            .filter(Boolean)
            .join(' ')}
        </p>
        <ul>
          {drafts.map(({ id, subjects, ...draft }) => {
            const next = nextAfter(id);
            return (
              <DraftItem
                key={id}
                name={words.recipient(draft.to, draft.name)}
                count={subjects.length}
                sent={sent.get(id) ?? null}
                message={open === id ? (edits.get(id) ?? composeMessage(draft.to, subjects, facts)) : null}
                onToggle={() => setOpen(open === id ? null : id)}
                onEdit={(message) => setEdits(new Map(edits).set(id, message))}
                onSent={(how) => setSent(new Map(sent).set(id, how))}
                onNext={next === undefined ? null : () => setOpen(next)}
              />
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}

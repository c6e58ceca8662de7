import type { FleetRow } from '#/domain/list/row.ts';
import type { VerdictLimits } from '#/domain/verdict/limits.ts';
import { MessageDialog } from '#/parts/messages/MessageDialog.tsx';
import { messageTo } from '#/parts/messages/messageWords.ts';
import type { Instant } from '#/time/instant.ts';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { messageSubjects, mostAwaited } from './messageRows.ts';
import { messageTooLong } from './words.ts';

/** More is a file and no message. */
const maxInMessage = 200;

/** A message about rows to whoever most of them wait for. */
export function RowsMessage({
  rows,
  now,
  limits,
  onClose,
}: {
  rows: readonly FleetRow[];
  now: Instant;
  limits: VerdictLimits;
  onClose: () => void;
}) {
  const to = mostAwaited(rows, now, limits);
  // No row has fewer containers than one, so no more rows need be looked at.
  const subjects = messageSubjects(rows.slice(0, maxInMessage + 1), now, limits);
  if (subjects.length <= maxInMessage) return <MessageDialog to={to} subjects={subjects} onClose={onClose} />;
  return (
    <Dialog title={messageTo(to)} onClose={onClose}>
      <p className="p-4 text-sm">{messageTooLong(maxInMessage)}</p>
    </Dialog>
  );
}

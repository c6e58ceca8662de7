import { useMemo } from 'react';
import type { ExceptionRow, RowGrouping } from '#/domain/exceptions/exceptionRows.ts';
import { recipientsOf } from '#/domain/exceptions/recipients.ts';
import type { Party } from '#/domain/pickup/party.ts';
import { message, messages } from '#/features/exceptions/messages/words.ts';
import { Button } from '#/ui/Button.tsx';

/** Whom the message of a group goes to; null for who acts on each of its rows. */
export const groupRecipient: Readonly<Record<RowGrouping, Party | null>> = {
  party: null,
  terminal: 'terminal',
  place: null,
  carrier: 'carrier',
};

/** Writes to whoever a group is for, about all of it. */
export function GroupMessage({
  rows,
  to,
  name,
  onMessage,
}: {
  rows: readonly ExceptionRow[];
  to: Party | null;
  name: string;
  onMessage: (rows: readonly ExceptionRow[], to: Party | null) => void;
}) {
  const count = useMemo(() => recipientsOf(rows, to).length, [rows, to]);
  if (count === 0) return null;
  const label = count === 1 ? message : `${messages} (${count})`;
  return (
    <Button
      look="bare"
      aria-haspopup="dialog"
      aria-label={`${label}: ${name}`}
      onClick={() => onMessage(rows, to)}
    >
      {label}
    </Button>
  );
}

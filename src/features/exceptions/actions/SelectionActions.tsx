import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import { ownerLabel } from '#/features/exceptions/caseWords.ts';
import {
  acknowledgeLabel,
  clearSelection,
  noteLabel,
  selectedCount,
  snoozeLabel,
  undoLabel,
} from '#/features/exceptions/words.ts';
import { message } from '#/parts/messages/messagesDialogWords.ts';
import { Button } from '#/ui/Button.tsx';
import type { ExceptionActions } from './useExceptionActions.ts';

/** What can be done to the selected rows. */
export function SelectionActions({
  rows,
  actions,
  onClear,
}: {
  rows: readonly ExceptionRow[];
  actions: ExceptionActions;
  onClear: () => void;
}) {
  const act = (run: () => void) => () => {
    run();
    onClear();
  };
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-1 py-1 pr-2 pl-3 text-sm whitespace-nowrap">
      <p role="status" className="mr-1 font-medium">
        {selectedCount(rows.length)}
      </p>
      <Button onClick={act(() => actions.toggle(rows))}>
        {rows.every(actions.isRowAcknowledged) ? undoLabel : acknowledgeLabel}
      </Button>
      <Button onClick={() => actions.write(rows, null)}>{`${message}…`}</Button>
      <Button onClick={() => actions.ask('snooze', rows)}>{`${snoozeLabel}…`}</Button>
      <Button onClick={() => actions.ask('note', rows)}>{`${noteLabel}…`}</Button>
      <Button onClick={() => actions.ask('owner', rows)}>{`${ownerLabel}…`}</Button>
      <Button look="bare" onClick={onClear}>
        {clearSelection}
      </Button>
    </div>
  );
}

import type { AttentionItem } from '#/domain/attentionItem.ts';
import { Button } from '#/ui/Button.tsx';

/** Says what was put aside last, with a way back. */
export function UndoLine({
  item,
  onUndo,
}: {
  item: AttentionItem | null;
  onUndo: (item: AttentionItem) => void;
}) {
  return (
    <div className="ml-auto flex min-w-0 items-center gap-1 text-sm text-ink-soft">
      <p role="status" className="min-w-0 truncate">
        {item && (
          <>
            Acknowledged <span className="num">{item.number}</span> until something changes
          </>
        )}
      </p>
      {item && (
        <Button look="bare" onClick={() => onUndo(item)}>
          Undo
        </Button>
      )}
    </div>
  );
}

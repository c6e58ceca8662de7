import { Button } from '#/ui/Button.tsx';
import { undo } from '#/ui/words.ts';

/** One thing that a field can become: a button, then the word that it is there, with an undo for what was just done. */
export function AcceptButton({
  label,
  there,
  hint = null,
  isThere,
  isSaving,
  failure,
  onAccept,
  onUndo,
}: {
  label: string;
  there: string;
  /** What it would replace. */
  hint?: string | null;
  isThere: boolean;
  isSaving: boolean;
  failure: string | null;
  onAccept: () => void;
  /** Null where there is nothing to undo. */
  onUndo: (() => void) | null;
}) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-1.5 text-xs">
      {isThere ? (
        <>
          <span role="status" className="text-ready">
            {there}
          </span>
          {onUndo && (
            <Button look="bare" className="text-xs" onClick={onUndo}>
              {undo}
            </Button>
          )}
        </>
      ) : (
        <>
          <Button
            look="bare"
            data-accept
            className="text-xs underline underline-offset-2"
            aria-disabled={isSaving}
            onClick={() => {
              if (!isSaving) onAccept();
            }}
          >
            {label}
          </Button>
          {hint !== null && <span className="text-ink-faint">{hint}</span>}
        </>
      )}
      {failure !== null && (
        <span role="alert" className="basis-full text-problem">
          {failure}
        </span>
      )}
    </span>
  );
}

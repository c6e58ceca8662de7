import { CloseIcon } from '#/ui/icons/icons.tsx';
import * as words from './tokenWords.ts';

/** One text of a list that is being edited, with a button that removes it. Delete and Backspace do so too. */
export function Token({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <li className="inline-flex max-w-full items-center rounded bg-quiet-wash pl-2 text-sm text-ink">
      <span className="min-w-0 break-all">{text}</span>
      <button
        type="button"
        aria-label={words.removeOne(text)}
        title={words.remove}
        onClick={onRemove}
        onKeyDown={(event) => {
          if (event.key !== 'Delete' && event.key !== 'Backspace') return;
          event.preventDefault();
          onRemove();
        }}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded text-ink-soft -outline-offset-2 hover:bg-hover hover:text-ink pointer-coarse:size-8"
      >
        <CloseIcon />
      </button>
    </li>
  );
}

import { type ReactNode, useId } from 'react';

/** A choice with its name, and below it what has to be said about it. */
export function CheckLine({
  label,
  note = null,
  checked,
  disabled = false,
  onChange,
}: {
  label: ReactNode;
  note?: string | null;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const noteId = useId();
  return (
    <>
      <label className="flex min-h-8 min-w-0 items-center gap-2 max-md:min-h-11">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={note === null ? undefined : noteId}
          onChange={({ target }) => onChange(target.checked)}
          className="size-4 shrink-0 accent-(--accent)"
        />
        <span className="min-w-0 break-words">{label}</span>
      </label>
      {note !== null && (
        <p id={noteId} className="pb-1 pl-6 text-xs text-ink-soft">
          {note}
        </p>
      )}
    </>
  );
}

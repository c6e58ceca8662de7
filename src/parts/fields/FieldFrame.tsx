import { type ReactNode, useId } from 'react';

interface FrameIds {
  readonly id: string;
  /** Of what stands below. */
  readonly noteId: string;
}

/** A control with its name above it; what is wrong with it stands below, in place of the hint. */
export function FieldFrame({
  label,
  hint,
  problem = null,
  children,
}: {
  label: string;
  hint?: string | undefined;
  problem?: string | null;
  children: (ids: FrameIds) => ReactNode;
}) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      {children({ id, noteId })}
      <p
        id={noteId}
        role="status"
        className={
          problem === null ? 'text-xs text-ink-soft empty:hidden' : 'text-xs break-words text-problem'
        }
      >
        {problem ?? hint}
      </p>
    </div>
  );
}

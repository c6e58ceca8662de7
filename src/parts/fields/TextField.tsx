import { FieldFrame } from './FieldFrame.tsx';

export function TextField({
  label,
  value,
  onChange,
  hint,
  problem = null,
  type = 'text',
  autoFocus = false,
  disabled = false,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string | undefined;
  problem?: string | null;
  type?: 'text' | 'url' | 'password' | 'date';
  autoFocus?: boolean;
  /** The hint says why. */
  disabled?: boolean;
}) {
  return (
    <FieldFrame {...{ label, hint, problem }}>
      {({ id, noteId }) => (
        <input
          id={id}
          type={type}
          value={value}
          autoComplete="off"
          autoFocus={autoFocus}
          disabled={disabled}
          aria-invalid={problem !== null}
          aria-describedby={noteId}
          onChange={({ target }) => onChange(target.value)}
          className="h-8 w-full rounded border border-line-strong bg-surface px-2 text-sm max-md:h-11 aria-invalid:border-problem"
        />
      )}
    </FieldFrame>
  );
}

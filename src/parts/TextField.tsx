import { useId } from 'react';

/** A text with its name above it; what is wrong with it stands below, in place of the hint. */
export function TextField({
  label,
  value,
  onChange,
  hint,
  problem,
  type = 'text',
  autoFocus = false,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string;
  problem: string | null;
  type?: 'text' | 'url' | 'password';
  autoFocus?: boolean;
}) {
  const id = useId();
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      <input
        id={id}
        type={type}
        value={value}
        autoComplete="off"
        autoFocus={autoFocus}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
        className="h-8 w-full rounded-md border border-line-strong bg-surface px-2 text-sm max-md:h-11 aria-invalid:border-problem"
      />
      <p
        id={`${id}-note`}
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

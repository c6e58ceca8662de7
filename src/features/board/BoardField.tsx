import { useId, useState } from 'react';
import { Select } from '#/ui/Select.tsx';
import type { boardFields } from './boardFields.ts';

/** One value of the address. What cannot be used stays in the field with the reason beside it. */
export function BoardField({
  field: { key, label, hint, usual, choices },
  value,
  note,
  onChange,
}: {
  field: (typeof boardFields)[number];
  value: string;
  note: string | null;
  onChange: (text: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const id = useId();
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      {choices ? (
        <Select
          id={id}
          label={label}
          value={value || usual}
          options={choices}
          onChange={onChange}
          className="w-full"
        />
      ) : (
        <input
          id={id}
          name={key}
          value={draft ?? value}
          placeholder={usual}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={note !== null}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            setDraft(target.value);
            onChange(target.value);
          }}
          onBlur={() => setDraft(null)}
          className="h-8 w-full rounded-md border border-line bg-surface px-2 text-sm placeholder:text-ink-faint aria-invalid:border-problem"
        />
      )}
      <p
        id={`${id}-note`}
        role="status"
        className={note === null ? 'text-xs text-ink-soft' : 'text-xs break-words text-problem'}
      >
        {note ?? hint}
      </p>
    </div>
  );
}

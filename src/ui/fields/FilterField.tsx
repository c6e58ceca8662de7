import { useState } from 'react';
import { FilterIcon } from '#/ui/icons/icons.tsx';
import { filterByText, filterThisList } from '#/ui/words.ts';

/**
 * Narrows a list by text. While the user types, the field leads and `value` follows.
 *
 * @param onLines takes a text of several lines that is pasted, which the field would run together
 */
export function FilterField({
  value,
  onChange,
  onLines,
}: {
  value: string;
  onChange: (text: string) => void;
  onLines?: (text: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <div className="relative">
      <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-ink-faint">
        <FilterIcon />
      </span>
      <input
        type="search"
        aria-label={filterByText}
        placeholder={filterThisList}
        value={draft ?? value}
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(event.target.value);
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (!/\n./.test(text) || !onLines) return;
          event.preventDefault();
          onLines(text);
        }}
        onBlur={() => setDraft(null)}
        autoComplete="off"
        spellCheck={false}
        className="h-8 w-full rounded border border-line bg-surface pr-2 pl-8 text-sm max-md:h-11 placeholder:text-ink-faint"
      />
    </div>
  );
}

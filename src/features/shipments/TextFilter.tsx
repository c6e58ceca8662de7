import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FilterIcon } from '#/ui/icons.tsx';
import { withText } from './filterLinks.ts';

const route = getRouteApi('/_app/shipments/');

/** Narrows the list by text, in the address as everything else. While the user types, the field leads. */
export function TextFilter() {
  const { q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const [draft, setDraft] = useState<string | null>(null);

  const filterBy = (text: string) => {
    setDraft(text);
    void navigate({ search: (filter) => withText(filter, text), replace: true });
  };

  return (
    <div className="relative">
      <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-ink-faint">
        <FilterIcon />
      </span>
      <input
        type="search"
        aria-label="Filter the list by text"
        placeholder="Filter this list"
        value={draft ?? q}
        onChange={(event) => filterBy(event.target.value)}
        onBlur={() => setDraft(null)}
        autoComplete="off"
        spellCheck={false}
        className="h-8 w-full rounded-md border border-line bg-surface pr-2 pl-8 text-sm placeholder:text-ink-faint"
      />
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import { compareText } from '#/language/compareText.ts';

/** As many as are looked over; the rest is found by typing. */
const maxShown = 200;

/** Entries by name, with what finds one by what is written of it. */
export function FilteredList<Entry extends { readonly name: string }>({
  label,
  entries,
  textOf,
  count,
  noMatches,
  children,
}: {
  label: string;
  entries: readonly Entry[];
  textOf: (entry: Entry) => string;
  count: (found: number) => string;
  noMatches: (typed: string) => string;
  children: (entry: Entry) => ReactNode;
}) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = entries
    .filter((entry) => textOf(entry).toLowerCase().includes(wanted))
    .toSorted((a, b) => compareText(a.name, b.name));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="h-8 w-64 max-w-full rounded border border-line bg-raised px-3 text-sm placeholder:text-ink-faint max-md:h-11"
        />
        <p role="status" className="text-sm text-ink-soft">
          {found.length > 0 ? count(found.length) : noMatches(typed.trim())}
        </p>
      </div>
      <ul className="card divide-y divide-line text-sm empty:hidden">
        {found.slice(0, maxShown).map(children)}
      </ul>
    </>
  );
}

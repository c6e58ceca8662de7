import { useId, useState } from 'react';
import type { PlanRow } from '#/domain/pickups/pickups.ts';
import type { PlanChange, PlanEntries } from '#/domain/pickups/plan.ts';
import { Button } from '#/ui/Button.tsx';
import * as words from './words.ts';

const labels = { trucker: words.trucker, empty_return_to: words.emptyReturnTo } as const;
const slugs = ['trucker', 'empty_return_to'] as const;

/** The trucker of the selected containers, and where their empties go. What is left alone stays as it is. */
export function PlanDetails({
  rows,
  entries,
  onSet,
  onClear,
}: {
  rows: readonly PlanRow[];
  entries: PlanEntries;
  onSet: (values: Pick<PlanChange, 'slug' | 'value'>[]) => void;
  onClear: () => void;
}) {
  const id = useId();
  const shared = (slug: (typeof slugs)[number]) => {
    const [first, ...more] = new Set(rows.map(({ container }) => entries.get(container.id)?.[slug] ?? ''));
    return more.length > 0 ? '' : (first ?? '');
  };
  const [typed, setTyped] = useState<{ readonly [Slug in (typeof slugs)[number]]?: string }>({});
  return (
    <form
      className="flex flex-wrap items-center gap-2 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        const values = slugs.flatMap((slug) => {
          const text = typed[slug];
          return text === undefined ? [] : { slug, value: text.trim() === '' ? null : text.trim() };
        });
        if (values.length > 0) onSet(values);
      }}
    >
      <p role="status" className="font-medium">
        {words.selected(rows.length)}
      </p>
      {slugs.map((slug) => (
        <label key={slug} className="flex min-w-0 items-center gap-2 max-md:basis-full">
          {labels[slug]}
          <input
            value={typed[slug] ?? shared(slug)}
            list={`${id} ${slug}`}
            onChange={({ target }) => setTyped({ ...typed, [slug]: target.value })}
            className="h-8 min-w-0 flex-1 rounded border border-line-strong bg-surface px-2 text-sm max-md:h-11"
          />
          <datalist id={`${id} ${slug}`}>
            {[...new Set([...entries.values()].flatMap((entry) => entry[slug] ?? []))].map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </datalist>
        </label>
      ))}
      <Button type="submit">{words.set}</Button>
      <Button look="bare" onClick={onClear}>
        {words.clearSelection}
      </Button>
    </form>
  );
}

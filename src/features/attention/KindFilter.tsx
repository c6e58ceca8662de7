import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type AttentionKind, attentionKinds } from '#/domain/attentionItem.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { facetClasses } from '#/ui/facetClasses.ts';
import { CloseIcon, FilterIcon } from '#/ui/icons.tsx';
import { chosenKinds, kindLabels, toggleKind } from './attentionSearch.ts';

const route = getRouteApi('/_app/attention');

/** Every kind with its count, in sight on a wide screen and one tap away on a narrow one. */
export function KindFilter({ counts }: { counts: ReadonlyMap<AttentionKind, number> }) {
  const search = route.useSearch();
  const chosen = chosenKinds(search);
  const [open, setOpen] = useState(false);
  return (
    <div className="shrink-0 md:flex md:w-56 md:min-h-0 md:flex-col">
      <Button className="w-full md:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
        <FilterIcon />
        {open ? 'Hide filters' : chosen.length > 0 ? `Filters (${chosen.length})` : 'Filters'}
      </Button>
      <nav
        aria-label="Filters"
        className={classes('-ml-2 pt-1 max-md:pt-3 md:overflow-y-auto', !open && 'max-md:hidden')}
      >
        <h2 className="eyebrow px-2 pb-1">What needs you</h2>
        <ul>
          {attentionKinds.map((kind) => {
            const active = chosen.includes(kind);
            const count = counts.get(kind) ?? 0;
            return (
              <li key={kind}>
                <Link
                  to="/attention"
                  search={toggleKind(search, kind)}
                  aria-current={active ? 'true' : undefined}
                  className={facetClasses(active, count)}
                >
                  <span className="min-w-0 truncate">{kindLabels[kind]}</span>
                  {active && <CloseIcon />}
                  <span className="ml-auto text-xs">{count}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { ChosenFacet, Facet } from '#/domain/list/facetNames.ts';
import type { FleetSearch } from '#/domain/list/search.ts';
import { lookup } from '#/domain/records/lookup.ts';
import * as words from '#/parts/words.ts';
import { CloseIcon } from '#/ui/icons/icons.tsx';
import { exceptionKindLabels } from '#/wording/exceptionKinds.ts';
import { costStateLabels } from '#/wording/listFacets.ts';
import type { FilterInForce } from '#/wording/listFilters.ts';

export interface ChipLink {
  /** Where the filter is off. */
  readonly search: (search: FleetSearch) => FleetSearch;
  readonly className: string;
  readonly content: ReactNode;
}

/** Every filter in force, each with a link that removes it, and one for all. `children` draws the links. */
export function FilterChips({
  filters,
  withoutAll,
  children,
}: {
  filters: readonly FilterInForce[];
  withoutAll: (search: FleetSearch) => FleetSearch;
  children: (link: ChipLink) => ReactNode;
}) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label={words.filtersInForce} className="flex flex-wrap items-center gap-2 pb-2">
      {filters.map(({ key, name, label, without }) => (
        <li key={key} className="max-w-full">
          {children({
            search: without,
            className:
              'flex h-7 max-w-[min(24rem,100%)] items-center gap-1 rounded-full border border-line bg-surface pr-2 pl-3 text-xs hover:bg-hover',
            content: (
              <>
                <span className="sr-only">{words.removeFilter}</span>{' '}
                <span className="whitespace-nowrap text-ink-faint">{name}</span>{' '}
                <span className="truncate font-medium">{label}</span>
                <CloseIcon />
              </>
            ),
          })}
        </li>
      ))}
      <li>
        {children({
          search: withoutAll,
          className: 'flex h-7 items-center px-2 text-xs text-ink-soft underline-offset-2 hover:underline',
          content: words.clearAll,
        })}
      </li>
    </ul>
  );
}

/** What the value of a filter is called, kinds of exceptions included; a word that we do not know has no name. */
export function filterLabels(ofFacet: (facet: Facet, value: string) => string | undefined) {
  return (facet: ChosenFacet, value: string): string | undefined => {
    if (facet === 'exception') return lookup<string>(exceptionKindLabels, value);
    return facet === 'cost' ? lookup<string>(costStateLabels, value) : ofFacet(facet, value);
  };
}

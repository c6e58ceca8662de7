import { Fragment, type ReactNode } from 'react';
import type { FacetCounts } from '#/domain/list/facetCounts.ts';
import type { Facet } from '#/domain/list/facetNames.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import { filterNames } from '#/domain/list/words.ts';
import { ArrivalDays } from './ArrivalDays.tsx';
import { ChangedFacet } from './ChangedFacet.tsx';
import { FacetList } from './FacetList.tsx';
import { FieldFacets } from './FieldFacets.tsx';
import type { ListFields } from './useCustomFields.ts';
import type { Counted } from './useFacetCounts.ts';

const facets: readonly { readonly facet: Facet; readonly fold?: number }[] = [
  { facet: 'lfd' },
  { facet: 'hold' },
  { facet: 'ready' },
  { facet: 'arrival' },
  { facet: 'eta' },
  { facet: 'status' },
  { facet: 'carrier', fold: 6 },
  { facet: 'podVessel', fold: 6 },
  { facet: 'pol', fold: 6 },
  { facet: 'pod', fold: 6 },
  { facet: 'destination', fold: 6 },
  { facet: 'terminal', fold: 6 },
  { facet: 'customer', fold: 6 },
  { facet: 'tag', fold: 6 },
  { facet: 'tracking' },
];

/** Every filter of the list with its counts. */
export function FacetLists({
  counts,
  counted,
  filter,
  rows,
  exceptions,
  fields,
}: {
  counts: FacetCounts;
  counted: Counted;
  filter: FleetFilter;
  /** Those of the list. */
  rows: readonly FleetRow[];
  /** The facet of their exceptions. */
  exceptions: ReactNode;
  fields: ListFields;
}) {
  const { isKnown } = counted;
  return (
    <>
      <ChangedFacet rows={rows} active={filter.changed !== undefined} counted={isKnown} />
      {exceptions}
      {facets.map(({ facet, ...look }) => (
        <Fragment key={facet}>
          <FacetList
            {...look}
            facet={facet}
            title={filterNames[facet]}
            values={counts[facet]}
            chosen={filter[facet]}
            counted={isKnown}
          />
          {facet === 'arrival' && (
            <ArrivalDays
              window={{ from: filter.from, to: filter.to }}
              counts={isKnown ? counts.window : null}
            />
          )}
        </Fragment>
      ))}
      <FieldFacets fields={fields} {...counted} />
    </>
  );
}

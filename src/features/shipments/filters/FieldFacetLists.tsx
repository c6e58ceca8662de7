import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { fieldFacets } from '#/domain/list/fieldFacets.ts';
import { fieldKey } from '#/domain/list/fields.ts';
import type { RowKind } from '#/domain/list/row.ts';
import type { ReadyFilter } from '#/domain/list/view.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { customFieldsFailed, manageFields } from '#/features/shipments/words.ts';
import { tryAgain } from '#/parts/words.ts';
import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { fieldValueLabel } from '#/wording/listFacets.ts';
import { ListFacet } from './ListFacet.tsx';
import type { ListFields } from './useCustomFields.ts';
import type { CountBasis } from './useFacetCounts.ts';
import { customFieldsLoading, noCustomFields } from './words.ts';

export interface FieldFacetsProps {
  readonly fields: ListFields;
  readonly shipments: readonly Shipment[];
  readonly by: RowKind;
  readonly filter: ReadyFilter;
  readonly now: Instant;
  readonly basis: CountBasis;
}

/** The values of each custom field, and what became of loading them. */
export function FieldFacetLists({
  fields: { read, failure, retry },
  shipments,
  by,
  filter,
  now,
  basis,
}: FieldFacetsProps) {
  const definitions = read?.definitions;
  const facets = useMemo(
    () => fieldFacets(shipments, definitions ?? [], by, filter, now, fieldValueLabel),
    [shipments, definitions, by, filter, now],
  );
  return (
    <>
      <div role="status" className="px-2 text-xs text-ink-soft">
        {!read?.complete && !failure && <p>{customFieldsLoading(read?.fields.length ?? null)}</p>}
        {failure && (
          <p>
            {customFieldsFailed} {failure.title}.{' '}
            <Button look="bare" className="-my-1" onClick={retry}>
              {tryAgain}
            </Button>
          </p>
        )}
        {read?.complete && facets.length === 0 && <p>{noCustomFields}</p>}
      </div>
      {facets.map(({ slug, label, chosen, values }) => (
        <ListFacet
          key={slug}
          facet={fieldKey(slug)}
          title={label}
          values={values.map((counted) => ({ ...counted, label: fieldValueLabel(counted) }))}
          counted={read?.complete ? basis : 'nothing'}
          chosen={chosen}
          fold={6}
        />
      ))}
      {read && (
        <Link to="/settings/fields" className="block px-2 text-xs font-medium underline underline-offset-2">
          {manageFields}
        </Link>
      )}
    </>
  );
}

import { Link } from '@tanstack/react-router';
import type { ChosenFacet } from '#/domain/list/facetNames.ts';
import type { FieldKey } from '#/domain/list/fields.ts';
import { toggleFacet } from '#/domain/list/filterLinks.ts';
import { FacetList } from '#/parts/lists/FacetList.tsx';
import type { CountBasis } from './useFacetCounts.ts';

/** The values of one filter of the list. The count says how many the list would show with that value alone. */
export function ListFacet({
  facet,
  title,
  values,
  chosen,
  counted,
  ...rest
}: {
  facet: ChosenFacet | FieldKey;
  title: string;
  values: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  chosen: readonly string[] | undefined;
  counted: CountBasis;
  /** How many values to show; the rest is folded. */
  fold?: number;
}) {
  return (
    <FacetList
      title={title}
      values={values.map(({ value, label, count }) => ({
        value,
        label,
        count: counted === 'nothing' ? null : count,
      }))}
      chosen={chosen}
      isPartial={counted === 'part'}
      {...rest}
    >
      {({ value, look, content }) => (
        <Link to="/shipments" search={(search) => toggleFacet(search, facet, value)} {...look}>
          {content}
        </Link>
      )}
    </FacetList>
  );
}

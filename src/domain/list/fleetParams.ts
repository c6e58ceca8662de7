import { facets } from './facetNames.ts';
import { isFieldKey } from './fields.ts';
import type { FleetSearch } from './search.ts';
import { textsOf } from './searchParams.ts';

/** The one text of a key; all of them where the address has several, so that the page can say so. */
function textOrTexts(value: unknown): string | string[] | undefined {
  const texts = textsOf(value);
  return texts?.[1] === undefined ? texts?.[0] : texts;
}

const isLast = (facet: string) => facet === 'tracking' || facet === 'arrival';
/** As they stand in addresses, which are kept in bookmarks and saved views: the same view has the same text. */
const inOrder = [...facets.filter((facet) => !isLast(facet)), 'tracking', 'arrival'];

/**
 * The texts of the address; `readFleetSearch` reads what they mean. Every key is set, because the router leaves in the
 * address what a route does not set.
 */
export function readFleetParams(search: Record<string, unknown>): FleetSearch {
  return {
    by: textOrTexts(search['by']),
    columns: textOrTexts(search['columns']),
    sort: textOrTexts(search['sort']),
    group: textOrTexts(search['group']),
    q: textOrTexts(search['q']),
    ...Object.fromEntries(inOrder.map((facet) => [facet, textsOf(search[facet])])),
    from: textOrTexts(search['from']),
    to: textOrTexts(search['to']),
    changed: textOrTexts(search['changed']),
    exception: textsOf(search['exception']),
    cost: textsOf(search['cost']),
    set: textsOf(search['set']),
    deviceSet: textOrTexts(search['deviceSet']),
    active: textOrTexts(search['active']),
    ...Object.fromEntries(
      Object.keys(search)
        .filter(isFieldKey)
        .map((key) => [key, textsOf(search[key])]),
    ),
  };
}

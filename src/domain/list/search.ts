import { parseDayBound } from '#/domain/arrival/arrivalWindow.ts';
import { oneOf } from '#/domain/records/json.ts';
import { parseColumns, printColumns } from './columnList.ts';
import { findColumn } from './columns.ts';
import { type ChosenFacet, facets } from './facetNames.ts';
import { type FieldKey, fieldKey, isFieldKey, slugIn } from './fields.ts';
import { isFiltered } from './filter.ts';
import { isDefaultOrder } from './order.ts';
import { ownWordsOf } from './ownWords.ts';
import { rowKinds } from './row.ts';
import {
  type FieldChoices,
  type FleetFilter,
  defaultColumns,
  defaultOrder,
  type FleetOrder,
  type FleetView,
  type Grouping,
  groupings,
} from './view.ts';

/** Several texts where the address has the setting more than once; the first counts. */
type SearchText = string | readonly string[];

/**
 * The view as written in an address: texts only. A text that this version does not know is ignored and stays in the
 * address, where another version may know it.
 */
export interface FleetSearch extends Pick<FleetFilter, ChosenFacet | 'set'> {
  readonly by?: SearchText | undefined;
  /** `number:180,carrier,arrival:160`. */
  readonly columns?: SearchText | undefined;
  /** Id of a column, with a leading `-` for descending. */
  readonly sort?: SearchText | undefined;
  readonly group?: SearchText | undefined;
  readonly q?: SearchText | undefined;
  readonly from?: SearchText | undefined;
  readonly to?: SearchText | undefined;
  /** `yes`: only what has changed since the last review. */
  readonly changed?: SearchText | undefined;
  readonly deviceSet?: SearchText | undefined;
  /** `no`: what is finished is shown also where nothing is filtered. */
  readonly active?: SearchText | undefined;
  /** Chosen values of a custom field, by its slug: `field.incoterm`. */
  readonly [field: FieldKey]: readonly string[] | undefined;
}

type TextKey = 'by' | 'columns' | 'sort' | 'group' | 'q' | 'from' | 'to' | 'changed' | 'deviceSet' | 'active';

/** A setting of an address that is ignored, as it was written. */
export interface IgnoredSetting {
  readonly key:
    | 'by'
    | 'columns'
    | 'width'
    | 'repeat'
    | 'sort'
    | 'group'
    | ChosenFacet
    | 'from'
    | 'to'
    | 'changed'
    | 'active'
    | 'field';
  readonly text: string;
}

type Parse<Value> = (text: string) => Value | null | undefined;

/**
 * Reads setting by setting: unknown ones are ignored and named, the others count. Never throws.
 *
 * @param slugs of the custom fields that the account has; null until they are known, when every field counts
 */
export function readFleetSearch(
  search: FleetSearch,
  slugs: ReadonlySet<string> | null = null,
): {
  readonly view: FleetView;
  readonly ignored: readonly IgnoredSetting[];
} {
  const isGone = (id: string) => isFieldKey(id) && slugs !== null && !slugs.has(slugIn(id));
  const find = (id: string) => (isGone(id) ? null : findColumn(id));
  const ignored: IgnoredSetting[] = [];
  const readAll = <Value>(
    key: IgnoredSetting['key'],
    texts: readonly string[] = [],
    parse: Parse<Value>,
  ): Value[] =>
    texts.flatMap((text) => {
      const value = parse(text) ?? null;
      if (value === null) ignored.push({ key, text });
      return value === null ? [] : [value];
    });
  const first = (key: TextKey): string | undefined => {
    const [text, ...others] = [search[key] ?? []].flat();
    ignored.push(...others.map((other) => ({ key: 'repeat', text: `${key}=${other}` }) as const));
    return text;
  };
  const read = <Value>(key: TextKey & IgnoredSetting['key'], parse: Parse<Value>) => {
    const text = first(key);
    return readAll(key, text === undefined ? [] : [text], parse)[0];
  };

  const by = read('by', oneOf(rowKinds)) ?? 'shipment';
  const list = parseColumns(first('columns') ?? '', find);
  ignored.push(...list.ignored);
  const chosen = (facet: ChosenFacet) => {
    const own = ownWordsOf(facet);
    if (!own) return search[facet];
    const words = readAll(facet, search[facet], oneOf(own));
    return words.length > 0 ? words : undefined;
  };
  const view: FleetView = {
    by,
    columns: list.columns ?? defaultColumns[by],
    order: read('sort', (text) => parseOrder(text, find)) ?? defaultOrder,
    group: read('group', (text) => parseGrouping(text, find)) ?? null,
    filter: withActive(
      {
        q: first('q'),
        ...Object.fromEntries(facets.map((facet) => [facet, chosen(facet)])),
        from: read('from', parseDayBound),
        to: read('to', parseDayBound),
        changed: read('changed', oneOf(['yes'])),
        exception: chosen('exception'),
        cost: chosen('cost'),
        set: search.set,
        deviceSet: first('deviceSet'),
        fields: readFields(
          search,
          (key) => readAll('field', [key], (id) => (isGone(id) ? null : id)).length > 0,
        ),
      },
      read('active', oneOf(['no'])),
    ),
  };
  return { view, ignored };
}

/** What is finished is hidden where nothing is filtered and the address does not say otherwise; a filter looks at all. */
function withActive(filter: FleetFilter, written: 'no' | undefined): FleetFilter {
  return written === undefined && !isFiltered(filter) ? { ...filter, active: 'yes' } : filter;
}

/** The address of a view, without what is as usual. Reading it gives the same view again. */
export function printFleetSearch({ by, columns, order, group, filter }: FleetView): FleetSearch {
  const list = printColumns(columns);
  const { fields = {}, active, ...rest } = filter;
  return {
    by: by === 'shipment' ? undefined : by,
    columns: list === printColumns(defaultColumns[by]) ? undefined : list,
    sort: printOrder(isDefaultOrder(order) ? null : order),
    group: group ?? undefined,
    ...rest,
    active: active === undefined && !isFiltered(filter) ? 'no' : undefined,
    ...Object.fromEntries(Object.entries(fields).map(([slug, values]) => [fieldKey(slug), values])),
  };
}

/** Whether it names a custom field, which counts as long as the account has it. */
export function namesField(search: FleetSearch): boolean {
  const { sort, group, columns } = search;
  return [...Object.keys(search), sort, group, columns].flat().some((text) => text?.includes(fieldKey('')));
}

function readFields(search: FleetSearch, isKept: (key: FieldKey) => boolean): FieldChoices | undefined {
  const chosen = Object.keys(search).flatMap((key) => {
    if (!isFieldKey(key)) return [];
    const values = search[key];
    return values && isKept(key) ? [[slugIn(key), values] as const] : [];
  });
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

function parseGrouping(text: string, find: typeof findColumn): Grouping | null {
  if (isFieldKey(text)) return find(text) && text;
  return oneOf(groupings)(text);
}

export function printOrder(order: FleetOrder | null): string | undefined {
  return order ? `${order.descending ? '-' : ''}${order.column}` : undefined;
}

export function parseOrder(text: string, find = findColumn): FleetOrder | null {
  const column = text.replace(/^-/, '');
  return find(column) && { column, descending: text.startsWith('-') };
}

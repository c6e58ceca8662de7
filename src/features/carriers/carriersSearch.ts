import { type DelayGroup, type PartKind, partKinds } from '#/domain/performance/delayGroup.ts';
import { oneOf } from '#/domain/records/json.ts';

/** The address as it is written; what it does not know changes nothing. */
export interface CarriersSearch {
  /** What stands below a carrier: `lane`, `vessel`, `month`. */
  readonly by?: string | undefined;
  /** Id of a column, with a leading `-` for descending. */
  readonly sort?: string | undefined;
  /** Carriers that are unfolded. */
  readonly open?: readonly string[] | undefined;
}

export const partsShown = ({ by }: CarriersSearch): PartKind => oneOf(partKinds)(by) ?? 'lane';

const sortKeys = {
  name: null,
  arrived: ({ arrived }: DelayGroup) => arrived,
  known: ({ known }: DelayGroup) => known,
  missing: ({ arrived, known }: DelayGroup) => arrived - known,
  median: ({ median }: DelayGroup) => median,
  range: ({ range }: DelayGroup) => range?.high ?? null,
  backtest: ({ backtest }: DelayGroup) => backtest && backtest.inside / backtest.of,
  overTwoDays: ({ overTwoDays, known }: DelayGroup) => overTwoDays && overTwoDays / known,
  overFiveDays: ({ overFiveDays, known }: DelayGroup) => overFiveDays && overFiveDays / known,
  transit: ({ transit }: DelayGroup) => transit.usual?.median ?? null,
} as const;
export type SortKey = keyof typeof sortKeys;

export interface CarriersOrder {
  readonly key: SortKey;
  readonly descending: boolean;
}

/** What has the most to go by comes first. */
const usualOrder: CarriersOrder = { key: 'known', descending: true };

export function orderIn({ sort = '' }: CarriersSearch): CarriersOrder {
  const word = sort.replace(/^-/, '');
  const isKnown = (key: string): key is SortKey => Object.hasOwn(sortKeys, key);
  return isKnown(word) ? { key: word, descending: sort.startsWith('-') } : usualOrder;
}

/** The address sorted by a column; pressed again, the other way round. Figures begin with the largest. */
export function withSort(search: CarriersSearch, key: SortKey): CarriersSearch {
  const order = orderIn(search);
  const descending = order.key === key ? !order.descending : key !== 'name';
  return { ...search, sort: `${descending ? '-' : ''}${key}` };
}

export function withToggled(search: CarriersSearch, id: string): CarriersSearch {
  const open = search.open ?? [];
  const next = open.includes(id) ? open.filter((other) => other !== id) : [...open, id];
  return { ...search, open: next.length > 0 ? next : undefined };
}

/** Groups come by name; what has no figure comes last either way. */
export function sortGroups<Group extends DelayGroup>(
  groups: readonly Group[],
  { key, descending }: CarriersOrder,
): readonly Group[] {
  const keyOf = sortKeys[key];
  if (!keyOf) return descending ? groups.toReversed() : groups;
  const sign = descending ? -1 : 1;
  return groups.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

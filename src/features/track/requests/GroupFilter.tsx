import { Link } from '@tanstack/react-router';
import { type RequestCounts, type RequestGroup, requestGroups } from '#/domain/tracking/requestList.ts';
import { filterLook } from '#/features/track/filterLook.ts';
import type { RequestsSearch } from './requestsSearch.ts';
import { all, atLeast, groupsLabel, groupWords } from './words.ts';

const format = new Intl.NumberFormat('en');

/** The states of requests, each with its count and a link to its rows. */
export function GroupFilter({
  counts,
  total,
  cut,
  shown,
  search,
}: {
  counts: RequestCounts;
  /** Null while it is not known. */
  total: number | null;
  /** The states of which there are more than are counted. */
  cut: readonly RequestGroup[];
  shown: RequestGroup | null;
  search: RequestsSearch;
}) {
  const countWords = (count: number | null, group: RequestGroup | null) => {
    if (count === null) return '–';
    const isCut = group === null ? cut.length > 0 : cut.includes(group);
    return isCut ? atLeast(format.format(count)) : format.format(count);
  };
  const item = (label: string, count: number | null, group: RequestGroup | null) => (
    <li key={label}>
      <Link
        to="/requests"
        search={{ ...search, show: group ?? undefined }}
        replace
        aria-current={shown === group ? 'true' : undefined}
        className={filterLook(shown === group)}
      >
        {label} <span className="num text-ink-soft">{countWords(count, group)}</span>
      </Link>
    </li>
  );
  return (
    <ul aria-label={groupsLabel} className="flex flex-wrap gap-1.5 px-4 pb-3 print:hidden">
      {item(all, total, null)}
      {requestGroups
        .filter((group) => counts[group] > 0 || group === shown)
        .map((group) => item(groupWords[group], counts[group], group))}
    </ul>
  );
}

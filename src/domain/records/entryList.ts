import type { Checked } from './checked.ts';
import { fieldsOf } from './json.ts';

/** What is wrong with several entries together; `position` counts from 1, `name` is empty where it has none. */
export type ListProblem<Problem> =
  | { readonly code: 'tooMany'; readonly max: number }
  | {
      readonly code: 'inEntry';
      readonly position: number;
      readonly name: string;
      readonly problem: Problem;
    };

/** Reads one of several entries, whatever it is, with the name that it goes by. */
export type ReadEntry<Raw, Entry, Problem> = (
  raw: Raw,
) => Checked<Entry, Problem> & { readonly name: string };

/** The first entries of a list. One with a mistake costs itself, with a problem that names it. */
export function readEntries<Raw, Entry, Problem>(
  list: readonly Raw[],
  max: number,
  read: ReadEntry<Raw, Entry, Problem>,
): { readonly value: readonly Entry[]; readonly problems: readonly ListProblem<Problem>[] } {
  const problems: ListProblem<Problem>[] = list.length > max ? [{ code: 'tooMany', max }] : [];
  const value = list.slice(0, max).flatMap((raw, index) => {
    const { name, value: entry, problems: own } = read(raw);
    problems.push(
      ...own.map((problem) => ({ code: 'inEntry', position: index + 1, name, problem }) as const),
    );
    return entry === null ? [] : [entry];
  });
  return { value, problems };
}

/** Refuses an entry whose id an earlier one has. */
export function withOwnId<Raw, Entry extends { readonly id: string }, Problem>(
  read: ReadEntry<Raw, Entry, Problem>,
): ReadEntry<Raw, Entry, Problem | { readonly code: 'sameId' }> {
  const taken = new Set<string>();
  return (raw) => {
    const result = read(raw);
    if (result.value === null) return result;
    if (taken.has(result.value.id)) return { name: result.name, value: null, problems: [{ code: 'sameId' }] };
    taken.add(result.value.id);
    return result;
  };
}

/** Reads an entry of a file of ours, which has its name in a field. */
export const withName =
  <Entry, Problem>(read: (raw: unknown) => Checked<Entry, Problem>): ReadEntry<unknown, Entry, Problem> =>
  (raw) => {
    const { name } = fieldsOf(raw);
    return { ...read(raw), name: typeof name === 'string' ? name : '' };
  };

import { isAcknowledged } from '#/device/acknowledgements.ts';
import { type ExceptionItem, type ExceptionKind, exceptionKinds } from '#/domain/exceptions/exception.ts';
import { unknownKinds, unknownWord } from '#/parts/ignoredWords.ts';

/** What stands in the address. Words that this version does not know are left where they are and change nothing. */
export interface ExceptionsSearch {
  readonly kind?: readonly string[] | undefined;
  /** `show` lists what was acknowledged too. */
  readonly acknowledged?: string | undefined;
}

const show = 'show';

export function chosenKinds({ kind = [] }: ExceptionsSearch): ExceptionKind[] {
  return exceptionKinds.filter((known) => kind.includes(known));
}

export function showsAcknowledged({ acknowledged }: ExceptionsSearch): boolean {
  return acknowledged === show;
}

/** The address with what was acknowledged in sight, or out of it. */
export function withAcknowledged(search: ExceptionsSearch, shown: boolean): ExceptionsSearch {
  return { ...search, acknowledged: shown ? show : undefined };
}

/** What the address asks for and this version does not have, in sentences. */
export function unknownWords({ kind, acknowledged }: ExceptionsSearch): string[] {
  return [...unknownKinds(kind, exceptionKinds), ...unknownWord('acknowledged', acknowledged, show)];
}

/** The address without those. */
export function knownWords(search: ExceptionsSearch): ExceptionsSearch {
  return withAcknowledged({ ...search, kind: chosenKinds(search) }, showsAcknowledged(search));
}

export interface ExceptionsView {
  /** Of the kinds that were chosen, or all; without what was acknowledged unless that is shown. */
  readonly rows: readonly ExceptionItem[];
  /** By kind, whatever kinds are chosen. */
  readonly counts: ReadonlyMap<ExceptionKind, number>;
  readonly acknowledgedCount: number;
}

/** What the page shows of all items, in their order. */
export function exceptionsView(
  items: readonly ExceptionItem[],
  search: ExceptionsSearch,
  acknowledged: ReadonlyMap<string, string>,
): ExceptionsView {
  const kinds = chosenKinds(search);
  const counts = new Map<ExceptionKind, number>();
  let acknowledgedCount = 0;
  const rows = items.filter((item) => {
    if (isAcknowledged(acknowledged, item)) {
      acknowledgedCount += 1;
      if (!showsAcknowledged(search)) return false;
    }
    counts.set(item.kind, (counts.get(item.kind) ?? 0) + 1);
    return kinds.length === 0 || kinds.includes(item.kind);
  });
  return { rows, counts, acknowledgedCount };
}

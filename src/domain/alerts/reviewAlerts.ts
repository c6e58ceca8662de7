import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import { type AlertLedger, longestKey, maxGone } from './alertLedger.ts';

// What shows a notification: an exception is new to a device once (here), alertRules.ts says which of the new ones are
// wanted (chosenAlerts.ts) and when none comes (quietHours.ts), and alertNotices.ts makes notifications of them.

/**
 * Names an exception for this device: its kind and its id, and not what its facts look like. A last free day that was near
 * and passes is new, a hold whose text changes is not, and a condition that goes away and returns is the same one: records
 * come and go by mistake, and each notification has to be worth its interruption. An ETA that goes on slipping is the one that
 * alerts again (`keysOf`).
 */
export function alertKey({ kind, id }: Pick<ExceptionItem, 'kind' | 'id'>): string {
  return `${kind} ${id}`.slice(0, longestKey);
}

/**
 * The keys by which a device knows an exception. An ETA has one for each number of days that it has slipped by, so that each
 * alerts once however often it comes and goes; none before the first.
 */
function keysOf(item: ExceptionItem, slipDays: readonly number[]): readonly string[] {
  const key = alertKey(item);
  const { slipHours } = item;
  if (slipHours === null || slipDays.length === 0) return [key];
  return slipDays.filter((days) => slipHours >= days * 24).map((days) => `${key} ${days} d`);
}

export interface AlertReview {
  /** The same object where nothing has to be stored. */
  readonly ledger: AlertLedger;
  /** What is to be shown now, in the order of the exceptions. */
  readonly due: readonly ExceptionItem[];
  /** Whether some of it waited for the end of the quiet hours. */
  readonly hasWaited: boolean;
}

/**
 * What is new among the exceptions. Nothing is on a device that has no ledger yet, nor once the exceptions are found by
 * other settings: what somebody's own choice brings is no news. What rests on stale data is not judged and stays new until
 * it is (docs/interface.md 6.4).
 *
 * @param items all, with those that were acknowledged
 * @param choose leaves those that are open and wanted
 */
export function reviewAlerts(
  ledger: AlertLedger | null,
  {
    items,
    basis,
    quiet,
    slipDays,
    choose,
  }: {
    readonly items: readonly ExceptionItem[];
    readonly basis: string;
    readonly quiet: boolean;
    readonly slipDays: readonly number[];
    readonly choose: (items: readonly ExceptionItem[]) => readonly ExceptionItem[];
  },
): AlertReview {
  const keys = (item: ExceptionItem) => keysOf(item, slipDays);
  const present = new Set(items.flatMap(keys));
  if (ledger?.basis !== basis) {
    const known = remember(ledger?.known ?? new Set(), present, present);
    return { ledger: { known, held: ledger?.held ?? new Set(), basis }, due: [], hasWaited: false };
  }
  const judged = items.filter(({ priority }) => priority !== 'unjudged');
  const isNew = (item: ExceptionItem) => keys(item).some((key) => !ledger.known.has(key));
  const fresh = judged.filter(isNew);
  const ends = !quiet && ledger.held.size > 0;
  if (fresh.length === 0 && !ends) return { ledger, due: [], hasWaited: false };

  const known = remember(ledger.known, new Set(fresh.flatMap(keys)), present);
  if (quiet) {
    const held = new Set([...ledger.held, ...choose(fresh).flatMap(keys)].slice(-maxGone));
    return { ledger: { known, held, basis }, due: [], hasWaited: false };
  }
  const isHeld = (item: ExceptionItem) => keys(item).some((key) => ledger.held.has(key));
  const due = choose(judged.filter((item) => isHeld(item) || isNew(item)));
  return { ledger: { known, held: new Set(), basis }, due, hasWaited: due.some(isHeld) };
}

/** The newest at the end; of those that are not there, the oldest are forgotten first. */
function remember(
  known: ReadonlySet<string>,
  added: ReadonlySet<string>,
  present: ReadonlySet<string>,
): ReadonlySet<string> {
  const gone = [...known].filter((key) => !present.has(key)).slice(-maxGone);
  const still = [...known].filter((key) => present.has(key));
  return new Set([...gone, ...still, ...added]);
}

import { addUp, type Sum } from '#/domain/charges/sums.ts';
import { type Draft, type DraftFacts, draftsOf } from '#/domain/exceptions/drafts.ts';
import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import { partyAct, type PartyAct } from '#/domain/exceptions/nextAct.ts';
import { type RowsMoney, rowsMoney } from '#/domain/exceptions/rowsMoney.ts';
import { aboutOf, earlierMessages, type LoggedMessage, recipientOf } from '#/domain/messages/log.ts';
import { holdKey } from '#/domain/pickup/holds.ts';
import { factKey } from '#/domain/records/factKey.ts';

// The morning (docs/contacts.md 6): whom to ask (here), what it costs and what was avoided (morningSums.ts),
// what to fetch (fetchToday.ts), what arrives (arrivesToday.ts), what changed (news.ts), what waits for an answer (waiting.ts).

/** Somebody to be asked today, about all that is theirs. */
export interface Ask extends Draft {
  /** What they are asked, the worst first. */
  readonly acts: readonly AskedAct[];
  readonly money: RowsMoney;
  /** What another day adds by tariffs. */
  readonly nextDay: readonly Sum[];
  /** The last message to them about any of it that has no answer; null where none was written. */
  readonly asked: LoggedMessage | null;
}

/** What somebody is asked, with the rows that it is asked about. */
interface AskedAct {
  readonly act: PartyAct;
  readonly rows: readonly ExceptionRow[];
}

/** What asks say besides what their drafts do. */
export interface AskFacts {
  /** By the id of the row. */
  readonly estimates: ReadonlyMap<string, readonly Sum[]>;
  /** What another day adds, by the id of the container. */
  readonly nextDays: ReadonlyMap<string, readonly Sum[]>;
  /** What left this device. */
  readonly log: readonly LoggedMessage[];
}

/** By the id of an ask: the ids of the rows that have been written about today. */
export type AskedRows = ReadonlyMap<string, readonly string[]>;

/**
 * Whom to ask today, once each, by what it stops and costs: in the order of the worst row of each. What is only to be
 * watched is asked another day, unless the answer to a message is due.
 *
 * @param rows the worst first, without what is acknowledged
 */
export function asksOf(rows: readonly ExceptionRow[], records: DraftFacts, facts: AskFacts): readonly Ask[] {
  const pressing = rows.filter(
    ({ consequence, items }) => consequence !== 'watch' || items.some(({ kind }) => kind === 'no_answer'),
  );
  return draftsOf(pressing, null, records).map((draft) => createAsk(draft, facts));
}

function createAsk(draft: Draft, { estimates, nextDays, log }: AskFacts): Ask {
  const { to, match, name, subjects, rows } = draft;
  const asked = rows.map((row) => ({ act: partyAct(row, to), row }));
  const acts = Map.groupBy(asked, ({ act }) =>
    factKey(act.code === 'askAboutHolds' ? { ...act, holds: act.holds.map(holdKey) } : act),
  );
  const earlier = earlierMessages(log, recipientOf(to, match, name), aboutOf(subjects));
  return {
    ...draft,
    acts: [...acts.values()].flatMap((some) =>
      some.slice(0, 1).map(({ act }) => ({ act, rows: some.map(({ row }) => row) })),
    ),
    money: rowsMoney(rows, estimates),
    nextDay: addUp(rows.flatMap(({ subject }) => nextDays.get(subject.id) ?? [])),
    asked: earlier.find(({ answeredAt }) => answeredAt === null) ?? null,
  };
}

/** Asks whose message has left today, and those that are left: with the rows alone that came since. */
export function splitAsked(
  asks: readonly Ask[],
  asked: AskedRows,
  facts: AskFacts,
): { readonly open: readonly Ask[]; readonly done: readonly Ask[] } {
  const part = (ask: Ask, isDone: boolean): Ask | null => {
    const ids = new Set(asked.get(ask.id));
    const isIn = ({ id }: ExceptionRow) => ids.has(id) === isDone;
    if (ask.rows.every(isIn)) return ask;
    const rows = ask.rows.filter(isIn);
    // A draft has a subject for each of its rows.
    const subjects = ask.subjects.filter((_, index) => ask.rows[index] && isIn(ask.rows[index]));
    return rows.length > 0 ? createAsk({ ...ask, rows, subjects }, facts) : null;
  };
  return {
    open: asks.flatMap((ask) => part(ask, false) ?? []),
    done: asks.flatMap((ask) => part(ask, true) ?? []),
  };
}

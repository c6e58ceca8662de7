import { addUp, type Sum } from '#/domain/charges/sums.ts';
import { type Draft, type DraftFacts, draftsOf } from '#/domain/exceptions/drafts.ts';
import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import { askOf } from '#/domain/exceptions/nextAct.ts';
import { type RowsMoney, rowsMoney } from '#/domain/exceptions/rowsMoney.ts';
import { joinAsks, type JointAsk } from '#/domain/messages/ask.ts';
import { aboutOf, earlierMessages, type LoggedMessage, recipientOf } from '#/domain/messages/log.ts';

// The morning (docs/contacts.md 6): whom to ask (here), what it costs and what was avoided (morningSums.ts),
// what to fetch (fetchToday.ts), what arrives (arrivesToday.ts), what changed (news.ts), what waits for an answer (waiting.ts).

/** Somebody to be asked today, about all that is theirs. */
export interface MorningDraft extends Draft {
  /** What they are asked, the worst first. */
  readonly asks: readonly JointAsk[];
  readonly money: RowsMoney;
  /** What another day adds by tariffs. */
  readonly nextDay: readonly Sum[];
  /** The last message to them about any of it that has no answer; null where none was written. */
  readonly asked: LoggedMessage | null;
}

/** What the morning says besides what drafts do. */
interface MorningFacts {
  /** By the id of the row. */
  readonly estimates: ReadonlyMap<string, readonly Sum[]>;
  /** What another day adds, by the id of the container. */
  readonly nextDays: ReadonlyMap<string, readonly Sum[]>;
  /** What left this device. */
  readonly log: readonly LoggedMessage[];
}

/** By the id of a draft: the ids of the rows that have been written about today. */
export type AskedRows = ReadonlyMap<string, readonly string[]>;

/**
 * Whom to ask today, once each, by what it stops and costs: in the order of the worst row of each. What is only to be
 * watched is asked another day, unless the answer to a message is due.
 *
 * @param rows the worst first, without what is acknowledged
 */
export function morningDrafts(
  rows: readonly ExceptionRow[],
  records: DraftFacts,
  facts: MorningFacts,
): readonly MorningDraft[] {
  const pressing = rows.filter(
    ({ consequence, items }) => consequence !== 'watch' || items.some(({ kind }) => kind === 'no_answer'),
  );
  return draftsOf(pressing, null, records).map((draft) => createMorningDraft(draft, facts));
}

function createMorningDraft(draft: Draft, { estimates, nextDays, log }: MorningFacts): MorningDraft {
  const { to, match, name, subjects, rows } = draft;
  const earlier = earlierMessages(log, recipientOf(to, match, name), aboutOf(subjects));
  return {
    ...draft,
    asks: joinAsks(rows.flatMap((row) => askOf(row, to) ?? [])),
    money: rowsMoney(rows, estimates),
    nextDay: addUp(rows.flatMap(({ subject }) => nextDays.get(subject.id) ?? [])),
    asked: earlier.find(({ answeredAt }) => answeredAt === null) ?? null,
  };
}

/** Drafts whose message has left today, and those that are left: with the rows alone that came since. */
export function splitAsked(
  drafts: readonly MorningDraft[],
  asked: AskedRows,
  facts: MorningFacts,
): { readonly open: readonly MorningDraft[]; readonly done: readonly MorningDraft[] } {
  const part = (draft: MorningDraft, isDone: boolean): MorningDraft | null => {
    const ids = new Set(asked.get(draft.id));
    const isIn = ({ id }: ExceptionRow) => ids.has(id) === isDone;
    if (draft.rows.every(isIn)) return draft;
    const rows = draft.rows.filter(isIn);
    // A draft has a subject for each of its rows.
    const subjects = draft.subjects.filter((_, index) => draft.rows[index] && isIn(draft.rows[index]));
    return rows.length > 0 ? createMorningDraft({ ...draft, rows, subjects }, facts) : null;
  };
  return {
    open: drafts.flatMap((draft) => part(draft, false) ?? []),
    done: drafts.flatMap((draft) => part(draft, true) ?? []),
  };
}

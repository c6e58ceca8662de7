import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { isDeadlineChange } from '#/domain/status/eventMeaning.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, isSameMoment, mayLackTime, midnightAsDay, withZoneOfOther } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { statedMoment, statedSource } from './eventStatements.ts';
import type { RecordedDate } from './recordStatements.ts';
import type { Statement, StatementOrigin, Superseded } from './statement.ts';

/** All that is reported of one fact, in the order of the service. */
export interface Reported {
  readonly records: readonly RecordedDate[];
  readonly events: readonly TransportEvent[];
  readonly rawEvents: readonly TransportEvent[];
  /** Whether later facts leave room for this one to be still ahead (docs/interface.md trap 18). */
  readonly stillExpected: boolean;
  /** When the service last got an answer from a source; null where that is not known. */
  readonly checkedAt: (source: string | null) => Instant | null;
}

/**
 * The statements about one fact: those that count first, then those that no longer do, newest first. What one source
 * says at several places is one statement; a date of a record without a source belongs to the event that
 * states the same.
 */
export function statementsOf(reported: Reported): Statement[] {
  const drafts: StatementDraft[] = [];
  const all = [
    ...reported.events.map((event) => ofEvent(event, 'event')),
    ...reported.rawEvents.map((event) => ofEvent(event, 'rawEvent')),
    ...reported.records.map(ofRecord),
  ];
  // Those with a name first, so that those without find whose words they repeat.
  for (const draft of all.filter(({ source }) => source !== null)) merge(drafts, draft);
  for (const draft of all.filter(({ source }) => source === null)) merge(drafts, draft);
  const statements = drafts.map((draft) => toStatement(draft, drafts, reported));
  return [
    ...statements.filter(({ superseded }) => superseded === null).toSorted(firstToSay),
    ...statements.filter(({ superseded }) => superseded !== null).toSorted((a, b) => firstToSay(b, a)),
  ];
}

function ofEvent(event: TransportEvent, origin: StatementOrigin): StatementDraft {
  const due = isDeadlineChange(event.name);
  const stated = statedMoment(event);
  const unused = stated === null ? event.unusedDate : undefined;
  return {
    id: `${origin} ${event.id}`,
    moment: stated,
    text: unused?.text ?? null,
    kind: due ? 'due' : event.estimated ? 'estimate' : 'actual',
    note: event.calledActual ? 'calledActual' : null,
    source: statedSource(event),
    origins: [origin],
    learnedAt: event.createdAt,
    withdrawn: event.invalidated,
    current: false,
    discounted: event.denied ? 'denied' : (unused?.why ?? null),
  };
}

function ofRecord({ moment, text, kind, note, source, origin, discounted }: RecordedDate): StatementDraft {
  const id = [origin, kind, source ?? '', ...(text === null ? [] : [text])].join(' ');
  return {
    id,
    moment,
    text,
    kind,
    note,
    source,
    origins: [origin],
    learnedAt: null,
    withdrawn: false,
    current: discounted === null,
    discounted,
  };
}

function merge(drafts: StatementDraft[], next: StatementDraft): void {
  const isRecord = next.origins.some((origin) => origin.endsWith('Record'));
  // The service's own last free day repeats that of a source (docs/interface.md 3.4).
  const mayRepeat = next.source === null && (isRecord || next.kind === 'due');
  const alike = drafts.filter(
    (draft) =>
      draft.kind === next.kind &&
      draft.text === next.text &&
      (isSameMoment(draft.moment, next.moment) || fullerOf(draft.moment, next.moment) !== null) &&
      (draft.source === next.source || mayRepeat),
  );
  const same =
    alike.find(({ withdrawn }) => withdrawn === next.withdrawn) ??
    // An estimate is withdrawn when it is revised or met; the record that repeats it says which still holds.
    (isRecord && next.kind === 'estimate' ? alike[0] : undefined);
  if (!same) {
    drafts.push(next);
    return;
  }
  same.moment = fullerOf(same.moment, next.moment) ?? same.moment;
  same.note ??= next.note;
  for (const origin of next.origins) if (!same.origins.includes(origin)) same.origins.push(origin);
  // One thing said twice was learned with the first word.
  if (next.learnedAt !== null)
    same.learnedAt = Math.min(same.learnedAt ?? Infinity, next.learnedAt) as Instant;
  if (next.current) same.withdrawn = false;
  same.current ||= next.current;
  same.discounted ??= next.discounted;
}

/** Of two that are one, the one that says more; null where they are two. */
const fullerOf = (a: Moment | null, b: Moment | null): Moment | null =>
  wholeDayOf(a, b) ?? (a && b && withZoneOfOther(a, b));

// A source that keeps days says the day at one place and the midnight that stands for it at another. The midnight is kept,
// since records state the same, and is written as a day.
function wholeDayOf(a: Moment | null, b: Moment | null): Moment | null {
  if (!a || !b || (a.kind === 'day') === (b.kind === 'day')) return null;
  const isOne = mayLackTime(a) && mayLackTime(b) && dayOf(a) === dayOf(b);
  return isOne ? midnightAsDay(a.kind === 'day' ? b : a) : null;
}

function toStatement(
  draft: StatementDraft,
  drafts: readonly StatementDraft[],
  reported: Reported,
): Statement {
  const { id, moment, text, kind, note, source, origins, learnedAt } = draft;
  return {
    key: id,
    moment,
    text,
    kind,
    note,
    source,
    origins,
    learnedAt,
    checkedAt: reported.checkedAt(source),
    superseded: supersededBy(draft, drafts, reported.stillExpected),
  };
}

// What was learned at an unknown time comes last among those that count.
function firstToSay(a: Statement, b: Statement): number {
  return (a.learnedAt ?? Infinity) - (b.learnedAt ?? Infinity) || 0;
}

/** A statement while those about one fact are gathered. */
interface StatementDraft {
  readonly id: string;
  moment: Moment | null;
  readonly text: string | null;
  readonly kind: Statement['kind'];
  note: Statement['note'];
  readonly source: string | null;
  readonly origins: StatementOrigin[];
  learnedAt: Instant | null;
  withdrawn: boolean;
  /** Stands in a record as what holds now. */
  current: boolean;
  /** What the record itself says against it. */
  discounted: RecordedDate['discounted'];
}

/**
 * Why a statement no longer counts among the others about its fact; null while it does.
 *
 * @param stillExpected whether later facts leave room for it to be still ahead (docs/interface.md trap 18)
 */
function supersededBy(
  draft: StatementDraft,
  drafts: readonly StatementDraft[],
  stillExpected: boolean,
): Superseded | null {
  // Whether it is revised, the other statements say.
  if (draft.discounted !== null && draft.discounted !== 'revised') return draft.discounted;
  if (draft.kind === 'estimate') {
    if (
      drafts.some(({ kind, withdrawn, discounted }) => kind === 'actual' && !withdrawn && discounted === null)
    )
      return 'happened';
    if (!stillExpected) return 'overtaken';
  }
  if (draft.kind !== 'actual' && !draft.current && isRevised(draft, drafts)) return 'revised';
  return draft.withdrawn ? 'withdrawn' : null;
}

// Of several estimates or deadlines of one source the one learned last holds, and what the record says now.
function isRevised(draft: StatementDraft, drafts: readonly StatementDraft[]): boolean {
  return (
    draft.discounted === 'revised' ||
    (draft.kind === 'due' && draft.source === null && drafts.some(({ current }) => current)) ||
    drafts.some(
      (other) =>
        other !== draft &&
        other.kind === draft.kind &&
        other.source === draft.source &&
        !other.withdrawn &&
        (learned(other) > learned(draft) || (other.current && other.learnedAt === null)),
    )
  );
}

const learned = ({ learnedAt }: StatementDraft) => learnedAt ?? Number.NEGATIVE_INFINITY;

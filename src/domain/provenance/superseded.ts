import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import type { RecordedDate } from './recordStatements.ts';
import type { Statement, StatementOrigin, Superseded } from './statement.ts';

/** A statement while those about one fact are gathered. */
export interface StatementDraft {
  readonly id: string;
  readonly moment: Moment | null;
  readonly kind: Statement['kind'];
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
export function supersededBy(
  draft: StatementDraft,
  drafts: readonly StatementDraft[],
  stillExpected: boolean,
): Superseded | null {
  if (draft.discounted === 'elsewhere') return 'elsewhere';
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

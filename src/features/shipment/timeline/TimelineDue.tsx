import type { PassedExpectation } from '#/domain/timeline/passedExpectation.ts';
import { Freshness } from '#/parts/Freshness.tsx';

/** What may be said of an expectation whose time has passed: whether the line was asked since, or why nothing is. */
export function TimelineDue({ passed }: { passed: PassedExpectation }) {
  if (passed.kind === 'withheld') return <p className="text-xs text-ink-soft">{passed.reason}</p>;
  return (
    <p className="text-xs text-ink-soft">
      Line checked <Freshness at={passed.askedAt} />
      {passed.kind === 'notAsked' && ', before that time had passed'}
    </p>
  );
}

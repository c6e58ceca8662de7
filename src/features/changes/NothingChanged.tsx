import { Link } from '@tanstack/react-router';
import type { FleetSnapshot } from '#/domain/changes/reviewSnapshot.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { clearAllFilters } from '#/parts/words.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { ChangesPicture } from '#/ui/icons/pictures.tsx';
import { allHidden, noReviewYet, nothingChanged, seeExceptions } from './words.ts';

/** Says why there is nothing: a first visit, nothing since the last review, or nothing that the filters let through. */
export function NothingChanged({
  snapshot,
  complete,
  hidden,
}: {
  snapshot: FleetSnapshot | null;
  complete: boolean;
  /** How many changed shipments the filters hide. */
  hidden: number;
}) {
  if (snapshot === null) {
    return (
      <EmptyState heading="h2" title={noReviewYet.title} picture={<ChangesPicture />}>
        <p>{noReviewYet.text}</p>
      </EmptyState>
    );
  }
  if (hidden > 0) {
    return (
      <EmptyState heading="h2" title={allHidden.title}>
        <p>{allHidden.text(hidden)}</p>
        <Link to="/changes" search={{}} className={buttonClasses()}>
          {clearAllFilters}
        </Link>
      </EmptyState>
    );
  }
  const first = snapshot.cause !== 'reviewed';
  return (
    <EmptyState heading="h2" title={nothingChanged.title(first)} picture={<ChangesPicture />}>
      {first ? (
        <p>{nothingChanged.next}</p>
      ) : (
        <p>
          {nothingChanged.since} <InstantTime at={snapshot.reviewedAt} />
          {nothingChanged.soFar(complete)}
        </p>
      )}
      <Link to="/exceptions" className={buttonClasses()}>
        {seeExceptions}
      </Link>
    </EmptyState>
  );
}

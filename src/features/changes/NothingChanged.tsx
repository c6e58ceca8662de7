import { Link } from '@tanstack/react-router';
import type { FleetSnapshot } from '#/domain/changes/reviewSnapshot.ts';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { InstantTime } from '#/parts/Time.tsx';
import { buttonClasses } from '#/ui/Button.tsx';

/** Says why there is nothing: a first visit, nothing since the last look, or nothing that the filters let through. */
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
      <EmptyState heading="h2" title="Nothing to compare with yet">
        <p>Landfall begins to compare as soon as the account has been read to its end.</p>
      </EmptyState>
    );
  }
  if (hidden > 0) {
    return (
      <EmptyState heading="h2" title="No change fits these filters">
        <p>{hidden === 1 ? 'One changed shipment is hidden.' : `${hidden} changed shipments are hidden.`}</p>
        <Link to="/changes" search={{}} className={buttonClasses()}>
          Clear all filters
        </Link>
      </EmptyState>
    );
  }
  const first = snapshot.cause !== 'seen';
  return (
    <EmptyState heading="h2" title={first ? 'Landfall compares from now on' : 'Nothing has changed'}>
      <p>
        Nothing has changed since <InstantTime at={snapshot.seenAt} />
        {complete ? '. ' : ' so far. The rest of the account is still being read. '}
        {first &&
          'When you come back, this page says what has: arrivals, free days, holds, fees, statuses and terminals.'}
      </p>
    </EmptyState>
  );
}

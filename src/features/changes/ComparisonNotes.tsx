import { Link } from '@tanstack/react-router';
import type { Comparison } from '#/data/changes/comparison.ts';
import type { FleetSnapshot } from '#/domain/changes/reviewSnapshot.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { clearAllFilters } from '#/parts/words.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { ChangesPicture } from '#/ui/icons/pictures.tsx';
import {
  allHidden,
  compared,
  noReviewYet,
  notCompared,
  nothingChanged,
  partlyCompared,
  reviewUnreadable,
  seeExceptions,
  storageNotes,
} from './words.ts';

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

/** What the account is compared with, how that moves, and what of it could not be cached or read. */
export function ComparedWith({ comparison: { snapshot, found, storage } }: { comparison: Comparison }) {
  if (snapshot === null) return null;
  const unread = snapshot.lost + found.unreadable;
  const notes = [
    storageNotes[storage],
    snapshot.cause === 'anew' ? reviewUnreadable : null,
    unread > 0 ? notCompared(unread) : null,
    found.partial > 0 ? partlyCompared(found.partial) : null,
  ].filter((note) => note !== null);
  return (
    <div className="space-y-1 px-4 pb-2 text-sm text-ink-soft">
      <p>
        {compared.before}{' '}
        <span className="font-medium text-ink">
          <InstantTime at={snapshot.reviewedAt} />
        </span>
        {compared.after(snapshot.cause)}
      </p>
      {notes.map((note) => (
        <p key={note} role="status" className="text-attention">
          {note}
        </p>
      ))}
    </div>
  );
}

/** Shipments whose reviewed state cannot be read, or only in part. */
export function unreadableCount({ snapshot, found }: Comparison): number {
  return (snapshot?.lost ?? 0) + found.unreadable + found.partial;
}

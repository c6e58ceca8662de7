import type { SnapshotCause } from '#/domain/changes/reviewSnapshot.ts';
import { InstantTime } from '#/parts/Time.tsx';
import type { Comparison } from '#/queries/changes.ts';

/** Shipments of which what was kept cannot be read, or only in part. */
export function spoiltCount({ snapshot, found }: Comparison): number {
  return (snapshot?.lost ?? 0) + found.unreadable + found.partial;
}

/** What the account is compared with, how that moves, and what of it could not be kept or read. */
export function ComparedWith({ comparison: { snapshot, found, storage } }: { comparison: Comparison }) {
  if (snapshot === null) return null;
  const notes = [
    storageNotes[storage],
    snapshot.cause === 'anew'
      ? 'Your last look could not be read from this device, so comparing began anew.'
      : null,
    spoilt(
      snapshot.lost + found.unreadable,
      'are not compared, because what was kept of them cannot be read',
    ),
    spoilt(
      found.partial,
      'are compared only in part, because the rest of what was kept of them cannot be read',
    ),
  ].filter((note) => note !== null);
  return (
    <div className="space-y-1 px-4 pb-2 text-sm text-ink-soft">
      <p>
        Compared with{' '}
        <span className="font-medium text-ink">
          <InstantTime at={snapshot.seenAt} />
        </span>
        , when {causes[snapshot.cause]}. Reloading or opening a shipment does not mark it.
      </p>
      {notes.map((note) => (
        <p key={note} role="status" className="text-attention">
          {note}
        </p>
      ))}
    </div>
  );
}

const causes: Record<SnapshotCause, string> = {
  first: 'this account was first read on this device',
  anew: 'this account was read the next time',
  seen: 'you last marked everything as seen',
};

const storageNotes: Record<Comparison['storage'], string | null> = {
  kept: null,
  forgotten: 'Nothing is kept on this device any more, so changes are compared only while this page is open.',
  full: 'This device has no room left, so what you mark as seen counts only while this page is open.',
  unavailable:
    'This browser keeps nothing on this device, so changes are compared only while this page is open.',
};

function spoilt(count: number, what: string): string | null {
  if (count === 0) return null;
  return `${count} of the kept shipments ${what}. Marking everything as seen puts it right.`;
}

import { InstantTime } from '#/parts/Time.tsx';
import type { Comparison } from '#/queries/changes.ts';
import { compared, notCompared, partlyCompared, reviewUnreadable, storageNotes } from './words.ts';

/** Shipments whose reviewed state cannot be read, or only in part. */
export function spoiltCount({ snapshot, found }: Comparison): number {
  return (snapshot?.lost ?? 0) + found.unreadable + found.partial;
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
